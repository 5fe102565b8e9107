// Live news of a match. An event stream tells that there is news number 41, and what is new is asked for as a page
// would; without the stream it is asked for every three seconds. A module, so load it with type="module".
//
// Marks in the HTML, looked up each time, so that any of it may be swapped:
//   data-stream="…" data-updates="…" data-seq="…" data-news="…"   on the board
//   data-connection    where the state of the connection is written; the attribute then holds its first word
//   data-refresh       a link or button that asks at once
//   data-background    on what is sent without the player's doing
// An answer that shows the board carries data-news, and is dropped where it is older than what is shown.

const ASK_EVERY = 3_000;
const GIVE_UP_AFTER = 10_000; // on one request
const LONGEST_WAIT = 60_000; // before the stream is tried again

let stream = null;
let failures = 0; // of the stream, one after the other
let retry;
let newest = 0; // the number last told
let asked = 0; // the number last told when we last asked
let requests = 0; // under way, of any part of the page
let isOffline = !navigator.onLine;
let heard = ""; // the state that was told last, once there was a connection: a board swapped in shows it and says nothing

const board = () => document.querySelector("[data-stream]");
const shown = () => Number(board()?.dataset.news);
const isLive = () => stream?.readyState === EventSource.OPEN;
const isOurs = (event) => event.detail.requestConfig.elt.matches("[data-stream]");
const isBackground = (event) => event.detail.requestConfig.elt.matches("[data-stream], [data-background]");

function tell() {
  const missing = failures > 1 ? "asking every 3 seconds" : "reconnecting";
  const state = isOffline ? "offline" : isLive() ? "live" : missing;
  if (heard && heard !== state) announce(`Connection: ${state}`);
  if (heard || state === "live") heard = state;
  for (const place of document.querySelectorAll("[data-connection]")) {
    if (place.textContent !== state) place.textContent = state;
    place.dataset.connection = state.split(" ")[0];
  }
}

// ---- the stream

function connect() {
  disconnect();
  if (!board() || document.hidden) return;
  stream = new EventSource(board().dataset.stream);
  stream.addEventListener("open", () => {
    failures = 0;
    isOffline = false;
    tell();
  });
  stream.addEventListener("message", (event) => {
    newest = Number(event.data);
    askForNewest();
  });
  stream.addEventListener("close", connect); // streams end after a while, and say so
  stream.addEventListener("error", () => {
    disconnect();
    failures += 1;
    tell();
    const wait = Math.min(LONGEST_WAIT, 1_000 * 2 ** (failures - 1));
    retry = setTimeout(connect, wait * (0.5 + Math.random()));
  });
}

function disconnect() {
  clearTimeout(retry);
  stream?.close();
  stream = null;
}

// ---- asking, one request at a time

function ask() {
  if (requests || !board()) return;
  asked = newest;
  const { updates, seq, news } = board().dataset;
  htmx.ajax("GET", updates, { source: board(), swap: "none", values: { after: seq, news } }).catch(() => {});
}

// Not while the player's own action is under way: what it brings back may be all that was told.
function askForNewest() {
  if (newest > Math.max(shown(), asked)) ask();
}

function askAndConnect() {
  ask();
  if (!isLive()) connect();
}

setInterval(() => {
  if (!document.hidden && (!isLive() || newest > shown())) ask();
}, ASK_EVERY);

document.addEventListener("htmx:configRequest", (event) => {
  if (event.detail.elt.matches("[data-stream]")) event.detail.timeout = GIVE_UP_AFTER;
});

document.addEventListener("htmx:beforeSend", (event) => {
  const { xhr } = event.detail;
  const isAsking = isOurs(event);
  requests += 1;
  xhr.addEventListener("loadend", () => {
    requests -= 1;
    if (isAsking && xhr.status === 404) location.reload(); // no longer ours to see, which the page itself tells best
    if (isAsking) isOffline = xhr.status === 0;
    tell();
    askForNewest();
  });
});

document.addEventListener("htmx:beforeSwap", (event) => {
  const arriving = Number(/ data-news="(\d+)"/.exec(event.detail.serverResponse)?.[1]);
  if (arriving < shown() || (arriving === shown() && isOurs(event))) event.detail.shouldSwap = false;
});

// That what the player never sent has failed is told by the state of the connection, and no reason to interrupt.
for (const failure of ["htmx:sendError", "htmx:responseError"]) {
  document.addEventListener(failure, (event) => isBackground(event) && event.stopPropagation(), { capture: true });
}

// ---- the page comes and goes

document.addEventListener("visibilitychange", () => (document.hidden ? disconnect() : askAndConnect()));
addEventListener("pagehide", disconnect);
addEventListener("pageshow", (event) => event.persisted && askAndConnect());
addEventListener("online", askAndConnect);
addEventListener("offline", () => {
  isOffline = true;
  tell();
});
document.addEventListener("click", (event) => {
  if (!event.target.closest("[data-refresh]")) return;
  event.preventDefault();
  askAndConnect();
});

tell();
connect();
