import type { HiddenReason } from '@greenpen/paper';
import type { DraftInk } from './block-draft.ts';
import type { FloatingBox, JudgedBox } from './floating-boxes.ts';
import type { PlacedCover } from './page-covers.ts';
import type { Backdrop } from './run-visibility.ts';

/** A shape under this share of a text is its ground. */
const leastGround = 0.9;
/** As many letters as a title or a pull quote has. A picture under them may be of any colour. */
const mostLettersOnPicture = 150;

/** What lies right under a box, of `below`, the covers under it; `undefined` where that is the page. */
export function findGround(
  below: readonly (PlacedCover & { readonly share: number })[],
  isAbove: (upper: PlacedCover, lower: PlacedCover) => boolean,
): Backdrop | undefined {
  const grounds = below.filter(({ share, strength }) => share >= leastGround && strength >= 1);
  const top = grounds.find((cover) => !grounds.some((other) => other !== cover && isAbove(other, cover)));
  return top?.shape?.ground;
}

export type Unseen = Pick<DraftInk, 'start' | 'end'> & { readonly reason: HiddenReason };

/** Stretches of boxes' text that cannot be seen on what lies under them, by the index of their draft. */
export function listUnseenInk(
  judged: readonly JudgedBox[],
  grounds: ReadonlyMap<FloatingBox, Backdrop>,
  pageColour: Backdrop,
): ReadonlyMap<number, readonly Unseen[]> {
  const unseen = new Map<number, readonly Unseen[]>();
  for (const { box, shape } of judged) {
    const letters = box.drafts.reduce((sum, { text }) => sum + text.length, 0);
    const own = shape?.ground;
    const ground = own ?? grounds.get(box) ?? pageColour;
    const judge = ({ findReason }: DraftInk): HiddenReason | null => {
      if (ground !== 'unknown') return findReason(ground);
      if (letters <= mostLettersOnPicture) return null;
      const isProven = own === undefined ? findReason(pageColour) === null : shape?.isAnyColour !== true;
      return isProven ? null : 'unplaced';
    };
    for (const [at, index] of box.indices.entries()) {
      const found = (box.drafts[at]?.inks ?? []).flatMap((ink) => {
        const reason = judge(ink);
        return reason === null ? [] : [{ start: ink.start, end: ink.end, reason }];
      });
      if (found.length > 0) unseen.set(index, found);
    }
  }
  return unseen;
}
