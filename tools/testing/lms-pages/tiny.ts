/** Starts TinyMCE of the real package on a textarea; the page says when it is ready. */
export const tinyOn = (
  id: string,
  base: string,
): string => `<script src="${base}/tinymce.min.js"></script><script>
tinymce.init({ selector: '#${id}', license_key: 'gpl', skin: false, content_css: false, menubar: false, toolbar: false,
  promotion: false, base_url: '${base}' }).then(() => document.body.dataset.ready = 'yes');</script>`;

/** Counts what a page must never get from the extension. */
export const traps = `<script>
window.said = [];
for (const name of ['submit', 'click', 'change', 'keydown', 'blur'])
  document.addEventListener(name, (event) => { if (event.target.closest?.('[data-trap]')) said.push(name); }, true);
</script>`;
