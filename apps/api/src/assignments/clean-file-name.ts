const longest = 255;
/** What of a name is read: composing its characters takes the square of their number, and leaves a quarter at least. */
const longestRead = 4 * longest;

/** Controls, line separators, and marks that are invisible or turn the reading direction around. */
const notShown = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** The name as lists show it: without path, invisible and control characters, 255 UTF-16 units at most. */
export function cleanFileName(name: string): string {
  // How browsers write quotes and line ends of a name into a form.
  const written = name.replaceAll('%22', '"').replaceAll(/%0[AD]/gu, '');
  const lastPart = written.toWellFormed().split(/[/\\]/u).at(-1) ?? '';
  const shown = cut(lastPart.replaceAll(notShown, '').trim(), longestRead).normalize('NFC');
  if (shown === '' || shown === '.' || shown === '..') return 'unnamed';
  return cut(shown, longest);
}

/** At most so many UTF-16 units, with the extension, and no half of a pair. */
function cut(name: string, most: number): string {
  if (name.length <= most) return name;
  const extension = /\.\w{1,8}$/u.exec(name)?.[0] ?? '';
  return name.slice(0, most - extension.length).replace(/[\uD800-\uDBFF]$/u, '') + extension;
}
