import type { ExportSystem, Submission } from '@greenpen/gradebook';
import {
  type Identified,
  identifyStudent,
  isSpelledBy,
  type LmsFileName,
  participantIn,
  readLmsFileName,
} from '@greenpen/grading';
import type { Ports } from '../ports.ts';
import { readClassList, type ClassList } from './marks/class-list.ts';

/** Why a system does not get a feedback file under a name that it would take back. */
type FileHoldReason = 'not-downloaded' | 'two-names' | 'not-confirmed' | 'same-name';

export type JudgedFile =
  /** `name`: what the system reads; null where the files are for people. */
  | { readonly paper: Submission; readonly name: LmsFileName | null }
  | { readonly paper: Submission; readonly reason: FileHoldReason };

/**
 * Under which of the papers' own names a system may take feedback files back. Moodle goes by the number in the name
 * alone, which is also a group's and which a student can write into a file's name: it has to be the one that the class
 * list gives to the paper's author. Canvas checks that the attachment in the name is the user's own, so that its names
 * only must not contradict the class list, nor be there twice.
 */
export async function confirmFiles(
  { gradebook }: Pick<Ports, 'gradebook'>,
  { ownerId, papers, system }: { ownerId: string; papers: readonly Submission[]; system: ExportSystem },
): Promise<readonly JudgedFile[]> {
  const lists = new Map<string, ClassList>();
  const judged: JudgedFile[] = [];
  for (const paper of papers) {
    const courseId = paper.course?.id ?? '';
    const list = lists.get(courseId) ?? (await readClassList({ gradebook }, ownerId, paper));
    lists.set(courseId, list);
    judged.push(judgeFile(paper, list, system));
  }
  const taken = Map.groupBy(judged, (file) =>
    'name' in file && file.name?.system === 'canvas' ? numbersOf(file.name) : '',
  );
  return judged.map((file) => {
    if (!('name' in file) || file.name?.system !== 'canvas') return file;
    const isTwice = (taken.get(numbersOf(file.name)) ?? []).length > 1;
    return isTwice ? { paper: file.paper, reason: 'same-name' } : file;
  });
}

function numbersOf({ numbers }: Extract<LmsFileName, { readonly system: 'canvas' }>): string {
  return numbers.replace('LATE_', '');
}

function judgeFile(paper: Submission, list: ClassList, system: ExportSystem): JudgedFile {
  const name = readLmsFileName(paper.originalName);
  if (name === null || name.system !== system) return { paper, reason: 'not-downloaded' };
  const identified = identifyStudent(paper, list.people);
  if (identified.status === 'conflict') return { paper, reason: 'two-names' };
  const isConfirmed =
    name.system === 'moodle'
      ? identified.status === 'known' &&
        participantIn(list.ownId(identified.member, 'lmsId') ?? '') === name.participant
      : name.system === 'canvas' && isOwnCanvasName(name, { paper, identified, list });
  return isConfirmed ? { paper, name } : { paper, reason: 'not-confirmed' };
}

function isOwnCanvasName(
  { letters, userId }: Extract<LmsFileName, { readonly system: 'canvas' }>,
  found: {
    readonly paper: Submission;
    readonly identified: Identified<{ readonly lmsId: string }>;
    readonly list: ClassList;
  },
): boolean {
  const { paper, identified, list } = found;
  if (identified.status === 'known') {
    const { lmsId } = identified.member;
    return !/^\d+$/u.test(lmsId) || lmsId === userId;
  }
  // What the instructor entered is not what the file's name said.
  const entered = paper.studentCorrected ? paper.studentName : null;
  return list.isEmpty && (entered === null || isSpelledBy(entered, letters));
}

const sentences: Readonly<Record<FileHoldReason, string>> = {
  'not-downloaded': 'The paper did not keep the file name of the system’s own download.',
  'two-names': 'What the paper and its file name say does not fit one student. Say who wrote it.',
  'not-confirmed':
    'The class list does not confirm the number in the file name. Import the one that the system exports.',
  'same-name': 'Another paper has the same numbers in its file name.',
};

export function fileHoldSentence(reason: FileHoldReason): string {
  return sentences[reason];
}
