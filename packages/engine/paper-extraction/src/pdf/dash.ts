import { listItems } from './read-field.ts';

/** The dash pattern of strokes (PDF 32000-1, 8.4.3.6), in units of user space. */
export type Dash = { readonly lengths: readonly number[]; readonly phase: number };

export const SOLID: Dash = { lengths: [], phase: 0 };

/** A pattern that is not allowed, as one of nothing but zeros, is read as a solid line. */
export function readDash(lengths: unknown, phase: unknown): Dash {
  const list = listItems(lengths).map(Number);
  if (!list.every((length) => length >= 0 && Number.isFinite(length)) || !list.some((length) => length > 0))
    return SOLID;
  return { lengths: list, phase: typeof phase === 'number' && Number.isFinite(phase) ? phase : 0 };
}

/** Of a longer line the share is the same. */
const MOST_PERIODS = 50;

/** What a dash pattern paints of a line: the share of its length, and the longest stretch that it leaves out. */
export type Dashed = { readonly share: number; readonly gap: number };

/**
 * What is painted from the start of a line on to `length`. `capWidth` is what round or square caps add to each dash,
 * which paint it even where it has no length; butt caps add nothing.
 */
export function measureDashes({ lengths, phase }: Dash, length: number, capWidth: number): Dashed {
  const period = lengths.reduce((sum, one) => sum + one, 0) * (lengths.length % 2 === 0 ? 1 : 2);
  if (!(period > 0) || !(length > 0)) return { share: 1, gap: 0 };
  const end = Math.min(length, period * MOST_PERIODS);
  let from = -(((phase % period) + period) % period);
  let painted = 0;
  let reached = 0;
  let gap = 0;
  for (let at = 0; from - capWidth / 2 < end; at += 1) {
    const one = lengths[at % lengths.length] ?? 0;
    if (at % 2 === 0 && one + capWidth > 0) {
      const start = Math.max(from - capWidth / 2, reached);
      const stop = Math.min(from + one + capWidth / 2, end);
      if (stop > start) {
        painted += stop - start;
        gap = Math.max(gap, start - reached);
        reached = stop;
      }
    }
    from += one;
  }
  return { share: painted / end, gap: Math.max(gap, end - reached) };
}
