// Runs in SimCord's page: links to tables, and who looks on, are told to the page around it.
const picker = document.getElementById("viewer-picker");
const tell = (what) => window.parent.postMessage({ ...what, viewer: picker.value }, "*");

if (window.parent !== window) {
  picker.addEventListener("change", () => tell({}));
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[href^='https://discord.com/channels/']");
    if (!link) return;
    event.preventDefault();
    tell({ link: link.href });
  }, true);
}
