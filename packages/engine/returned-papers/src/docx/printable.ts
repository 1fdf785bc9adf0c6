/** XML 1.0 has no place for control characters and broken surrogates; Word refuses a file that holds one. */
export function printable(text: string): string {
  return text.toWellFormed().replaceAll(/[^\t\n\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}
