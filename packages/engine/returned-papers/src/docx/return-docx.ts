import { locateDocxText } from '@greenpen/paper-extraction';
import type { Refusal, Span } from '@greenpen/paper';
import { addComments, type CommentSigner } from './add-comments.ts';
import { keepProperties, listCustomProperties } from './document-properties.ts';
import { gatherParts } from './gather-parts.ts';
import { mainType } from './kept-parts.ts';
import { packDocx } from './pack-docx.ts';
import { listShownProperties, shownProperties } from './unlink-fields.ts';

export type PaperComment = {
  /** What of the paper's text it is about; null for the paper as a whole. */
  readonly span: Span | null;
  /** Each a paragraph. */
  readonly lines: readonly string[];
};

export type ReturnedDocx =
  | { readonly status: 'returned'; readonly bytes: Uint8Array }
  | { readonly status: 'refused'; readonly refusal: Refusal };

/** At most this much of the paper's beginning stands under a comment on the whole paper. */
const longestTitle = 200;

/**
 * The student's own document with comments at the places that they are about, put together anew from the parts that
 * a paper needs: no macros, objects, links out of the package or remarks about machines. Spans are those of the text
 * that `readPaper` reads from the same bytes.
 */
export function returnDocx(
  file: Uint8Array,
  comments: readonly PaperComment[],
  signer: CommentSigner,
): ReturnedDocx {
  const located = locateDocxText(file);
  if (located.status === 'refused') return located;
  const { places, mainPart, parts, text } = located;
  const title = titleSpan(text);
  const { gathered, family } = addComments(gatherParts(parts, { name: mainPart, contentType: mainType }), {
    comments: comments.map(({ span, lines }) => ({ span: span ?? title, lines })),
    fallback: title,
    places,
    signer,
  });
  const custom = listCustomProperties(parts);
  const roots = gathered.flatMap(({ content }) => (content instanceof Uint8Array ? [] : [content]));
  const bytes = packDocx({
    parts: gathered,
    relationshipFamily: family,
    propertyParts: keepProperties(parts, listShownProperties(roots)),
    properties: shownProperties(custom),
  });
  return { status: 'returned', bytes };
}

/** The paper's first line, or what of it fits. */
function titleSpan(text: string): Span {
  const start = Math.max(text.search(/\S/u), 0);
  const end = text.indexOf('\n', start);
  return { start, end: Math.min(end === -1 ? text.length : end, start + longestTitle) };
}
