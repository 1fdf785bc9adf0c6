import type { ExtractionOutcome, RefusalCode } from '@greenpen/paper';

export type PdfRefusalCode = Extract<
  RefusalCode,
  'empty-file' | 'encrypted' | 'damaged' | 'no-text' | 'too-complex' | 'took-too-long'
>;

/** The one sentence that an instructor reads; each says what to do next. */
const SENTENCES: Readonly<Record<PdfRefusalCode, string>> = {
  'empty-file': 'The file is empty. Ask the student to upload it again.',
  encrypted: 'This PDF is password-protected. Ask the student for a copy without a password.',
  damaged:
    'This PDF is damaged or incomplete, and nothing in it could be read. Ask the student to export it again, or for the DOCX.',
  'no-text':
    'This PDF has no readable text: its pages are images (a scan or photos) or empty. Run text recognition (OCR) on it, or ask the student for the DOCX.',
  'too-complex':
    'This PDF is far larger than a paper: too many pages, too many objects on a page, or a page of impossible size. Ask the student to export the paper again as a plain PDF or as DOCX.',
  'took-too-long':
    'Reading this PDF took too long and was stopped. Ask the student to export it again, or for the DOCX.',
};

export function refusePdf(code: PdfRefusalCode): ExtractionOutcome {
  return { status: 'refused', refusal: { code, message: SENTENCES[code] } };
}
