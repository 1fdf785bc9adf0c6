import type { ExportSummary, marksSystems } from '@greenpen/api-contract';

export type MarksSystem = (typeof marksSystems)[number];
export type FilesSystem = 'moodle' | 'canvas' | 'plain';
export type FilesFormat = 'word' | 'pdf' | 'text';

type Choice<T> = readonly [value: T, label: string];

export const marksChoices: readonly Choice<MarksSystem>[] = [
  ['canvas', 'Canvas: gradebook import'],
  ['moodle', 'Moodle: grading worksheet'],
  ['moodle-gradebook', 'Moodle: gradebook import'],
  ['blackboard', 'Blackboard: upload grades'],
  ['classroom', 'Google Classroom: list to copy from'],
  ['plain', 'A spreadsheet, with everything'],
];

export const filesChoices: readonly Choice<FilesSystem>[] = [
  ['moodle', 'Moodle: upload feedback files'],
  ['canvas', 'Canvas: upload submissions'],
  ['plain', 'To distribute yourself'],
];

export const formatChoices: readonly Choice<FilesFormat>[] = [
  ['word', 'Word with comments'],
  ['pdf', 'PDF'],
  ['text', 'Plain text'],
];

/** How to import the file into each system. */
const marksHints: Readonly<Record<MarksSystem, string>> = {
  canvas:
    'In Canvas: Grades, Import. The column gets the assignment’s title, which has to be the same there.',
  moodle:
    'In Moodle: the assignment, Submissions, Upload grading worksheet. Import that worksheet as the class list first: Moodle matches students by its numbers.',
  'moodle-gradebook': 'In Moodle: Grades, Import, CSV file. Map e-mail address to e-mail address.',
  blackboard:
    'In Blackboard: Gradebook, Upload. It matches students by user name, which comes from an imported class list.',
  classroom:
    'Classroom cannot import grades. This file is laid out like its list, so that you can copy from it.',
  plain: 'Every score, with course, week and dates.',
};

export function marksHint(system: MarksSystem): string {
  return marksHints[system];
}

export function filesHint(system: FilesSystem): string {
  if (system === 'plain') return 'Each file is named after its student and assignment.';
  return `${system === 'moodle' ? 'Moodle' : 'Canvas'} matches each file to its student by the file name.`;
}

/** How many papers the export leaves out, by reason. */
export function leftOut({ drafts, notGraded }: ExportSummary): string | null {
  const parts = [
    ...(drafts === 0 ? [] : [`${drafts.toLocaleString('en-US')} not approved yet`]),
    ...(notGraded === 0 ? [] : [`${notGraded.toLocaleString('en-US')} not graded`]),
  ];
  return parts.length === 0 ? null : `Left out: ${parts.join(', ')}.`;
}
