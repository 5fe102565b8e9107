// Buttons with data-print open the browser's own print dialogue; without this file they stay hidden.
for (const button of document.querySelectorAll("[data-print]")) {
  button.hidden = false;
  button.addEventListener("click", () => window.print());
}
