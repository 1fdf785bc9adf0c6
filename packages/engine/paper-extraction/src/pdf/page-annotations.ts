import type { HiddenText } from '@greenpen/paper';
import type { Glyph } from './glyph.ts';
import type { Box, Matrix } from './matrix.ts';
import type { Fill } from './page-marks.ts';
import { isIcon } from './page-paint.ts';
import { boxHolds, toBox, transformBox } from './matrix.ts';
import { listItems, readField, readTextField } from './read-field.ts';

type Link = { readonly box: Box; readonly target: string };

export type PageAnnotations = { readonly links: readonly Link[]; readonly comments: readonly HiddenText[] };

const MOST_ANNOTATIONS = 2_000;
const TARGETS = /^(https?:|mailto:|doi:)/i;

/** Reads links and comments; scripts, actions, forms and attached files are passed over. */
export function readAnnotations(found: unknown, toPageSpace: Matrix, page: number): PageAnnotations {
  const links: Link[] = [];
  const comments: HiddenText[] = [];
  for (const annotation of listItems(found).slice(0, MOST_ANNOTATIONS)) {
    const subtype = readField(annotation, 'subtype');
    const box = toBox(readField(annotation, 'rect'));
    const target = readTextField(annotation, 'url') ?? readTextField(annotation, 'unsafeUrl');
    if (subtype === 'Link' && box !== null && target !== null && TARGETS.test(target)) {
      links.push({ box: transformBox(toPageSpace, box), target });
    }
    const text = readTextField(readField(annotation, 'contentsObj'), 'str');
    if (subtype !== 'Link' && subtype !== 'Widget' && text !== null) {
      comments.push({ reason: 'comment', text, page });
    }
  }
  return { links, comments };
}

/** Kinds of annotations that leave what lies under them in sight (PDF 32000-1, table 169). */
const TRANSPARENT = new Set(
  'Link Popup Text Highlight Underline Squiggly StrikeOut Caret FileAttachment Sound PrinterMark TrapNet'.split(
    ' ',
  ),
);
/** Those whose areas the library draws as they are described, and whose lines it draws too thin. */
const OUTLINED = new Set(['Line', 'Ink', 'PolyLine', 'Polygon', 'Square', 'Circle']);
const THINNEST_COVER_PT = 3;
/** An annotation with one of these flags is not shown: hidden, and not viewed. */
const HIDDEN_FLAGS = 2 | 32;

/**
 * What annotations without an appearance of their own may cover. Each viewer draws them in its own way, so text under
 * them counts as seen only if it is also seen where they fill their rectangle with the colour of the paper.
 */
export function readAnnotationCovers(found: unknown, toPageSpace: Matrix): readonly Fill[] {
  return listItems(found)
    .slice(0, MOST_ANNOTATIONS)
    .flatMap((annotation) => {
      const rect = toBox(readField(annotation, 'rect'));
      if (rect === null || !mayCover(annotation)) return [];
      const box = transformBox(toPageSpace, rect);
      const holds = (x: number, y: number): boolean => boxHolds(box, x, y);
      const paint = { order: Infinity, colourAt: () => '#ffffff', opacityAt: () => 1, blendMode: null };
      return [{ ...paint, box, holds, isPicture: false, isDoubtful: true, isIcon: isIcon(box) }];
    });
}

function mayCover(annotation: unknown): boolean {
  if (readField(annotation, 'hasAppearance') === true) return false;
  const [flags, kind] = [readField(annotation, 'annotationFlags'), readField(annotation, 'subtype')];
  if (typeof flags === 'number' && (flags & HIDDEN_FLAGS) !== 0) return false;
  if (typeof kind !== 'string' || TRANSPARENT.has(kind)) return false;
  if (kind === 'Widget') return (readField(annotation, 'backgroundColor') ?? null) !== null;
  const width = readField(readField(annotation, 'borderStyle'), 'rawWidth');
  return !OUTLINED.has(kind) || !(typeof width === 'number' && width < THINNEST_COVER_PT);
}

/** Writes each link's target on the glyphs that it lies over. */
export function linkGlyphs(glyphs: readonly Glyph[], links: readonly Link[]): void {
  for (const { box, target } of links) {
    for (const glyph of glyphs) {
      if (boxHolds(box, glyph.x + glyph.width / 2, glyph.y - glyph.ink.sizePt * 0.25)) glyph.link = target;
    }
  }
}
