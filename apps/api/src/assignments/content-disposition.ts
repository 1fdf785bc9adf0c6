/** A download's header as RFC 6266 and RFC 8187 want it: a plain name for old readers, and the true one. */
export function contentDisposition(fileName: string): string {
  const plain = fileName.replaceAll(/[^\w .()-]/gu, '_');
  const exact = encodeURIComponent(fileName.toWellFormed()).replaceAll(
    /['()*]/gu,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}
