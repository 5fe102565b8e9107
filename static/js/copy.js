// The address of a link: <button data-copy="id" hidden> copies the field it names, <button data-send="id" hidden>
// hands it to the device's own way of sending. Without JavaScript the field itself is there.

function fieldOf(button, mark) {
  button.hidden = false;
  return document.getElementById(button.dataset[mark]);
}

async function copy(field) {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    document.execCommand("copy"); // pages without a secure connection have no clipboard
  }
}

function prepare() {
  for (const button of document.querySelectorAll("[data-copy][hidden]")) {
    const field = fieldOf(button, "copy");
    const label = button.textContent;
    button.addEventListener("click", async () => {
      await copy(field);
      button.textContent = "Copied";
      announce("Copied.");
      setTimeout(() => (button.textContent = label), 2000);
    });
  }
  for (const button of navigator.share ? document.querySelectorAll("[data-send][hidden]") : []) {
    const field = fieldOf(button, "send");
    button.addEventListener("click", () => navigator.share({ url: field.value }).catch(() => {}));
  }
}

prepare();
document.addEventListener("htmx:afterSettle", prepare);
