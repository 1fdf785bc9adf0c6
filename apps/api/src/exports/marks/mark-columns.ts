import type { MarkedPaper } from './marked-paper.ts';

export type MarkColumn = { readonly title: string; readonly maxPoints: number };

/** A student's row: one of their papers, and the points for each column; null if there are none. */
export type MarkRow = { readonly student: MarkedPaper; readonly points: readonly (number | null)[] };

/** One row per student and one column per assignment; assignments with the same title get separate columns. */
export function tabulateMarks(marks: readonly MarkedPaper[]): {
  readonly columns: readonly MarkColumn[];
  readonly rows: readonly MarkRow[];
} {
  const columns = new Map<string, MarkColumn>();
  const students = new Map<string, MarkedPaper[]>();
  for (const mark of marks) {
    columns.set(columnKey(mark), { title: mark.title, maxPoints: mark.maxPoints });
    const papers = students.get(mark.person) ?? [];
    papers.push(mark);
    students.set(mark.person, papers);
  }
  const keys = [...columns.keys()];
  const rows = [...students.values()].flatMap((papers): readonly MarkRow[] => {
    const [student] = papers;
    if (student === undefined) return [];
    return [
      {
        student,
        points: keys.map((key) => papers.find((paper) => columnKey(paper) === key)?.points ?? null),
      },
    ];
  });
  return { columns: [...columns.values()], rows: rows.toSorted((a, b) => compareNames(a, b)) };
}

function columnKey({ submission }: MarkedPaper): string {
  return submission.courseAssignment?.id ?? '';
}

function compareNames(a: MarkRow, b: MarkRow): number {
  return a.student.name.localeCompare(b.student.name, 'en');
}
