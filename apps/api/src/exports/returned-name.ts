import type { ReturnedKind, Submission } from '@greenpen/gradebook';
import { type LmsFileName, studentNumber } from '@greenpen/grading';
import { fileNameInArchive } from './archive/file-name-in-archive.ts';

export type ReturnedPaper = Pick<Submission, 'id' | 'studentName'> & {
  readonly courseAssignment: { readonly title: string } | null;
};

/**
 * The name by which a system finds whom a feedback file is for: Moodle reads the first four parts of the name
 * (mod/assign/feedback/file/importziplib.php), Canvas its first part and its last one that are numbers
 * (infer_comment_context_from_filename), so the rest has no such part. The student's own file name is no part of it.
 */
export function returnedName(name: LmsFileName, paper: ReturnedPaper, kind: ReturnedKind): string {
  const rest = restOf(paper, kind).replaceAll(/(?<=^|_)(?=\d+(?:_|$))/gu, '-');
  if (name.system === 'moodle') {
    return `${fileNameInArchive(name.name, 'student')}_${name.participant}_assignfeedback_file_${rest}`;
  }
  if (name.system === 'canvas') {
    return `${fileNameInArchive(name.letters, 'student')}_${name.numbers}_${rest}`;
  }
  return rest;
}

/** A name for people: whose it is, for which assignment, and what it holds. */
export function readableName(paper: ReturnedPaper, kind: ReturnedKind): string {
  return `${studentOf(paper)} - ${restOf(paper, kind)}`;
}

/** The same without underscores, at which Moodle and Canvas look for numbers. */
export function unreturnableName(paper: ReturnedPaper, kind: ReturnedKind): string {
  return readableName(paper, kind).replaceAll('_', ' ');
}

/** The name of the feedback by itself as a Word document. */
export function feedbackDocumentName(paper: ReturnedPaper): string {
  return `${studentOf(paper)} - ${titleOf(paper)}feedback.docx`;
}

/** A Word file is the student's own with comments in it; the other kinds hold the feedback by itself. */
function restOf(paper: ReturnedPaper, kind: ReturnedKind): string {
  return `${titleOf(paper)}${kind === 'docx' ? 'comments' : 'feedback'}.${kind}`;
}

function titleOf({ courseAssignment }: ReturnedPaper): string {
  const title = fileNameInArchive(courseAssignment?.title ?? '', '');
  return title === '' ? '' : `${title} - `;
}

function studentOf({ id, studentName }: ReturnedPaper): string {
  const number = `Student ${studentNumber(id)}`;
  return fileNameInArchive(studentName ?? number, number);
}
