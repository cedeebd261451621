"""The digests of shipped content, as recorded: where one differs, saved games are refused."""

from __future__ import annotations

import pytest

from united.library import load_catalog
from united.rules.content import ForeignContent, check_content

PACKS = """
spider-verse 480776058ef5f60bb520b20812dc9f6399bc7dacd8f00cb02541307988013375
core-set 0388c45e64582078bd82c30c60886d0c45a69f038653f3a8a59d7bf98ea7cd9f
printed-tokens 19e4f6364bdc0e05b6fe06bb439e0abf6606557471a107972bc48092ac8ac657
"""

THINGS = """
heroes/ghost-spider d02f4566562dbaf4842dd5bee857aae0599825c70969e1e9cb0bfed04f25a42a
heroes/miles-morales 49a4454f6b5769f835a0249138ec16c0ecb49855d891ff4d0f4b93bbe234d70e
heroes/spider-ham defe3915d3060b1efe309267964a80697b85643ae39790f66a1ea7f773e9d145
heroes/spider-man d9d1585dda2eaa39983f2f5f0d586c2d0fdde7c018868341958b628e0f0b58d7
locations/brooklyn-bridge 72731a952f511dede6855a13a6b248a04729e065add3598eeb0ed246a265fdcc
locations/daily-bugle 0a64db2db2b3e37196f6458a977a281ecc5627cec04e4eaf3631c580828d8436
locations/midtown-high-school 5b44a3a29d0e08cd9c28c9c78443dec79e2d68c48e5368d8f97a7b4ee02257de
locations/osborn-labs d8047f81b479893b0d430bd2e2f6c003361238d332d3f5523fe127b2d1f3549f
locations/oscorp-tower 5ef7fefb63b51129180391aad2b503f0a8f0d843113d66defd2ef7c2c743274c
locations/queens e63990377c50d0cda03b6ff04a887fdda7f47fbac12c3acdf09a8a5f3341c57a
villains/green-goblin f16f11f452cca597ebfb7bb0db0f17e33aef4960d3bd10810012a5af08dc2746
challenges/secret-identity 0a40d29e44840d85a8532aa74f64f3bed88d1f107cd4ad09a32fed480f8678ad
heroes/ant-man d1e348c4a2ab1ef93d2971f0e2d0e17455340defe21311109640dc0a479abf0f
heroes/black-widow dda3190e4dd06307e2eef3139a4a4ef98572b55346ad1746962ea983c49ba512
heroes/captain-america 8fc9f44aa2f66b88829b473e18709ea3840083977dfe6851fb59cd7a78653e85
heroes/captain-marvel d98f686a4d50017efca4972a0e377ec27af63f83f41185fb17cf3879e8eb63db
heroes/iron-man 0f8c86e2588792523aeddc953a3e4661b6693e1712c0954bcdf92459ac45dc99
heroes/venom 622d8f8d26c9a90cf2f7280269ab9065ac95d447bacee585cd21c40a9c59a24b
locations/avengers-mansion 18022ce0c2eb10e9642a2e8d4b589ef4989828ba68885a4354677b9acf407664
locations/avengers-tower f0d2cbed16b8dac003417a1ec5c3f5b7b3c1f68650c197f02ad6d1d8a2701da7
locations/helicarrier 703d12bead1dc8fe9f9afd16bc19b1e467a5ea73dd26042ce168fc63de8a7fb0
locations/nypd-headquarters 0117c1f4fdcd693abffd90bb3c3bc3707ae3bdfec669e0dc83d0c30270d46da6
locations/stark-labs 7b5e7e0a624968e4d66d12de9ced46fecc7ff40cd8f1913b9fc767cd0a179cc3
locations/times-square a0d5d5ce55e59d7853642333a1a1efa12a8a727850c6061c5393771f6120b5cc
villains/taskmaster f84b6b9ed89bcaa7921d0c15e299dd4f5689aa338d092e8a2d9b18190d9d8a6f
challenges/endangered-locations 8c02f6eea52aad7c92b02ac86468d131d2449602fe36ef452ffd622c1a3291f0
challenges/hard 7a90d5fbaa007ebdcf4fda53ce6ae15c01c5e098b2fee9a49080006671f85cd1
challenges/heroic db455b82fb5a495f732d8a0b06cb47c699de9e086ac039e6ff2751a9d34ce349
challenges/moderate 480ddea3149a17195adb56b1914a283d9e49329d6c377aaf350aa6dc6ab246d0
challenges/plan-b e3c96ea7d1e8ec21f7c8b5c7b0ff81cc45fc56fa2daf56d6885c69b1b57bc69d
tokens/crisis a1bc85ab09877586b93fcebe71f062ffdf34c77b27282d0eafa55c7caebf9c66
"""

PRINTED_TOKENS = """
locations/osborn-labs 3fc9e69c6b469607d447cb4bcd6c95e149d82d63945d02b278d396176281253f
locations/oscorp-tower 1989559aef59ae976375e6b3c15a70fe13008739dff600e25c9cef08a4d4e6e0
"""

BEFORE = """
heroes/miles-morales 633b228411013dcd656de170c345eff067ea687cdd1f1809cd26b9b703f59f96
heroes/spider-ham d945c621035d9fbb52b8643dbf28a2a6be8cb47255f75332935556318ec7ff01
locations/brooklyn-bridge 632969c9658fa8d51c11c29ed5376267ec1f36158541945c5772729b2d6b10e2
locations/queens ccc75c778ceb2bbd43324abc9b8ba814c8d20864c7ea1aa1c7c990b194b403dc
villains/green-goblin 1b9a88ab76bf25ba7d8db028256c3b64557c4092401ebfaa9fa6de6937e05a89
challenges/secret-identity dc4435daee648d726842d5736d7790697d17857cc5a9cdd8f6470dfd5187ba97
"""
"""What was shipped once in other words that mean the same."""


def digests(lines: str) -> dict[str, str]:
    return dict(line.split() for line in lines.split("\n") if line)


def test_the_digests_of_shipped_content_are_as_recorded() -> None:
    assert load_catalog().digests == digests(THINGS)
    printed = load_catalog(["printed-tokens"])
    assert printed.digests == digests(THINGS) | digests(PRINTED_TOKENS)
    assert {pack.id: pack.digest for pack in printed.packs} == digests(PACKS)


def test_games_saved_with_the_same_content_in_other_words_go_on() -> None:
    catalog = load_catalog()
    check_content((), catalog.digests, catalog)
    check_content((), {**catalog.digests, **digests(BEFORE)}, catalog)


def test_games_saved_with_other_content_do_not() -> None:
    catalog = load_catalog()
    with pytest.raises(ForeignContent):
        check_content((), {**catalog.digests, "locations/queens": "0" * 64}, catalog)
