import type { Span } from '@greenpen/paper';

/** A stretch of the source that is not checked, and its placeholder. */
export type Mask = Span & { readonly replacement: string };

type Piece = { readonly start: number; readonly end: number; readonly source: number | null };

/** A text in which some stretches were replaced, and the way back from its offsets to the source's. */
export class MaskedText {
  readonly text: string;
  readonly #pieces: readonly Piece[];

  /** Offsets of `masks` are those of `source`; if two overlap, the one that starts first is kept. */
  constructor(source: string, masks: readonly Mask[]) {
    const pieces: Piece[] = [];
    let text = '';
    let at = 0;
    const add = (words: string, from: number | null) => {
      if (words !== '') pieces.push({ start: text.length, end: text.length + words.length, source: from });
      text += words;
    };
    for (const { start, end, replacement } of masks.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
      if (start < at) continue;
      add(source.slice(at, start), at);
      add(replacement, null);
      at = end;
    }
    add(source.slice(at), at);
    this.text = text;
    this.#pieces = pieces;
  }

  /** The place in the source; `null` where the stretch holds or crosses a mask. */
  toSource(start: number, end: number): Span | null {
    const piece = this.#pieces.find((candidate) => candidate.start <= start && end <= candidate.end);
    if (piece === undefined || piece.source === null) return null;
    return { start: piece.source + start - piece.start, end: piece.source + end - piece.start };
  }

  /** True if a placeholder is right before or after, so grammar around the place proves little. */
  isBesideMask(start: number, end: number): boolean {
    return this.#pieces.some(
      (piece) =>
        piece.source === null && piece.end >= start - 1 && piece.start <= end + 1 && piece.end > piece.start,
    );
  }
}
