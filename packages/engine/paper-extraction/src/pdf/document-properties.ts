import type { HiddenText } from '@greenpen/paper';
import type { PDFDocumentProxy } from 'unpdf/pdfjs';
import { readTextField } from './read-field.ts';

export type DocumentProperties = {
  readonly title: string | null;
  readonly author: string | null;
  /** What the file says about itself and no page shows. */
  readonly hidden: readonly HiddenText[];
};

/** Reads title, author, subject and keywords; a file whose properties are broken has none. */
export async function readProperties(document: PDFDocumentProxy): Promise<DocumentProperties> {
  let info: unknown = null;
  try {
    ({ info } = await document.getMetadata());
  } catch {
    // Properties are no reason to refuse a paper.
  }
  const title = readTextField(info, 'Title');
  const author = readTextField(info, 'Author');
  const texts = [title, readTextField(info, 'Subject'), readTextField(info, 'Keywords')];
  const hidden = texts
    .filter((text) => text !== null)
    .map((text): HiddenText => ({ reason: 'metadata', text, page: null }));
  return { title, author, hidden };
}
