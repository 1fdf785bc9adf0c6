import type { Submission } from '@greenpen/gradebook';
import type { RefusalCode } from '@greenpen/paper';

const refusals: Readonly<Record<RefusalCode, string>> = {
  'empty-file': 'The file is empty. Please ask for the paper again.',
  'too-large':
    'The file is larger than 10 MB. Please upload a smaller copy; in a document with pictures, compress them.',
  'unsupported-format':
    'The file is not a PDF, DOCX or TXT. Please save it as one of these and upload it again.',
  encrypted: 'The file is protected by a password. Please ask for a copy without one.',
  damaged: 'The file is damaged and cannot be opened. Please ask for it again.',
  'no-text': 'The file contains only images of pages and no text. Please ask for the original document.',
  'too-complex': 'The file is too large or complex for a paper. Please upload a file with a single paper.',
  'took-too-long': 'The file took too long to read. Please save it as DOCX and upload it again.',
  'file-not-found': 'The stored file is missing. Please upload it again.',
};

const waits: Readonly<Record<string, string>> = {
  'storage-full':
    'Waiting: the disk for papers is full. Grading continues automatically when there is space.',
  'storage-unavailable':
    'Waiting: the storage for papers does not respond. Grading continues automatically when it does.',
};

const lost: Readonly<Record<string, string>> = {
  'file-damaged': 'The stored file is damaged. Please upload the paper again.',
  'file-deleted': 'This file was deleted at the end of its retention period.',
};

/** A sentence that explains the status; null if none is needed. */
export function statusDetail({
  state,
  stateReason,
  expiredAt,
  grade,
}: Pick<Submission, 'state' | 'stateReason' | 'expiredAt' | 'grade'>): string | null {
  if (expiredAt !== null) return sayExpired(expiredAt, grade !== null);
  const reason = stateReason ?? '';
  if (state === 'waiting') return waits[reason] ?? 'Waiting for the server. Grading continues automatically.';
  if (state === 'refused') {
    return sentenceOf(refusals, reason) ?? lost[reason] ?? readersSentence(reason);
  }
  if (state === 'needs-you') {
    return lost[reason] ?? 'Grading failed three times. Try again, or grade by hand.';
  }
  return null;
}

/** Prefers the reader's sentence; an unknown code means nothing to users. */
function readersSentence(reason: string): string {
  return reason.includes(' ') ? reason : 'The file could not be read.';
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Explains what was deleted and what is kept: only an approved grade is kept without its paper. */
function sayExpired(expiredAt: Date, hasGrade: boolean): string {
  const when = `on ${day.format(expiredAt)}`;
  return hasGrade
    ? `The file and its extracted text were deleted ${when}. Your scores and feedback are kept.`
    : `The file, its extracted text and any unapproved draft were deleted ${when}. Only this entry is kept.`;
}

function sentenceOf(sentences: Readonly<Record<string, string>>, code: string): string | undefined {
  return sentences[code];
}
