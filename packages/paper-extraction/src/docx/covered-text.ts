import type { HiddenReason } from '@greenpen/paper';
import type { BlockDraft } from './block-draft.ts';
import { placeShape } from './drawing-place.ts';
import type { Rect, ShapePlace } from './drawing-place.ts';
import type { FloatingBox, JudgedBox } from './floating-boxes.ts';
import type { DraftTop } from './page-tops.ts';
import { sizeOf } from './printed-place.ts';
import { createSection } from './section-reader.ts';
import type { Section } from './section-reader.ts';

/** Text of which this share lies under something else cannot be read. */
const mostCovered = 0.5;
/** So many covers and boxes of a page are compared with each other: the largest. */
const mostOfPage = 64;
const letterWidth = 0.45;

type PlacedCover = { readonly shape: ShapePlace; readonly rect: Rect };

export type CoveredText = {
  /** Drafts of the text itself. */
  readonly drafts: ReadonlySet<number>;
  readonly boxes: ReadonlyMap<FloatingBox, HiddenReason>;
};

/** Finds text under opaque shapes and pictures, and boxes whose text is printed over other text, page by page. */
export function findCovered(
  layout: {
    readonly drafts: readonly BlockDraft[];
    readonly tops: readonly DraftTop[];
    readonly sections: readonly Section[];
  },
  judged: readonly JudgedBox[],
  covers: readonly ShapePlace[],
): CoveredText {
  const { drafts, tops, sections } = layout;
  const lastPage = tops.at(-1)?.page ?? 0;
  const coversOf = Map.groupBy(
    covers.flatMap((shape) => {
      const { block } = shape;
      const top = tops[block];
      const section = sections[drafts[block]?.section ?? sections.length - 1] ?? createSection();
      const isUnclear = shape.drawing.isInline || shape.drawing.isUnclear || shape.isDistorted;
      const rect = isUnclear ? null : rectOf(shape, section, top?.topPt ?? 0);
      return rect === null ? [] : [{ shape, rect, page: top?.page ?? lastPage }];
    }),
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
  for (const page of pages) {
    const onPage = (coversOf.get(page) ?? [])
      .toSorted((a, b) => areaOf(b.rect) - areaOf(a.rect))
      .slice(0, mostOfPage);
    const texts = (textOf.get(page) ?? []).map((index) => ({ index, rect: rectOfText(index, layout) }));
    const front = onPage.filter(({ shape }) => shape.drawing.isOverText && !shape.drawing.isBehindText);
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
    }
  }
  return { drafts: covered, boxes };
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
      onPage.filter((cover) => isAbove(cover.shape, shape)),
    )
  )
    return 'covered';
  // Where neither box hides the other, the words of both are printed over each other.
  const isPrintedOver = others.some((other) => {
    if (other.box === box || other.text === null) return false;
    const hasOwnGround =
      shape !== null && other.shape !== null && shape.isOpaque && isAbove(shape, other.shape);
    return !hasOwnGround && shareOf(text, other.text) >= mostCovered;
  });
  if (isPrintedOver) return 'covered';
  if (shape === null || shape.drawing.isInline || !shape.drawing.isOverText) return null;
  if (shape.isOpaque && !shape.drawing.isBehindText) return null;
  const share = texts.reduce((sum, { rect }) => sum + shareOf(text, rect), 0);
  return share >= mostCovered ? 'unplaced' : null;
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

function rectOf(shape: ShapePlace, section: Section, anchorTopPt: number): Rect | null {
  const { left, top, width, height } = placeShape(shape, section, anchorTopPt);
  return left === null || top === null || width === null || height === null
    ? null
    : { left, top, width, height };
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
  return covers.reduce((sum, { rect }) => sum + shareOf(text, rect), 0) >= mostCovered;
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
