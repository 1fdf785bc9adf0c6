import type { Colour, ColourAt } from './paint-samples.ts';
import { listItems } from './read-field.ts';

/** What a transfer function makes of a colour (PDF 32000-1, 10.5); `null` where there is none. */
export type Transfer = ((colour: Colour) => Colour) | null;

/** The rule for colours of which nothing is known. */
export const UNKNOWN_COLOURS: Transfer = (colour) => (colour === 'none' ? colour : null);

/** The colour in which a rewritten file sets colourants that paint nothing. */
export const ABSENT_COLOUR = '#0d1f01';
/** The flatness by which content of a rewritten file says that nothing is known of its colours. */
export const UNKNOWN_FLATNESS = 4711;

/** The rule for a rewritten file, in which one colour means no paint. */
export const WITHOUT_ABSENT: Transfer = (colour) => (colour === ABSENT_COLOUR ? 'none' : colour);

/** Reads the tables of 256 values that the library makes of transfer functions: one for all colours or four. */
export function readTransfer(tables: unknown): Transfer {
  const list = listItems(tables);
  if (list.length === 0) return null;
  const [red, green = red, blue = red, grey = red] = list;
  const known = [red, green, blue, grey].map((table) => (table instanceof Uint8Array ? table : null));
  // Of four tables it depends on the colour's space which are used, so they must agree.
  const isOne = known.every((table) => String(table) === String(known[0]));
  if (!isOne) return UNKNOWN_COLOURS;
  const [table = null] = known;
  if (table === null) return null;
  return (colour) => {
    if (colour === ABSENT_COLOUR) return 'none';
    if (colour === null || !/^#[0-9a-f]{6}$/i.test(colour)) return colour;
    const parts = [1, 3, 5].map((at) => table[Number.parseInt(colour.slice(at, at + 2), 16)] ?? 0);
    return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  };
}

/** Colours at places, as a transfer function leaves them. */
export function transferred(transfer: Transfer, colourAt: ColourAt): ColourAt {
  return transfer === null ? colourAt : (x, y) => transfer(colourAt(x, y));
}
