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

/** What a file for a system holds and what it leaves out. Throws ONE_ASSIGNMENT_ONLY. */
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

/** The list as a text to keep beside the file. */
export function heldBackText(held: readonly HeldPaper[]): string {
  const lines = held.map(
    ({ student, file, reason }) => `${student ?? 'Nobody known'}\n  ${file}\n  ${reason}\n`,
  );
  const head = `Held back: ${held.length}\n\nThe other file does not hold these papers for the system that imports it.\n`;
  return [head, ...lines].join('\n').replaceAll('\n', '\r\n');
}

function heldPaper({ id, studentName, originalName, studentEmail }: Submission, reason: string): HeldPaper {
  return { id, student: studentName ?? studentEmail, file: originalName, reason };
}

/** What the instructor reads beside a mark that was held back, and what to do about it. */
const sentences: Readonly<Record<Exclude<HoldReason, 'no-identifier'>, string>> = {
  unnamed: 'The paper names nobody. Say who wrote it.',
  'two-names': 'What the paper and its file name say does not fit one student. Say who wrote it.',
  namesakes: 'Several students have this name. Enter the e-mail address of the one who wrote it.',
  'not-on-list':
    'Nobody of this name is on the class list. Correct the name, or add the student to the list.',
  'two-papers':
    'This student has several approved papers for the assignment. Reopen those that do not count.',
  'older-attempt': 'A newer paper of this student counts.',
  'other-worksheet':
    'The class list has numbers of another assignment. Import the grading worksheet of this one.',
  'shared-identifier': 'Another student has the same identifier. Correct the class list or the papers.',
  'no-class-list': 'The course has no class list. Import the one that your system exports.',
};

const missing: Readonly<Record<MarksSystem, string>> = {
  plain: '',
  canvas: 'The class list has no id that is this student’s alone. Import the one that Canvas exports.',
  moodle: 'The class list has no Moodle number for this student. Import the assignment’s grading worksheet.',
  'moodle-gradebook': 'There is no e-mail address that is this student’s alone. Add it to the class list.',
  blackboard: 'The class list has no username for this student. Import the one that Blackboard exports.',
  classroom: 'Nothing tells this student from another one of the same name. Add an e-mail address.',
};

export function holdSentence(system: MarksSystem, { reason }: HeldMark): string {
  return reason === 'no-identifier' ? missing[system] : sentences[reason];
}
