import type { Glyph } from './glyph.ts';
import { hasOddColours } from './find-odd-colours.ts';
import { showOddColours } from './show-odd-colours.ts';

/** What can be said about the colours of a file: as they are read, shown by another file, or nothing. */
export type TrueColours =
  | { readonly status: 'as-read' | 'unknown' }
  | { readonly status: 'shown'; readonly file: Uint8Array };

/** Finds out whether a file's colours are those that the library reads. */
export async function findTrueColours(file: Uint8Array): Promise<TrueColours> {
  if (!hasOddColours(file)) return { status: 'as-read' };
  try {
    const shown = await showOddColours(file);
    return shown === null ? { status: 'as-read' } : { status: 'shown', file: shown };
  } catch {
    return { status: 'unknown' };
  }
}

/** Hides what is hidden in the other reading of a page; all of it where the two do not hold the same letters. */
export function hideAlike(glyphs: readonly Glyph[], others: readonly Glyph[] | null): void {
  const areAlike =
    others?.length === glyphs.length && glyphs.every(({ text }, at) => text === others[at]?.text);
  for (const [at, glyph] of glyphs.entries()) {
    const reason = areAlike ? (others[at]?.hidden ?? null) : 'same-colour-as-page';
    glyph.hidden ??= reason;
  }
}
