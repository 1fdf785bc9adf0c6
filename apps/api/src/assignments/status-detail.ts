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
  'no-text': 'The file holds no text, only pictures of pages. Please ask for the original document.',
  'too-complex': 'The file holds far more than a paper can. Please upload a file that holds one paper alone.',
  'took-too-long': 'The file took too long to read. Please save it as DOCX and upload it again.',
  'file-not-found': 'The stored file is missing. Please upload it again.',
};

const waits: Readonly<Record<string, string>> = {
  'storage-full': 'Waiting: the disk for papers is full. Grading goes on by itself when there is room.',
  'storage-unavailable': 'Waiting: the storage for papers does not answer. Grading goes on by itself.',
};

const lost: Readonly<Record<string, string>> = {
  'file-damaged': 'The stored file is damaged. Please upload the paper again.',
  'file-deleted': 'This file was deleted at the end of its retention period.',
};

/** The sentence for what a status alone does not say; null where it says enough. */
export function statusDetail({
  state,
  stateReason,
  expiredAt,
  grade,
}: Pick<Submission, 'state' | 'stateReason' | 'expiredAt' | 'grade'>): string | null {
  if (expiredAt !== null) return sayExpired(expiredAt, grade !== null);
  const reason = stateReason ?? '';
  if (state === 'waiting')
    return waits[reason] ?? 'Waiting for something outside the paper; goes on by itself.';
  if (state === 'refused') {
    return sentenceOf(refusals, reason) ?? lost[reason] ?? readersSentence(reason);
  }
  if (state === 'needs-you') {
    return lost[reason] ?? 'Grading was tried three times without success. Try it again, or grade by hand.';
  }
  return null;
}

/** The reader's own sentence says more than its code; a code that is not known here says nothing to a person. */
function readersSentence(reason: string): string {
  return reason.includes(' ') ? reason : 'The file could not be read.';
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** What was deleted, when, and what is kept: only an approved grade outlives its paper. */
function sayExpired(expiredAt: Date, hasGrade: boolean): string {
  const when = `on ${day.format(expiredAt)}`;
  return hasGrade
    ? `The file and what was read from it were deleted ${when}. Your scores and feedback are kept.`
    : `The file, what was read from it and any draft that was not approved were deleted ${when}. Only this entry is kept.`;
}

function sentenceOf(sentences: Readonly<Record<string, string>>, code: string): string | undefined {
  return sentences[code];
}
