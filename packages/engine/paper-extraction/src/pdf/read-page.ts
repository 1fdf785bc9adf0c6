import type { HiddenText } from '@greenpen/paper';
import type { PDFDocumentProxy, PDFPageProxy } from 'unpdf/pdfjs';
import { findFigures } from './find-figures.ts';
import { collectHiddenText } from './hidden-text.ts';
import type { Line } from './line.ts';
import { isMostlyPictures } from './mark-hidden.ts';
import { type Box, boxHolds } from './matrix.ts';
import { linkGlyphs, readAnnotations } from './page-annotations.ts';
import { placeIn } from './page-ground.ts';
import { type PageLines, readPageLines } from './page-lines.ts';
import type { PageMarks } from './page-marks.ts';
import type { PicturePages } from './picture-pages.ts';
import { type Layers, type SeenPage, readPageMarks } from './read-page-marks.ts';
import type { Transfer } from './transfer.ts';
import { hideAlike } from './true-colours.ts';
import { listItems, readField, readTextField } from './read-field.ts';

/** Deeper nesting than this is no document's structure. */
const DEEPEST = 60;

/** A figure and the lines of the words inside it. */
export type PageFigure = { readonly box: Box; readonly lines: readonly Line[] };

export type ReadPage = PageLines & {
  readonly number: number;
  readonly hidden: readonly HiddenText[];
  readonly figures: readonly PageFigure[];
  readonly hasPictures: boolean;
  /** The text is what recognition software read off a picture of the page. */
  readonly isScan: boolean;
  /** Pictures cover most of it. */
  readonly isPicture: boolean;
};

export type PageOutcome =
  | { readonly status: 'read'; readonly page: ReadPage }
  | { readonly status: 'too-complex' };

export type DocumentFacts = {
  readonly document: PDFDocumentProxy;
  /** The same pages with their large pictures. */
  readonly pictures: PicturePages;
  readonly layers: Layers;
  readonly isTagged: boolean;
  /** What becomes of all colours that are read. */
  readonly baseTransfer: Transfer;
  /** Whether colours are those that are read; where they may not be, the file written anew so that they are. */
  readonly colours: 'as-read' | 'unknown' | DocumentFacts;
};

/** Longer than this, in milliseconds, no page waits for its pictures; those that are late are of unknown colours. */
const LONGEST_DECODING_MS = { small: 2_000, large: 10_000 };

/** Reads one page, 1-based: what shows as lines, and what does not as hidden texts. Throws on a broken page. */
export async function readPage(facts: DocumentFacts, number: number): Promise<PageOutcome> {
  const page = await facts.document.getPage(number);
  try {
    const [seen, tree] = await Promise.all([
      seeTruePage(facts, page, number),
      facts.isTagged ? orNull(page.getStructTree()) : null,
    ]);
    if (seen === null) return { status: 'too-complex' };
    const { size, marks, annotations, isScan, toPageSpace } = seen;
    const { links, comments } = readAnnotations(annotations, toPageSpace, number);
    linkGlyphs(marks.glyphs, links);
    const tags = readStructureTags(tree, number);
    const getHeadingLevel = (contentId: number): number | null => tags.headings.get(contentId) ?? null;
    const { rules } = marks;
    const figures = isScan ? [] : findFigures(marks, seen.box);
    const inFigures = new Set(figures.flatMap(({ glyphs }) => glyphs));
    const glyphs = marks.glyphs.filter((glyph) => glyph.hidden === null && !inFigures.has(glyph));
    const lines = readPageLines({ number, size, glyphs, rules, getHeadingLevel });
    return {
      status: 'read',
      page: {
        ...lines,
        number,
        hidden: [
          ...collectHiddenText(marks.glyphs, marks.invisible, number),
          ...comments,
          ...tags.alternatives,
        ],
        figures: figures.map((figure) => ({
          box: figure.box,
          lines: readPageLines({ number, size, glyphs: figure.glyphs, rules: [], getHeadingLevel }).lines,
        })),
        hasPictures: marks.pictures.length > 0,
        isScan,
        isPicture: isMostlyPictures(marks, seen.box),
      },
    };
  } finally {
    page.cleanup();
  }
}

/** Letters are seen only if they are seen in the file's true colours too. */
async function seeTruePage(
  facts: DocumentFacts,
  page: PDFPageProxy,
  number: number,
): Promise<SeenPage | null> {
  const seen = await seePage(facts, page, number);
  const { colours } = facts;
  if (seen === null || seen.isScan || colours === 'as-read') return seen;
  const other = colours === 'unknown' ? null : await orNull(colours.document.getPage(number));
  if (other === null || colours === 'unknown') {
    hideAlike(seen.marks.glyphs, null);
    return seen;
  }
  const truly = await orNull(seePage(colours, other, number));
  hideAlike(seen.marks.glyphs, truly?.marks.glyphs ?? null);
  other.cleanup();
  return seen;
}

/** Text on a large picture can only be judged by its pixels. What recognition read off a scan needs no judging. */
async function seePage(facts: DocumentFacts, page: PDFPageProxy, number: number): Promise<SeenPage | null> {
  const { layers, pictures, baseTransfer } = facts;
  const longestMs = LONGEST_DECODING_MS.small;
  const small = { layers, baseTransfer, leavesPicturesOut: false, longestDecodingMs: longestMs };
  const seen = await readPageMarks(page, small);
  if (seen === null || seen.isScan || !hasTextOnPictures(seen.marks)) return seen;
  const longestDecodingMs = LONGEST_DECODING_MS.large;
  const closer = pictures.read(number, async (withPictures, leavesPicturesOut) => {
    const large = { layers, baseTransfer, leavesPicturesOut, longestDecodingMs };
    const again = await readPageMarks(withPictures, large);
    // The paints hold the decoded pictures, and nobody asks for them any more.
    return again === null ? null : { ...again, marks: { ...again.marks, fills: [] } };
  });
  return (await orNull(closer)) ?? seen;
}

/** So many places of pictures are compared with the letters of a page; with more of them it is read again in any case. */
const MOST_PLACES = 100;

function hasTextOnPictures({ glyphs, picturePlaces }: PageMarks): boolean {
  if (picturePlaces.length > MOST_PLACES) return true;
  return glyphs.some((glyph) => {
    const [x, y] = placeIn(glyph, 0.5, 0.3);
    return picturePlaces.some((box) => boxHolds(box, x, y));
  });
}

async function orNull<T>(promise: Promise<T>): Promise<T | null> {
  try {
    return await promise;
  } catch {
    return null;
  }
}

type StructureTags = {
  /** Heading level by the number of the marked content that a heading is made of. */
  readonly headings: ReadonlyMap<number, number>;
  /** Descriptions of pictures, which a person reading the page does not see. */
  readonly alternatives: readonly HiddenText[];
};

/** Reads heading levels and picture descriptions out of a page's structure tree, which may be anything. */
export function readStructureTags(tree: unknown, page: number): StructureTags {
  const headings = new Map<number, number>();
  const alternatives: HiddenText[] = [];
  const visit = (node: unknown, level: number | null, depth: number): void => {
    if (depth > DEEPEST) return;
    const role = readTextField(node, 'role');
    const own = role === null ? null : readLevel(role);
    const text = readTextField(node, 'alt');
    if (text !== null) alternatives.push({ reason: 'alternative-text', text, page });
    if (readField(node, 'type') === 'content' && level !== null) {
      const contentId = /mc(\d+)$/.exec(readTextField(node, 'id') ?? '')?.[1];
      if (contentId !== undefined) headings.set(Number(contentId), level);
    }
    for (const child of listItems(readField(node, 'children'))) visit(child, own ?? level, depth + 1);
  };
  visit(tree, null, 0);
  return { headings, alternatives };
}

function readLevel(role: string): number | null {
  const level = /^H([1-9])$/.exec(role)?.[1];
  return level === undefined ? null : Number(level);
}
