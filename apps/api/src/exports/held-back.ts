import { AppError, type CallBody, type ExportPreview, type previewExport } from '@greenpen/api-contract';
import { exportSystems, type Submission } from '@greenpen/gradebook';
import type { Ports } from '../ports.ts';
import { choosePapers, isApproved } from './choose-papers.ts';
import { confirmFiles, fileHoldSentence, type JudgedFile } from './confirm-files.ts';
import { confirmMarks, type HeldMark, type HoldReason } from './marks/confirm-marks.ts';
import { gatherMarks } from './marks/gather-marks.ts';
import type { MarksSystem } from './marks/marked-paper.ts';

type HeldPaper = ExportPreview['held'][number];

type Preview = { readonly confirmed: number; readonly held: readonly HeldPaper[] };

/** What an export for a system includes and leaves out. Throws ONE_ASSIGNMENT_ONLY. */
export async function previewOf(
  ports: Pick<Ports, 'gradebook'>,
  ownerId: string,
  { what, system, ...choice }: CallBody<typeof previewExport>,
): Promise<Preview> {
  if (what === 'marks') {
    const { marks, held } = confirmMarks(system, await gatherMarks(ports, ownerId, choice));
    const left = held.map((one) => heldPaper(one.paper.submission, holdSentence(system, one)));
    return { confirmed: marks.length, held: left };
  }
  const filesSystem = exportSystems.find((known) => known === system);
  if (filesSystem === undefined) throw new AppError('REQUEST_INVALID', 'no feedback files for this system');
  const papers: Submission[] = [];
  for await (const paper of choosePapers(ports, ownerId, choice)) if (isApproved(paper)) papers.push(paper);
  if (filesSystem === 'plain') return { confirmed: papers.length, held: [] };
  const held = heldFiles(await confirmFiles(ports, { ownerId, papers, system: filesSystem }));
  return { confirmed: papers.length - held.length, held };
}

export function heldFiles(files: readonly JudgedFile[]): readonly HeldPaper[] {
  return files.flatMap((file) =>
    'reason' in file ? [heldPaper(file.paper, fileHoldSentence(file.reason))] : [],
  );
}

/** The held-back papers as a text file. */
export function heldBackText(held: readonly HeldPaper[]): string {
  const lines = held.map(
    ({ student, file, reason }) => `${student ?? 'Nobody known'}\n  ${file}\n  ${reason}\n`,
  );
  const head = `Held back: ${held.length}\n\nThese papers are not in the import file.\n`;
  return [head, ...lines].join('\n').replaceAll('\n', '\r\n');
}

function heldPaper({ id, studentName, originalName, studentEmail }: Submission, reason: string): HeldPaper {
  return { id, student: studentName ?? studentEmail, file: originalName, reason };
}

/** Why a mark was held back and what to do, for the instructor. */
const sentences: Readonly<Record<Exclude<HoldReason, 'no-identifier'>, string>> = {
  unnamed: 'The paper names no student. Enter who wrote it.',
  'two-names': 'The paper and its file name point to different students. Enter who wrote it.',
  namesakes: 'Several students have this name. Enter the e-mail address of the one who wrote it.',
  'not-on-list':
    'No student with this name is on the class list. Correct the name, or add the student to the list.',
  'two-papers':
    'This student has several approved papers for the assignment. Reopen those that do not count.',
  'older-attempt': 'A newer paper of this student counts.',
  'other-worksheet':
    'The identifiers in the class list belong to another assignment. Import the grading worksheet of this one.',
  'shared-identifier': 'Another student has the same identifier. Correct the class list or the papers.',
  'no-class-list':
    'The course has no class list. Import the one exported by your learning management system.',
};

const missing: Readonly<Record<MarksSystem, string>> = {
  plain: '',
  canvas: 'The class list has no unique id for this student. Import the one exported by Canvas.',
  moodle: 'The class list has no Moodle number for this student. Import the assignment’s grading worksheet.',
  'moodle-gradebook': 'There is no unique e-mail address for this student. Add one to the class list.',
  blackboard: 'The class list has no username for this student. Import the one exported by Blackboard.',
  classroom: 'Several students have this name. Add an e-mail address for this one.',
};

export function holdSentence(system: MarksSystem, { reason }: HeldMark): string {
  return reason === 'no-identifier' ? missing[system] : sentences[reason];
}
