import type { HiddenReason } from '@greenpen/paper';
import type { BlockDraft } from './block-draft.ts';
import { findGround } from './box-grounds.ts';
import { coversOfFrames, coversOfHeaders, placeCovers } from './page-covers.ts';
import type { HeaderCovers, PlacedCover } from './page-covers.ts';
import type { Rect, ShapePlace } from './drawing-place.ts';
import type { FloatingBox, JudgedBox } from './floating-boxes.ts';
import type { DraftTop } from './page-tops.ts';
import { sizeOf } from './printed-place.ts';
import type { Backdrop } from './run-visibility.ts';
import { createSection } from './section-reader.ts';
import type { Section } from './section-reader.ts';

/** Text of which this share lies under something else cannot be read. */
const mostCovered = 0.5;
/** So many covers and boxes of a page are compared with each other: the largest. */
const mostOfPage = 64;
const letterWidth = 0.45;

export type CoveredText = {
  /** Drafts of the text itself. */
  readonly drafts: ReadonlySet<number>;
  readonly boxes: ReadonlyMap<FloatingBox, HiddenReason>;
  /** What lies right under boxes, where it is not the page. */
  readonly grounds: ReadonlyMap<FloatingBox, Backdrop>;
};

/** Finds text under opaque shapes, pictures and frames, and boxes whose text is printed over other text, page by page. */
export function findCovered(
  layout: {
    readonly drafts: readonly BlockDraft[];
    readonly tops: readonly DraftTop[];
    readonly sections: readonly Section[];
  },
  judged: readonly JudgedBox[],
  covers: { readonly ofBody: readonly ShapePlace[]; readonly ofHeaders: HeaderCovers },
): CoveredText {
  const { drafts, tops } = layout;
  const coversOf = Map.groupBy(
    [
      ...placeCovers(covers.ofBody, layout),
      ...coversOfHeaders(covers.ofHeaders, layout),
      ...coversOfFrames(judged),
    ],
    ({ page }) => page,
  );
  const boxesOf = Map.groupBy(
    judged.filter(({ reason }) => reason === null),
    ({ box }) => box.anchor.page,
  );
  const pages = new Set([...coversOf.keys(), ...boxesOf.keys()]);
  const textOf = Map.groupBy(
    drafts.keys().filter((index) => isPlainText(drafts[index]) && pages.has(tops[index]?.page ?? 0)),
    (index) => tops[index]?.page ?? 0,
  );

  const covered = new Set<number>();
  const boxes = new Map<FloatingBox, HiddenReason>();
  const grounds = new Map<FloatingBox, Backdrop>();
  for (const page of pages) {
    const onPage = (coversOf.get(page) ?? [])
      .toSorted((a, b) => areaOf(b.rect) - areaOf(a.rect))
      .slice(0, mostOfPage);
    const texts = (textOf.get(page) ?? []).map((index) => ({ index, rect: rectOfText(index, layout) }));
    const front = onPage.filter(
      ({ shape }) => shape === null || (shape.drawing.isOverText && !shape.drawing.isBehindText),
    );
    for (const { index, rect } of texts) {
      if (front.length > 0 && isCovered(rect, front)) covered.add(index);
    }
    const seen = (boxesOf.get(page) ?? []).filter(({ text }) => text !== null);
    for (const [index, box] of seen.entries()) {
      // Nobody puts so many boxes on a page to be read.
      const reason =
        index < mostOfPage
          ? judgeAmong(box, { others: seen.slice(0, mostOfPage), onPage, texts })
          : 'unplaced';
      if (reason !== null) boxes.set(box.box, reason);
      const ground = findGround(listBelow(box, onPage), isAboveCover);
      if (ground !== undefined) grounds.set(box.box, ground);
    }
  }
  return { drafts: covered, boxes, grounds };
}

function judgeAmong(
  { box, text, shape }: JudgedBox,
  page: {
    readonly others: readonly JudgedBox[];
    readonly onPage: readonly PlacedCover[];
    readonly texts: readonly { readonly index: number; readonly rect: Rect }[];
  },
): HiddenReason | null {
  if (text === null) return null;
  const { others, onPage, texts } = page;
  if (
    shape !== null &&
    isCovered(
      text,
      onPage.filter((cover) => cover.shape !== null && !cover.isOfHeader && isAbove(cover.shape, shape)),
    )
  )
    return 'covered';
  // Where neither box hides the other, the words of both are printed over each other.
  const isPrintedOver = others.some((other) => {
    if (other.box === box || other.text === null) return false;
    const hasOwnGround =
      shape !== null && other.shape !== null && shape.strength >= 1 && isAbove(shape, other.shape);
    return !hasOwnGround && shareOf(text, other.text) >= mostCovered;
  });
  if (isPrintedOver) return 'covered';
  if (!isOnPlainText(box, shape)) return null;
  const share = texts.reduce((sum, { rect }) => sum + shareOf(text, rect), 0);
  return share >= mostCovered ? 'unplaced' : null;
}

/** What lies under a box, with the share of its text that is over it. */
function listBelow({ text, shape }: JudgedBox, onPage: readonly PlacedCover[]) {
  if (text === null || shape === null) return [];
  return onPage
    .filter((cover) => cover.shape !== null && cover.shape !== shape && isAbove(shape, cover.shape))
    .map((cover) => ({ ...cover, share: shareOf(text, cover.rect) }));
}

function isAboveCover(upper: PlacedCover, lower: PlacedCover): boolean {
  return upper.shape !== null && lower.shape !== null && isAbove(upper.shape, lower.shape);
}

/** Whether its words may be printed on those of the text, with nothing between them. */
function isOnPlainText({ drafts }: FloatingBox, shape: ShapePlace | null): boolean {
  if (shape === null) return drafts.every(({ place }) => place.frame?.isOverText === true && !place.isShaded);
  const { isInline, isOverText, isBehindText } = shape.drawing;
  return !isInline && isOverText && (isBehindText || shape.strength < 1);
}

function isPlainText(draft: BlockDraft | undefined): boolean {
  if (draft === undefined || draft.text.trim() === '' || draft.kind === 'footnote') return false;
  return draft.place.shape === null && draft.place.frame === null;
}

function isAbove(upper: ShapePlace, lower: ShapePlace): boolean {
  const [one, two] = [upper.drawing, lower.drawing];
  if (one === two) return upper.index > lower.index;
  if (one.isBehindText !== two.isBehindText) return two.isBehindText;
  return one.order === two.order ? one.sequence > two.sequence : one.order > two.order;
}

/** Where the letters of a paragraph or table are, by estimate. */
function rectOfText(
  index: number,
  { drafts, tops, sections }: Pick<Parameters<typeof findCovered>[0], 'drafts' | 'tops' | 'sections'>,
): Rect {
  const [draft, top] = [drafts[index], tops[index]];
  if (draft === undefined || top === undefined) return { left: 0, top: 0, width: 0, height: 0 };
  const { widthPt, marginsPt } = sections[draft.section] ?? createSection();
  const left = marginsPt.left + Math.max(draft.format.leftIndentPt ?? 0, 0);
  const column = Math.max(widthPt - marginsPt.right - draft.place.rightPt - left, 1);
  const width = Math.min(column, draft.text.length * sizeOf(draft) * letterWidth);
  const { alignment } = draft.format;
  const slack = alignment === 'right' ? column - width : alignment === 'center' ? (column - width) / 2 : 0;
  return { left: left + slack, top: top.topPt, width, height: top.heightPt };
}

function isCovered(text: Rect, covers: readonly PlacedCover[]): boolean {
  let [hidden, veiled] = [0, 0];
  for (const { rect, strength } of covers) {
    const share = shareOf(text, rect);
    if (strength >= 1) hidden += share;
    veiled += share * Math.min(strength, 1);
  }
  // Half of the words under something opaque, or all of them under as many see-through things as hide them.
  return hidden >= mostCovered || veiled >= 1;
}

/** The share of `rect` that lies in `other`. */
function shareOf(rect: Rect, other: Rect): number {
  const across = Math.min(rect.left + rect.width, other.left + other.width) - Math.max(rect.left, other.left);
  const down = Math.min(rect.top + rect.height, other.top + other.height) - Math.max(rect.top, other.top);
  return across <= 0 || down <= 0 ? 0 : (across * down) / Math.max(areaOf(rect), 0.01);
}

function areaOf({ width, height }: Rect): number {
  return width * height;
}
