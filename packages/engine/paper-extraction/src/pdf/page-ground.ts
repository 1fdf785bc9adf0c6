import { isLostOn } from '../visibility.ts';
import type { Glyph, Ink } from './glyph.ts';
import { type Colour, layOver } from './paint-samples.ts';
import type { Fill } from './page-marks.ts';

/** `lost`: not to be told from its ground. `covered`: painted over afterwards. */
export type Sight = 'seen' | 'lost' | 'covered';

const PAPER_COLOUR = '#ffffff';
/** Paints are kept by squares of the page of this side, in points. */
const SIDE_PT = 24;
/** Letters times the paints that lie there; a page of 10,000 letters on 200 paints has a tenth of it. */
const MOST_PAINTS = 20_000_000;
/** So many paints are followed at one place, and on all of a page. What lies under or over others is not known to be seen. */
const MOST_OF_A_SQUARE = 20_000;
const MOST_ENTRIES = 600_000;
/** Places inside a letter, as shares of its width and ems above its baseline. */
const PLACES = [0.25, 0.5, 0.75].flatMap((along) => [0.08, 0.25, 0.42].map((up) => [along, up] as const));
/** A letter is seen where it shows at so many of them. */
const ENOUGH = 4;
/** So many letters in a row under the sign of a comment are still read. */
const MOST_UNDER_ICON = 8;

/** Lays a page's paints over each other, with a letter among them and without it, and compares what is seen. */
export class PageGround {
  readonly #squares = new Map<string, Fill[]>();
  /** Where more is painted than is followed. */
  readonly #crowded = new Set<string>();
  readonly #hasLetters: boolean;
  readonly #lost = new Map<string, boolean>();
  readonly #onPaper = new WeakMap<Ink, Sight>();

  constructor(fills: readonly Fill[], glyphs: readonly Glyph[]) {
    const written = new Map(
      glyphs.map((glyph) => {
        const place = squareAt(...placeIn(glyph, 0.5, 0.25));
        return [place.join(','), place];
      }),
    );
    let entries = 0;
    for (const fill of fills) {
      for (const square of squaresOf(fill, written)) {
        const known = this.#squares.get(square) ?? [];
        if (entries >= MOST_ENTRIES || known.length >= MOST_OF_A_SQUARE) {
          this.#crowded.add(square);
          continue;
        }
        if (known.length === 0) this.#squares.set(square, known);
        known.push(fill);
        entries += 1;
      }
    }
    this.#hasLetters = fills.some(({ letter }) => letter !== undefined);
  }

  /** Whether more paint lies behind and over these letters together than a page can hold. */
  isOverloaded(glyphs: readonly Glyph[]): boolean {
    let paints = 0;
    for (const glyph of glyphs)
      paints += this.#squares.get(squareOf(...placeIn(glyph, 0.5, 0.25)))?.length ?? 0;
    return paints > MOST_PAINTS;
  }

  /** How a person sees a letter; under the sign of a comment it counts as seen if `ignoresIcons`. */
  look(glyph: Glyph, ignoresIcons: boolean): Sight {
    const square = squareOf(...placeIn(glyph, 0.5, 0.25));
    if (this.#crowded.has(square)) return 'covered';
    const all = this.#squares.get(square) ?? [];
    const fills =
      ignoresIcons || this.#hasLetters
        ? all.filter((fill) => !(ignoresIcons && fill.isIcon) && mayHide(fill, glyph))
        : all;
    // Most letters have nothing but paper around them, where all of one ink look alike.
    const { ink, paintedThrough } = glyph;
    const isPlain = fills.length === 0 && ink.fillAt === null && ink.masks.length === 0;
    if (isPlain && paintedThrough === null) {
      const sight = this.#onPaper.get(ink) ?? this.#lookAt(ink, null, fills, 0, 0);
      this.#onPaper.set(ink, sight);
      return sight;
    }
    const counts = { seen: 0, lost: 0, covered: 0 };
    for (const [at, [along, up]] of PLACES.entries()) {
      const [x, y] = placeIn(glyph, along, up);
      counts[this.#lookAt(ink, paintedThrough, fills, x, y)] += 1;
      if (counts.seen >= ENOUGH) return 'seen';
      if (counts.seen + PLACES.length - at - 1 < ENOUGH) break;
    }
    return counts.covered > counts.lost ? 'covered' : 'lost';
  }

  /** Text counts as seen where it is seen with the pictures of which nothing is known, and without them. */
  #lookAt(ink: Ink, through: string | null, fills: readonly Fill[], x: number, y: number): Sight {
    const sight = this.#lookOver(ink, through, fills, x, y);
    if (sight !== 'seen' || !fills.some(({ isDoubtful }) => isDoubtful)) return sight;
    const certain = fills.filter(({ isDoubtful }) => !isDoubtful);
    return this.#lookOver(ink, through, certain, x, y);
  }

  #lookOver(ink: Ink, through: string | null, fills: readonly Fill[], x: number, y: number): Sight {
    let without: Colour = PAPER_COLOUR;
    let at = 0;
    for (; at < fills.length; at += 1) {
      const fill = fills[at];
      if (fill === undefined || fill.order >= ink.order) break;
      without = layFill(without, fill, x, y);
    }
    const paints = paintsOf(ink, through, x, y);
    const opacity = ink.masks.reduce((rest, letsThrough) => rest * letsThrough(x, y), ink.opacity);
    const isShown = paints.some((colour) => {
      const seen = layOver(without, { colour, opacity, blendMode: ink.blendMode });
      return this.#differ(seen, without);
    });
    if (!isShown) return 'lost';
    const stillShown = paints.some((colour) => {
      let ground = without;
      let seen = layOver(without, { colour, opacity, blendMode: ink.blendMode });
      for (let over = at; over < fills.length; over += 1) {
        const fill = fills[over];
        if (fill === undefined) continue;
        ground = layFill(ground, fill, x, y);
        seen = layFill(seen, fill, x, y);
      }
      return this.#differ(seen, ground);
    });
    return stillShown ? 'seen' : 'covered';
  }

  /** Whether two colours can be told apart; unknown ones cannot be shown to differ. */
  #differ(a: Colour, b: Colour): boolean {
    if (a === null || b === null || a === b) return false;
    const key = a + b;
    const isLost = this.#lost.get(key) ?? isLostOn(a, b);
    this.#lost.set(key, isLost);
    return !isLost;
  }
}

/** The dots of a chart, which a font draws, may lie on each other. */
function mayHide({ letter }: Fill, glyph: Glyph): boolean {
  return letter === undefined || (letter !== glyph && !(letter.isSolid && glyph.isSolid));
}

/** The colours that letters are painted in: of filled and outlined ones each can make them seen. */
function paintsOf(ink: Ink, through: string | null, x: number, y: number): readonly Colour[] {
  if (ink.unpainted) return [through ?? 'none'];
  const fill = ink.fillAt?.(x, y) ?? ink.fill;
  return ink.outline === undefined ? [fill] : [fill, ink.outline];
}

function layFill(ground: Colour, fill: Fill, x: number, y: number): Colour {
  if (!fill.holds(x, y)) return ground;
  const { blendMode } = fill;
  return layOver(ground, { colour: fill.colourAt(x, y), opacity: fill.opacityAt(x, y), blendMode });
}

/** A place in a letter on the page. */
export function placeIn(glyph: Glyph, along: number, up: number): readonly [number, number] {
  const { ink, width } = glyph;
  const [right, top] = [width * along, ink.sizePt * up];
  return [glyph.x + ink.along[0] * right + ink.up[0] * top, glyph.y + ink.along[1] * right + ink.up[1] * top];
}

type Square = readonly [column: number, row: number];

function squareAt(x: number, y: number): Square {
  return [Math.floor(x / SIDE_PT), Math.floor(y / SIDE_PT)];
}

function squareOf(x: number, y: number): string {
  return squareAt(x, y).join(',');
}

/** The written squares that a paint lies in or beside, since a letter is kept by its middle. */
function* squaresOf({ box }: Fill, written: ReadonlyMap<string, Square>): Generator<string> {
  const [left, top] = squareAt(box.x0, box.y0).map((value) => value - 1);
  const [right, bottom] = squareAt(box.x1, box.y1).map((value) => value + 1);
  if (left === undefined || top === undefined || right === undefined || bottom === undefined) return;
  // A damaged file may paint an area of any size, which has more squares than there are letters.
  if (!((right - left + 1) * (bottom - top + 1) < written.size)) {
    for (const [square, [column, row]] of written)
      if (column >= left && column <= right && row >= top && row <= bottom) yield square;
    return;
  }
  for (let column = left; column <= right; column += 1) {
    for (let row = top; row <= bottom; row += 1) {
      const square = `${column},${row}`;
      if (written.has(square)) yield square;
    }
  }
}

/** Runs of letters that only comment signs lie over, too short to be a text that somebody hid. */
export function keepUnderIcons(glyphs: readonly Glyph[], ground: PageGround): void {
  let run: Glyph[] = [];
  const close = (): void => {
    if (run.length < MOST_UNDER_ICON) for (const glyph of run) glyph.hidden = null;
    run = [];
  };
  for (const glyph of glyphs) {
    if (glyph.hidden === 'covered' && ground.look(glyph, true) === 'seen') run.push(glyph);
    else close();
  }
  close();
}
