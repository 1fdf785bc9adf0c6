import type { CsvCell } from '../csv-row.ts';
import { canvasIds } from './identifiers.ts';
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
      const { id, sisId, loginId } = canvasIds(student);
      return [student.name, id, sisId, loginId, student.member?.section ?? null, ...points];
    }),
  ];
}
