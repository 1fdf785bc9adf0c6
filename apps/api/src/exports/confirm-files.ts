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

/** Why a feedback file does not get a name that the system would match. */
type FileHoldReason = 'not-downloaded' | 'two-names' | 'not-confirmed' | 'same-name';

export type JudgedFile =
  /** `name`: the file name for re-import; null if the files are for people. */
  | { readonly paper: Submission; readonly name: LmsFileName | null }
  | { readonly paper: Submission; readonly reason: FileHoldReason };

/**
 * Decides which feedback files may use a name that the system matches. Moodle uses only the number in the name, which
 * may also be a group's and which students can fake, so it must be the class list's number for the paper's author.
 * Canvas checks that the attachment id in the name belongs to the user, so its names only must not contradict the
 * class list or occur twice.
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
  // A corrected name comes from the instructor, not from the file name.
  const entered = paper.studentCorrected ? paper.studentName : null;
  return list.isEmpty && (entered === null || isSpelledBy(entered, letters));
}

const sentences: Readonly<Record<FileHoldReason, string>> = {
  'not-downloaded':
    'The paper does not have the file name of a download from the learning management system.',
  'two-names': 'The paper and its file name point to different students. Enter who wrote it.',
  'not-confirmed':
    'The class list does not confirm the number in the file name. Import the one exported by your learning management system.',
  'same-name': 'Another paper has the same numbers in its file name.',
};

export function fileHoldSentence(reason: FileHoldReason): string {
  return sentences[reason];
}
