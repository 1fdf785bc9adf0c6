import type { Chunk } from './chunks.ts';
import { mostFrequent } from './most-frequent.ts';
import type { PlacedGlyph } from './turn-glyphs.ts';

/** Counts letters by look, to say what a line mostly is. */
export class LineTally {
  readonly #sizes = new Map<number, number>();
  readonly #fonts = new Map<string | null, number>();
  readonly #styles = { bold: 0, italic: 0 };
  #letters = 0;

  add({ ink }: PlacedGlyph, chunk: Chunk): void {
    if (chunk.raised !== null) return;
    this.#letters += 1;
    this.#sizes.set(ink.sizePt, (this.#sizes.get(ink.sizePt) ?? 0) + 1);
    this.#fonts.set(ink.font.family, (this.#fonts.get(ink.font.family) ?? 0) + 1);
    if (ink.bold || chunk.isDoubled) this.#styles.bold += 1;
    if (ink.italic) this.#styles.italic += 1;
  }

  mainSize(): number {
    return mostFrequent(this.#sizes) ?? 0;
  }

  mainFont(): string | null {
    return mostFrequent(this.#fonts) ?? null;
  }

  isMostly(style: 'bold' | 'italic'): boolean {
    return this.#letters > 0 && this.#styles[style] > this.#letters * 0.9;
  }
}
