import type { BlockDraft } from './block-draft.ts';
import { placeShape } from './drawing-place.ts';
import type { Rect, ShapePlace } from './drawing-place.ts';
import type { JudgedBox } from './floating-boxes.ts';
import { createHeaderFinder } from './find-headers.ts';
import type { HeaderSource } from './find-headers.ts';
import { findAnchorTop } from './page-tops.ts';
import type { DraftTop } from './page-tops.ts';
import { createSection } from './section-reader.ts';
import type { Section } from './section-reader.ts';

/** Something on a page that hides what lies under it; `shape` is null for a frame. */
export type PlacedCover = {
  readonly page: number;
  readonly shape: ShapePlace | null;
  readonly isOfHeader: boolean;
  readonly rect: Rect;
  /** From 1 on it hides all that lies under it. */
  readonly strength: number;
};

type Layout = {
  readonly drafts: readonly BlockDraft[];
  readonly tops: readonly DraftTop[];
  readonly sections: readonly Section[];
};

export type HeaderCovers = Pick<HeaderSource, 'sections' | 'hasEvenHeaders' | 'contents'>;

/** Where the first paragraph of a header begins where a document does not say, in points. */
const headerTopPt = 36;

/** Where shapes of the text itself lie. */
export function placeCovers(covers: readonly ShapePlace[], layout: Layout): readonly PlacedCover[] {
  return covers.flatMap((shape) => {
    const { page, topPt } = findAnchorTop(shape.anchor, layout);
    const section = layout.sections[shape.anchor.section] ?? createSection();
    return placeCover(shape, { section, anchorTopPt: topPt, page, isOfHeader: false });
  });
}

/** Where shapes of headers and footers lie, on every page that shows them. */
export function coversOfHeaders(
  source: HeaderCovers,
  { drafts, tops, sections }: Layout,
): readonly PlacedCover[] {
  if (![...source.contents.values()].some(({ covers }) => covers.length > 0)) return [];
  const finder = createHeaderFinder(source);
  const lastPage = tops.at(-1)?.page ?? 0;
  const placed: PlacedCover[] = [];
  let first = 0;
  let sectionIndex = 0;
  for (let page = 0; page <= lastPage; page += 1) {
    // A paragraph that runs over several pages begins on the first of them.
    while (first < tops.length && (tops[first]?.page ?? 0) < page) first += 1;
    if (tops[first]?.page === page) sectionIndex = drafts[first]?.section ?? sectionIndex;
    const section = sections[sectionIndex] ?? createSection();
    const { header, footer } = finder.next(sectionIndex);
    const place = { section, page, isOfHeader: true };
    for (const shape of header?.covers ?? [])
      placed.push(...placeCover(shape, { ...place, anchorTopPt: headerTopPt }));
    const footerTopPt = section.heightPt - section.marginsPt.bottom;
    for (const shape of footer?.covers ?? [])
      placed.push(...placeCover(shape, { ...place, anchorTopPt: footerTopPt }));
  }
  return placed;
}

/** Where shaded frames lie that text does not go around. */
export function coversOfFrames(judged: readonly JudgedBox[]): readonly PlacedCover[] {
  return judged.flatMap(({ box, text }) => {
    const isCover = box.drafts.some(({ place }) => place.isShaded && place.frame?.isOverText === true);
    if (!isCover || text === null) return [];
    return [{ page: box.anchor.page, shape: null, isOfHeader: false, rect: text, strength: 1 }];
  });
}

/** Of a shape whose place has an unknown form it is not shown that it lies anywhere but over the words beside it. */
function placeCover(
  shape: ShapePlace,
  place: Pick<PlacedCover, 'page' | 'isOfHeader'> & {
    readonly section: Section;
    readonly anchorTopPt: number;
  },
): readonly PlacedCover[] {
  const { section, anchorTopPt, page, isOfHeader } = place;
  const { drawing, strength, linePt } = shape;
  if (drawing.isInline) return [];
  const known = placeShape(shape, section, anchorTopPt);
  const { isUnclear } = drawing;
  const left = isUnclear ? section.marginsPt.left : known.left;
  const top = isUnclear ? anchorTopPt : known.top;
  const width = known.width ?? (isUnclear ? section.widthPt : null);
  const height = known.height ?? (isUnclear ? section.heightPt : null);
  if (left === null || top === null || width === null || height === null) return [];
  const rect = {
    left: left - linePt,
    top: top - linePt,
    width: width + 2 * linePt,
    height: height + 2 * linePt,
  };
  return [{ page, shape, isOfHeader, rect, strength }];
}
