import type { CsvCell } from '../csv-row.ts';
import { readLmsName } from '../lms-file-name.ts';
import { tabulateMarks } from './mark-columns.ts';
import type { MarkedPaper } from './marked-paper.ts';

/**
 * Canvas finds students by its own id, then by SIS ids, then by their full name, and assignments by their title
 * (instructure/canvas-lms, lib/gradebook_importer.rb). What can be reached stands in the second row.
 */
export function canvasRows(marks: readonly MarkedPaper[]): readonly (readonly CsvCell[])[] {
  const { columns, rows } = tabulateMarks(marks);
  return [
    ['Student', 'ID', 'SIS User ID', 'SIS Login ID', 'Section', ...columns.map(({ title }) => title)],
    ['    Points Possible', null, null, null, null, ...columns.map(({ maxPoints }) => maxPoints)],
    ...rows.map(({ student, points }) => {
      const { member } = student;
      return [
        student.name,
        canvasId(student),
        member?.sisId ?? null,
        member?.loginId ?? null,
        member?.section ?? null,
        ...points,
      ];
    }),
  ];
}

function canvasId({ member, submission }: MarkedPaper): string | null {
  if (member !== null && /^\d+$/u.test(member.lmsId)) return member.lmsId;
  const name = readLmsName(submission.originalName);
  return name?.system === 'canvas' ? name.userId : null;
}
