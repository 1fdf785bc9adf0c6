import type { ReturnedKind, Submission } from '@greenpen/gradebook';
import { type LmsFileName, studentNumber } from '@greenpen/grading';
import { fileNameInArchive } from './archive/file-name-in-archive.ts';

export type ReturnedPaper = Pick<Submission, 'id' | 'studentName'> & {
  readonly courseAssignment: { readonly title: string } | null;
};

/**
 * The name by which a system matches a feedback file: Moodle reads the first four parts of the name
 * (mod/assign/feedback/file/importziplib.php), Canvas its first part and its last numeric ones
 * (infer_comment_context_from_filename), so the rest contains no numeric part. It does not contain the student's file
 * name.
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

/** A readable name: student, assignment and content. */
export function readableName(paper: ReturnedPaper, kind: ReturnedKind): string {
  return `${studentOf(paper)} - ${restOf(paper, kind)}`;
}

/** The same without underscores, which Moodle and Canvas would parse. */
export function unreturnableName(paper: ReturnedPaper, kind: ReturnedKind): string {
  return readableName(paper, kind).replaceAll('_', ' ');
}

/** File name of the feedback as a Word document. */
export function feedbackDocumentName(paper: ReturnedPaper): string {
  return `${studentOf(paper)} - ${titleOf(paper)}feedback.docx`;
}

/** The Word kind is the student's file with comments; the others contain only the feedback. */
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
