import type { ReturnedKind } from '@greenpen/gradebook';
import type { LmsFileName } from '@greenpen/paper';
import { fileNameInArchive } from './archive/file-name-in-archive.ts';

type Paper = { readonly originalName: string; readonly studentName: string | null };

/**
 * The name by which a system finds whom a feedback file is for: Moodle reads the first four parts of the name
 * (mod/assign/feedback/file/importziplib.php), Canvas its first part and its last one that are numbers
 * (infer_comment_context_from_filename), so what the student called the file must have no such part.
 */
export function returnedName(name: LmsFileName, kind: ReturnedKind): string {
  const rest = fileNameInArchive(stemOf(name.rest), 'feedback').replaceAll(/(?<=^|_)(?=\d+(?:_|$))/gu, '-');
  if (name.system === 'moodle') {
    return `${fileNameInArchive(name.name, 'student')}_${name.participant}_assignfeedback_file_${rest}.${kind}`;
  }
  if (name.system === 'canvas') {
    return `${fileNameInArchive(name.letters, 'student')}_${name.numbers}_${rest}.${kind}`;
  }
  return `${rest}.${kind}`;
}

/** A name for people: after the student and the file. */
export function readableName({ originalName, studentName }: Paper, kind: ReturnedKind): string {
  const student = studentName === null ? '' : `${fileNameInArchive(studentName, 'student')} - `;
  return `${student}${fileNameInArchive(stemOf(originalName), 'paper')} - feedback.${kind}`;
}

/** The same without underscores, at which Moodle and Canvas look for numbers. */
export function unreturnableName(paper: Paper, kind: ReturnedKind): string {
  return readableName(paper, kind).replaceAll('_', ' ');
}

function stemOf(fileName: string): string {
  return fileName.replace(/\.\w{1,8}$/u, '');
}
