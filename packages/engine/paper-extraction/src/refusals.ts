import type { Refusal, RefusalCode } from '@greenpen/paper';

/** Every way in which a file can fail to be a readable paper, with what the instructor can do about it. */
const refusals = {
  empty: ['empty-file', 'This file is empty. Ask for the paper again, or upload the right file.'],
  'too-large': [
    'too-large',
    'This file is larger than 10 MB. Upload a smaller copy; in a document with pictures, compress them.',
  ],
  'old-word': [
    'unsupported-format',
    'This is a Word 97–2003 document (.doc). Open it in a word processor and save it as .docx or PDF.',
  ],
  'office-binary': [
    'unsupported-format',
    'This is an older Office file, not a paper. Upload a DOCX, PDF or TXT file.',
  ],
  macros: [
    'unsupported-format',
    'This Word document contains macros. Save it as a .docx without macros, or as PDF, and upload it again.',
  ],
  spreadsheet: [
    'unsupported-format',
    'This is a spreadsheet, not a written paper. Upload a DOCX, PDF or TXT file.',
  ],
  presentation: [
    'unsupported-format',
    'This is a slide presentation, not a written paper. Upload a DOCX, PDF or TXT file.',
  ],
  'open-document': [
    'unsupported-format',
    'This is an OpenDocument file. Open it in a word processor and save it as .docx or PDF.',
  ],
  pages: [
    'unsupported-format',
    'This is an Apple Pages document. Export it from Pages as Word (.docx) or PDF and upload that.',
  ],
  zip: ['unsupported-format', 'This is a ZIP archive, not a paper. Unzip it and upload the papers inside.'],
  rtf: [
    'unsupported-format',
    'This is a Rich Text (RTF) file. Open it in a word processor and save it as .docx or PDF.',
  ],
  html: [
    'unsupported-format',
    'This is a web page, not a document. Open it and print or save it as PDF, or paste its text into a DOCX.',
  ],
  xml: [
    'unsupported-format',
    'This is an XML file, not a document. Open it in a word processor and save it as .docx or PDF.',
  ],
  image: [
    'unsupported-format',
    'This is a picture, not a document. Ask for the paper as a DOCX, or as a PDF with text in it.',
  ],
  binary: [
    'unsupported-format',
    'This file is neither a DOCX, a PDF nor plain text. Ask for the paper in one of these formats.',
  ],
  'spoiled-text': [
    'unsupported-format',
    'This text file contains many characters that do not belong in text. Open it in an editor and save it as plain text in UTF-8, or as DOCX or PDF.',
  ],
  encrypted: [
    'encrypted',
    'This document is password-protected. Remove the password in the word processor and upload it again.',
  ],
  damaged: [
    'damaged',
    'This file is damaged or incomplete. Ask for it again, or open it and save a fresh copy.',
  ],
  'entity-declarations': [
    'damaged',
    'This document declares XML entities, which no word processor writes. Open it and save a fresh copy as .docx.',
  ],
  'no-text': [
    'no-text',
    'This document has no readable text. If it is a scan or a picture, ask for the written file.',
  ],
  'too-complex': [
    'too-complex',
    'This file unpacks to far more than a paper needs. Copy the text into a new document and upload that.',
  ],
  'text-too-long': [
    'too-complex',
    'This text file is far longer than a paper. Upload a file that contains only one paper.',
  ],
  'took-too-long': [
    'took-too-long',
    'Reading this file took too long. Copy the text into a new document and upload that.',
  ],
} as const satisfies Record<string, readonly [RefusalCode, string]>;

export type RefusalReason = keyof typeof refusals;

/** The refusal for a reason: its code and the sentence that the instructor reads. */
export function refusalFor(reason: RefusalReason): Refusal {
  const [code, message] = refusals[reason];
  return { code, message };
}

/** Ends a reading from deep inside a parser; it never leaves this package. */
export class ReadingRefused extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(reason);
    this.name = 'ReadingRefused';
    this.reason = reason;
  }
}
