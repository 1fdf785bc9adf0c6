import type { ExportSystem, ReturnedKind, Submission } from '@greenpen/gradebook';
import { studentNumber } from '@greenpen/grading';
import { fileNameInArchive } from './archive/file-name-in-archive.ts';
import { readLmsName } from './lms-file-name.ts';

type Paper = Pick<Submission, 'id' | 'originalName' | 'studentName'> & {
  readonly courseAssignment: { readonly title: string } | null;
};

/**
 * The name of a returned file: whose it is, for which assignment, and what it holds. The student's own file name is no
 * part of it. Moodle reads the first four parts of the name (mod/assign/feedback/file/importziplib.php), Canvas the
 * first two numbers in it, so those of their bulk downloads stay.
 */
export function returnedName(paper: Paper, kind: ReturnedKind, system: ExportSystem | null): string {
  // A Word file is the student's own with comments in it.
  return nameFile(paper, { content: kind === 'docx' ? 'comments' : 'feedback', kind, system });
}

/** The name of the feedback by itself as a Word document. */
export function feedbackDocumentName(paper: Paper): string {
  return nameFile(paper, { content: 'feedback', kind: 'docx', system: null });
}

type Wanted = {
  readonly content: 'comments' | 'feedback';
  readonly kind: ReturnedKind;
  readonly system: ExportSystem | null;
};

function nameFile(paper: Paper, { content, kind, system }: Wanted): string {
  const title = fileNameInArchive(paper.courseAssignment?.title ?? '', '');
  const rest = `${title === '' ? '' : `${title} - `}${content}.${kind}`;
  const lms = readLmsName(paper.originalName);
  if (lms !== null && lms.system === system) {
    const name = fileNameInArchive(lms.name, 'student');
    return lms.system === 'moodle'
      ? `${name}_${lms.participant}_assignfeedback_file_${rest}`
      : `${name}_${lms.numbers}_${rest}`;
  }
  const number = `Student ${studentNumber(paper.id)}`;
  return `${fileNameInArchive(paper.studentName ?? number, number)} - ${rest}`;
}
