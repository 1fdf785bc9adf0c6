import type { HiddenText } from '@greenpen/paper';
import type { PDFDocumentProxy } from 'unpdf/pdfjs';

export type DocumentProperties = {
  readonly title: string | null;
  readonly author: string | null;
  /** What the file says about itself and no page shows. */
  readonly hidden: readonly HiddenText[];
};

/** Reads title, author, subject and keywords; a file whose properties are broken has none. */
export async function readProperties(document: PDFDocumentProxy): Promise<DocumentProperties> {
  let info: Readonly<Record<string, unknown>> = {};
  try {
    const metadata = await document.getMetadata();
    info = { ...metadata.info };
  } catch {
    // Properties are no reason to refuse a paper.
  }
  const title = readText(info['Title']);
  const author = readText(info['Author']);
  const texts = [title, readText(info['Subject']), readText(info['Keywords'])];
  const hidden = texts
    .filter((text) => text !== null)
    .map((text): HiddenText => ({ reason: 'metadata', text, page: null }));
  return { title, author, hidden };
}

function readText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}
