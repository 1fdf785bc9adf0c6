const longest = 255;
/**
 * Names are cut to this length first, because Unicode composition takes quadratic time; composing shortens a name to
 * a quarter at most.
 */
const longestRead = 4 * longest;

/** Control characters, line separators, and invisible or direction-changing characters. */
const notShown = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** The display name: without path, invisible and control characters, at most 255 UTF-16 units. */
export function cleanFileName(name: string): string {
  // Browsers escape quotes and line breaks of file names in forms.
  const written = name.replaceAll('%22', '"').replaceAll(/%0[AD]/gu, '');
  const lastPart = written.toWellFormed().split(/[/\\]/u).at(-1) ?? '';
  const shown = cut(lastPart.replaceAll(notShown, '').trim(), longestRead).normalize('NFC');
  if (shown === '' || shown === '.' || shown === '..') return 'unnamed';
  return cut(shown, longest);
}

/** Shortens a name to `most` UTF-16 units, keeping the extension and splitting no surrogate pair. */
function cut(name: string, most: number): string {
  if (name.length <= most) return name;
  const extension = /\.\w{1,8}$/u.exec(name)?.[0] ?? '';
  return name.slice(0, most - extension.length).replace(/[\uD800-\uDBFF]$/u, '') + extension;
}
