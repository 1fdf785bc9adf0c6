const longest = 255;

/** Controls, line separators, and marks that are invisible or turn the reading direction around. */
const notShown = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** The name as lists show it: without path, invisible and control characters, 255 UTF-16 units at most. */
export function cleanFileName(name: string): string {
  // How browsers write quotes and line ends of a name into a form.
  const written = name.replaceAll('%22', '"').replaceAll(/%0[AD]/gu, '');
  const lastPart = written.toWellFormed().normalize('NFC').split(/[/\\]/u).at(-1) ?? '';
  const shown = lastPart.replaceAll(notShown, '').trim();
  if (shown === '' || shown === '.' || shown === '..') return 'unnamed';
  if (shown.length <= longest) return shown;
  const extension = /\.\w{1,8}$/u.exec(shown)?.[0] ?? '';
  return shown.slice(0, longest - extension.length).replace(/[\uD800-\uDBFF]$/u, '') + extension;
}
