const WORDS = 5;

/** How the text of a paragraph begins, in quotation marks. */
export function quoteOpening(text: string): string {
  const first = text.trim().split(/\s+/u).slice(0, WORDS).join(' ');
  return `“${first.replace(/[,;:.]+$/u, '')}…”`;
}
