import type { Span } from '@greenpen/paper';

/** Between the pieces of a quotation that leaves words out. */
const LEFT_OUT = /\s*\[?(?:…|\.{3,}|(?:\. ){2}\.)\]?\s*/u;

/**
 * A text in which quotations are found whatever their quotation marks, dashes, spaces, ligatures and soft hyphens:
 * every other character has to be the same, and the first and the last word have to be whole.
 */
export class QuotableText {
  readonly #normal: string;
  /** The offset in the text for each unit of the normal form, and one for its end. */
  readonly #offsets: readonly number[];

  constructor(text: string) {
    const { normal, offsets } = normalise(text);
    this.#normal = normal;
    this.#offsets = offsets;
  }

  /** The first place that is quoted; `null` where the text does not hold it. */
  find(quote: string): Span | null {
    return this.findAll(quote)[0] ?? null;
  }

  findAll(quote: string): readonly Span[] {
    const wanted = bare(normalise(quote).normal);
    if (wanted === '') return [];
    const [first = '', ...rest] = wanted;
    const found = [
      ...new Set([wanted, first.toUpperCase() + rest.join(''), first.toLowerCase() + rest.join('')]),
    ]
      .flatMap((variant) => this.#placesOf(variant))
      .toSorted((a, b) => a.start - b.start);
    return found;
  }

  /** As `find`; of a quotation that leaves words out, the place of its longest piece of at least four words. */
  findPassage(quote: string): Span | null {
    const whole = this.find(quote);
    if (whole !== null) return whole;
    const pieces = quote.split(LEFT_OUT).filter((piece) => countWords(piece) >= 4);
    if (pieces.length === 0 || (pieces.length === quote.split(LEFT_OUT).length && pieces.length === 1))
      return null;
    const places = pieces.map((piece) => this.find(piece));
    if (places.includes(null)) return null;
    return (
      places
        .flatMap((place) => (place === null ? [] : [place]))
        .toSorted((a, b) => b.end - b.start - a.end + a.start)[0] ?? null
    );
  }

  #placesOf(wanted: string): readonly Span[] {
    const places: Span[] = [];
    for (let at = this.#normal.indexOf(wanted); at !== -1; at = this.#normal.indexOf(wanted, at + 1)) {
      const end = at + wanted.length;
      if (this.#isInsideWord(at) || this.#isInsideWord(end)) continue;
      places.push({
        start: this.#offsets[at] ?? 0,
        end: (this.#offsets[end - 1] ?? 0) + this.#lengthAt(end - 1),
      });
    }
    return places;
  }

  /** Units of the text that the unit of the normal form at `index` stands for. */
  #lengthAt(index: number): number {
    const start = this.#offsets[index] ?? 0;
    const next = this.#offsets.slice(index + 1).find((offset) => offset > start) ?? start + 1;
    return Math.max(1, next - start);
  }

  #isInsideWord(at: number): boolean {
    return /[\p{L}\p{N}]/u.test(this.#normal.charAt(at - 1)) && /[\p{L}\p{N}]/u.test(this.#normal.charAt(at));
  }
}

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu)?.length ?? 0;
}

function normalise(text: string): { readonly normal: string; readonly offsets: readonly number[] } {
  let normal = '';
  const offsets: number[] = [];
  for (const { 0: cluster, index } of text.matchAll(/\P{M}\p{M}*|\p{M}+/gu)) {
    const plain = plainForm(cluster);
    // Runs of spaces and of dashes are one.
    const isRepeated = (plain === ' ' || plain === '-') && normal.endsWith(plain);
    if (plain === '' || isRepeated) continue;
    for (let unit = 0; unit < plain.length; unit += 1) offsets.push(index);
    normal += plain;
  }
  offsets.push(text.length);
  return { normal, offsets };
}

function plainForm(cluster: string): string {
  return cluster
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[‘’‚‛′`´]/gu, "'")
    .replaceAll(/[“”„‟″«»]/gu, '"')
    .replaceAll(/[‐‑‒–—―−]/gu, '-')
    .replaceAll(/\s+/gu, ' ');
}

/** Without the marks and stops that a quotation may have around it. */
function bare(normal: string): string {
  return normal.replaceAll(/^[\s"'.,;:!?-]+|(?<![\s"'.,;:!?-])[\s"'.,;:!?-]+$/gu, '');
}
