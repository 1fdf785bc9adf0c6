import type { Chunk } from './chunks.ts';
import { mostFrequent } from './most-frequent.ts';

/** Letters of an initial: an opening quotation mark and a letter or two. */
const MOST_LETTERS = 3;
/** A page with more large letters than this has no paragraphs that begin with one. */
const MOST_INITIALS = 100;
/** Size of an initial against the text that follows it. */
const LEAST_RATIO = 1.4;
/** Farthest that the text begins to the right of its initial, in ems of the text. */
const FARTHEST = 1.5;
/** How far above and below an initial's baseline the lines beside it are, in its ems. */
const ABOVE = 0.75;
const BELOW = 0.25;
/** How far apart baselines of one line are, in ems. */
const SAME_BASELINE = 0.15;

export type Initial = {
  readonly letter: Chunk;
  /** The chunk that carries on the word. */
  readonly first: Chunk;
  /** Chunks of lower lines that make room for the letter. */
  readonly lower: readonly Chunk[];
};

/** Finds large first letters, dropped or raised, and the text beside them. `chunks` are sorted from the top down. */
export function findInitials(chunks: readonly Chunk[]): readonly Initial[] {
  const initials: Initial[] = [];
  const sizes = new Map<number, number>();
  for (const { sizePt, glyphs } of chunks) sizes.set(sizePt, (sizes.get(sizePt) ?? 0) + glyphs.length);
  const bodyPt = mostFrequent(sizes) ?? 0;
  const large = chunks.filter(
    (chunk) =>
      chunk.sizePt >= bodyPt * LEAST_RATIO &&
      chunk.glyphs.length <= MOST_LETTERS &&
      /\p{L}/u.test(spell(chunk)),
  );
  if (large.length > MOST_INITIALS) return [];
  for (const letter of large) {
    const beside = chunks.filter((other) => isBeside(other, letter));
    const [first, ...lower] = beside;
    const startsAbove = first !== undefined && first.y - letter.y <= first.sizePt * SAME_BASELINE;
    if (startsAbove && !isSetAfterText(letter, chunks)) initials.push({ letter, first, lower });
  }
  return initials;
}

function isBeside(text: Chunk, letter: Chunk): boolean {
  const { sizePt } = text;
  if (letter.sizePt < sizePt * LEAST_RATIO || text.glyphs.length <= MOST_LETTERS) return false;
  const gap = text.x0 - letter.x1;
  if (gap < -sizePt * 0.5 || gap > sizePt * FARTHEST) return false;
  const below = text.y - letter.y;
  return below <= letter.sizePt * BELOW && below >= -letter.sizePt * ABOVE;
}

/** A large letter within a line is not the first of its text. */
function isSetAfterText(letter: Chunk, chunks: readonly Chunk[]): boolean {
  return chunks.some((other) => {
    const gap = letter.x0 - other.x1;
    const isLevel = Math.abs(other.y - letter.y) < other.sizePt * SAME_BASELINE;
    return other !== letter && isLevel && Math.abs(gap) < letter.sizePt;
  });
}

function spell(chunk: Chunk): string {
  return chunk.glyphs.map(({ text }) => text).join('');
}
