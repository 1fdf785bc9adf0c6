/** An apostrophe inside a word does not end a passage in single marks, and one at a word's end does not begin one. */
const quotations =
  /"([^"]*)"|“([^”]*)”|«([^»]*)»|„([^“”]*)[“”]|(?<![\p{L}\p{N}])[‘']((?:[^’'\n]|[’'](?=\p{L}))+)[’'](?!\p{L})/gu;

/**
 * The first passage in quotation marks that none of the sources holds, or `null`. Quotation marks, dashes, white space
 * and the punctuation at a quotation's end may differ, words may not; what is left out is shown by dots.
 */
export function findFalseQuote(text: string, sources: readonly string[]): string | null {
  const known = sources.map(normalized);
  for (const [marked, ...groups] of text.matchAll(quotations)) {
    const quote = groups.find((group) => group !== undefined) ?? '';
    const pieces = quote.split(/\s*(?:\[?(?:…|\.{3}|(?:\. ){2}\.)\]?)\s*/u).map(trimmed);
    const isKnown = known.some((source) => holdsInOrder(source, pieces));
    if (!isKnown) return marked;
  }
  return hasOpenQuotation(text) ? text.slice(-40) : null;
}

function hasOpenQuotation(text: string): boolean {
  const rest = text.replaceAll(quotations, '');
  return /["“”«»„]/u.test(rest);
}

function holdsInOrder(source: string, pieces: readonly string[]): boolean {
  let from = 0;
  for (const piece of pieces) {
    if (piece === '') continue;
    const start = findWhole(source, piece, from);
    if (start === -1) return false;
    from = start + piece.length;
  }
  return true;
}

/** Where the piece occurs with its first and last word whole; its first letter may differ in case. */
function findWhole(source: string, piece: string, from: number): number {
  const [first = '', ...rest] = piece;
  const places = [first.toLowerCase(), first.toUpperCase()].flatMap((letter) => {
    const start = findBounded(source, letter + rest.join(''), from);
    return start === -1 ? [] : [start];
  });
  return places.length === 0 ? -1 : Math.min(...places);
}

function findBounded(source: string, piece: string, from: number): number {
  for (let start = source.indexOf(piece, from); start !== -1; start = source.indexOf(piece, start + 1)) {
    const end = start + piece.length;
    if (!isInsideWord(source, start) && !isInsideWord(source, end)) return start;
  }
  return -1;
}

function isInsideWord(source: string, at: number): boolean {
  return /[\p{L}\p{N}]/u.test(source.charAt(at - 1)) && /[\p{L}\p{N}]/u.test(source.charAt(at));
}

function trimmed(quote: string): string {
  return normalized(quote).replaceAll(/^[\s.,;:!?]+|(?<![\s.,;:!?])[\s.,;:!?]+$/gu, '');
}

function normalized(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[‘’‚‛′`´]/gu, "'")
    .replaceAll(/[“”„‟″«»]/gu, '"')
    .replaceAll(/[‐‑‒–—―−]/gu, '-')
    .replaceAll(/\s+/gu, ' ');
}
