// Buttons that copy the field they name: <button data-copy="id" hidden>. Without JavaScript the field itself is there.

for (const button of document.querySelectorAll("[data-copy]")) {
  const field = document.getElementById(button.dataset.copy);
  const label = button.textContent;
  button.hidden = false;
  button.addEventListener("click", async () => {
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
    } catch {
      document.execCommand("copy"); // pages without a secure connection have no clipboard
    }
    button.textContent = "Copied";
    announce("The link is copied.");
    setTimeout(() => (button.textContent = label), 2000);
  });
}
