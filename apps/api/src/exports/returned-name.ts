import type { ExportSystem, ReturnedKind } from '@greenpen/gradebook';
import { fileNameInArchive } from './archive/file-name-in-archive.ts';
import { readLmsName } from './lms-file-name.ts';

type Paper = { readonly originalName: string; readonly studentName: string | null };

/**
 * The name by which a system finds whom a feedback file is for: Moodle reads the first four parts of the name
 * (mod/assign/feedback/file/importziplib.php), Canvas the first two numbers in it. Other papers are named after their
 * student and file.
 */
export function returnedName(paper: Paper, kind: ReturnedKind, system: ExportSystem | null): string {
  const lms = readLmsName(paper.originalName);
  if (lms !== null && lms.system === system) {
    const name = fileNameInArchive(lms.name, 'student');
    const rest = fileNameInArchive(stemOf(lms.rest), 'feedback');
    return lms.system === 'moodle'
      ? `${name}_${lms.participant}_assignfeedback_file_${rest}.${kind}`
      : `${name}_${lms.numbers}_${rest}.${kind}`;
  }
  const student =
    system === null || paper.studentName === null
      ? ''
      : `${fileNameInArchive(paper.studentName, 'student')} - `;
  return `${student}${fileNameInArchive(stemOf(paper.originalName), 'paper')} - feedback.${kind}`;
}

function stemOf(fileName: string): string {
  return fileName.replace(/\.\w{1,8}$/u, '');
}
