// textual.js reads these when everything has been loaded, and this script runs before that.
const terminal = document.getElementById("terminal");
const socket = new URL("ws", location.href);
socket.protocol = location.protocol === "https:" ? "wss:" : "ws:";
terminal.dataset.sessionWebsocketUrl = socket.href;

// A page that was left may be kept alive for the way back; its game must end all the same.
window.WebSocket = class extends WebSocket {
  constructor(...address) {
    super(...address);
    window.addEventListener("pagehide", () => this.close());
  }
};

const size = Number.parseInt(new URLSearchParams(location.search).get("fontsize") ?? "", 10);
if (size >= 6 && size <= 60) {
  terminal.dataset.fontSize = size;
}

// With the first picture the keyboard is the game's: nobody has to click before playing.
new MutationObserver((changes, observer) => {
  if (document.body.classList.contains("-first-byte")) {
    observer.disconnect();
    document.querySelector(".xterm-helper-textarea")?.focus();
  }
}).observe(document.body, { attributeFilter: ["class"] });
