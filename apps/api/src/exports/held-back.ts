import { AppError, type CallBody, type ExportPreview, type previewExport } from '@greenpen/api-contract';
import { exportSystems, type Submission } from '@greenpen/gradebook';
import type { Ports } from '../ports.ts';
import { choosePapers, isApproved } from './choose-papers.ts';
import { confirmFiles, fileHoldSentence, type JudgedFile } from './confirm-files.ts';
import { confirmMarks } from './marks/confirm-marks.ts';
import { gatherMarks } from './marks/gather-marks.ts';
import { holdSentence } from './marks/hold-sentences.ts';

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
