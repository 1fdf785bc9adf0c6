import type { Glyph } from './glyph.ts';

/** Words that take up less than this share of the width of their letters are printed over each other. */
const LEAST_EXTENT = 0.35;
/** Letters of which fewer than this lie on each other are an accent or a letter drawn twice. */
const FEWEST_PILED = 4;
/** Fewer letters over others are a mark, a stamp or a correction. */
const FEWEST_OVERPRINTED = 8;
/** A letter that begins before this share of the one before it lies on it. */
const LEAST_ADVANCE = 0.25;

/** A font may claim that its letters have no width; each is at least this wide, in ems. */
const LEAST_WIDTH = 0.2;
/** Letters nearer to each other than this, in ems, cannot both be read; the same letter is printed twice to thicken it. */
const LEAST_DISTANCE = 0.32;
const TWIN_DISTANCE = 0.15;
/** Text of which more than this share has other letters printed over it cannot be read. */
const MOST_OVERPRINTED = 0.6;
/** The share of a letter's width that others may lie on. */
const MOST_OVERLAP = 0.6;
/** So many letters of a place are compared. */
const MOST_OF_A_PLACE = 24;
const LETTER = /[\p{L}\p{N}]/u;

function widthOf(glyph: Glyph): number {
  return Math.max(glyph.width, glyph.ink.sizePt * LEAST_WIDTH);
}

/** Marks letters that are printed over each other, so that none of them can be read. */
export function markPiledUp(glyphs: readonly Glyph[]): void {
  markOverprinted(glyphs);
  for (const drawn of Map.groupBy(glyphs, ({ ink }) => ink.order).values()) {
    const letters = drawn.filter(({ hidden, text }) => hidden === null && text.trim() !== '');
    if (letters.length < FEWEST_PILED || !arePiledUp(letters)) continue;
    for (const glyph of drawn) glyph.hidden ??= 'tiny';
  }
  let pile: Glyph[] = [];
  const close = (): void => {
    if (pile.length >= FEWEST_PILED) for (const glyph of pile) glyph.hidden = 'tiny';
    pile = [];
  };
  for (const glyph of glyphs) {
    if (glyph.hidden !== null || glyph.text.trim() === '') continue;
    const last = pile.at(-1);
    if (last !== undefined && !liesOn(glyph, last)) close();
    pile.push(glyph);
  }
  close();
}

/** Marks whole texts that are printed over others: lines set at one place. */
function markOverprinted(glyphs: readonly Glyph[]): void {
  const letters = glyphs.filter(({ hidden, text }) => hidden === null && LETTER.test(text));
  const places = new Map<string, Glyph[]>();
  for (const glyph of letters) {
    const key = placeOf(glyph, 0, 0);
    const known = places.get(key);
    if (known === undefined) places.set(key, [glyph]);
    else if (known.length < MOST_OF_A_PLACE) known.push(glyph);
  }
  const piled = new Set<number>();
  for (const [order, drawn] of Map.groupBy(letters, ({ ink }) => ink.order)) {
    const overprinted = drawn.filter((glyph) => isOverprinted(glyph, places)).length;
    if (overprinted >= FEWEST_OVERPRINTED && overprinted > drawn.length * MOST_OVERPRINTED) piled.add(order);
  }
  if (piled.size === 0) return;
  for (const glyph of glyphs) if (piled.has(glyph.ink.order)) glyph.hidden ??= 'tiny';
}

/** A letter may begin two squares before those that it lies on. */
const WITHIN_REACH = [-2, -1, 0, 1];
const ABOVE_AND_BELOW = [-1, 0, 1];

/** Letters are kept by squares of the page. */
const PLACE_SIDE_PT = 8;

function placeOf({ x, y }: Glyph, right: number, down: number): string {
  return `${Math.floor(x / PLACE_SIDE_PT) + right},${Math.floor(y / PLACE_SIDE_PT) + down}`;
}

/** Whether other letters begin at its place, or lie on most of its width. */
function isOverprinted(glyph: Glyph, places: ReadonlyMap<string, readonly Glyph[]>): boolean {
  const { sizePt, order } = glyph.ink;
  let overlap = 0;
  for (const right of WITHIN_REACH) {
    for (const down of ABOVE_AND_BELOW) {
      for (const other of places.get(placeOf(glyph, right, down)) ?? []) {
        if (other.ink.order === order) continue;
        if (!(other.ink.sizePt < sizePt * 2 && sizePt < other.ink.sizePt * 2)) continue;
        const [across, along] = [Math.abs(other.y - glyph.y), Math.abs(other.x - glyph.x)];
        const distance = Math.max(across, along);
        if (other.text === glyph.text && distance < sizePt * TWIN_DISTANCE) continue;
        if (distance < sizePt * LEAST_DISTANCE) return true;
        if (across < sizePt * LEAST_DISTANCE) overlap += overlapOf(glyph, other);
      }
    }
  }
  return overlap > glyph.width * MOST_OVERLAP;
}

function overlapOf(a: Glyph, b: Glyph): number {
  if (a.ink.direction !== 'right' || b.ink.direction !== 'right') return 0;
  return Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x));
}

function arePiledUp(letters: readonly Glyph[]): boolean {
  const width = letters.reduce((sum, glyph) => sum + widthOf(glyph), 0);
  const extent = (at: (glyph: Glyph) => number): number => {
    const places = letters.map(at);
    return (
      places.reduce((most, place) => Math.max(most, place), -Infinity) -
      places.reduce((least, place) => Math.min(least, place), Infinity)
    );
  };
  return (
    Math.hypot(
      extent(({ x }) => x),
      extent(({ y }) => y),
    ) <
    width * LEAST_EXTENT
  );
}

function liesOn(glyph: Glyph, last: Glyph): boolean {
  const distance = Math.hypot(glyph.x - last.x, glyph.y - last.y);
  return glyph.text !== last.text && distance < widthOf(last) * LEAST_ADVANCE;
}
