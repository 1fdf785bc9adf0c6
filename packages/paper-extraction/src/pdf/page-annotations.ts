import type { HiddenText } from '@greenpen/paper';
import type { Glyph } from './glyph.ts';
import type { Box, Matrix } from './matrix.ts';
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

/** Writes each link's target on the glyphs that it lies over. */
export function linkGlyphs(glyphs: readonly Glyph[], links: readonly Link[]): void {
  for (const { box, target } of links) {
    for (const glyph of glyphs) {
      if (boxHolds(box, glyph.x + glyph.width / 2, glyph.y - glyph.ink.sizePt * 0.25)) glyph.link = target;
    }
  }
}
