import { AppError } from '@greenpen/api-contract';
import {
  isSameName,
  lmsUserId,
  mayBeOnePerson,
  nameKeys,
  participantIn,
  readLmsFileName,
} from '@greenpen/grading';
import type { GatheredMarks } from './gather-marks.ts';
import { identifiersFor } from './identifiers.ts';
import type { MarkedPaper, MarksSystem } from './marked-paper.ts';

/** Why a mark is left out of an import file. */
export type HoldReason =
  | 'unnamed'
  | 'two-names'
  | 'namesakes'
  | 'not-on-list'
  | 'two-papers'
  | 'older-attempt'
  | 'other-worksheet'
  | 'shared-identifier'
  | 'no-class-list'
  | 'no-identifier';

export type HeldMark = { readonly paper: MarkedPaper; readonly reason: HoldReason };

type ConfirmedMarks = {
  readonly marks: readonly MarkedPaper[];
  readonly held: readonly HeldMark[];
};

/**
 * Which marks a file may hold, and which are held back. What a system finds a student by is written only if it is
 * confirmed:
 *
 * 1. The paper belongs to one person: everything in it and in its file's name agrees (`identifyStudent`).
 * 2. The person has one paper for the assignment. A newer one counts instead of an older one if it was uploaded after
 *    the older one had been graded; files that came together may be parts of one paper, so neither counts.
 * 3. Ids come from the class list, and only where it gives them to that person alone, or from the page of the system
 *    that showed the paper. A name or an address
 *    from a paper is used only in a course without a class list, and only if one person and one paper have it.
 * 4. No two people of the file have the same identifier.
 *
 * A spreadsheet is read by people and not imported, so it leaves out nothing but older attempts. Throws
 * ONE_ASSIGNMENT_ONLY for a grading worksheet of several.
 */
export function confirmMarks(system: MarksSystem, { chosen, all }: GatheredMarks): ConfirmedMarks {
  const assignments = new Set(chosen.map(({ submission }) => submission.courseAssignment?.id));
  if (system === 'moodle' && assignments.size > 1) throw new AppError('ONE_ASSIGNMENT_ONLY');
  const rivals = Map.groupBy(all, (paper) => `${assignmentOf(paper)} ${paper.person}`);
  const unclear = withoutClearPerson(all);
  const isOfWorksheet = isWorksheetOf(chosen);
  const judge = (paper: MarkedPaper): HoldReason | null => {
    const others = rivals.get(`${assignmentOf(paper)} ${paper.person}`) ?? [];
    if (system === 'plain')
      return reasonOfAttempts(paper, others) === 'older-attempt' ? 'older-attempt' : null;
    return (
      reasonOfPerson(paper) ??
      (unclear.has(paper) ? 'namesakes' : null) ??
      reasonOfAttempts(paper, others) ??
      reasonOfIds(system, paper) ??
      (system === 'moodle' && !isOfWorksheet && !hasNumber(paper) ? 'other-worksheet' : null)
    );
  };
  const judged = chosen.map((paper) => ({ paper, reason: judge(paper) }));
  const confirmed = judged.filter(({ reason }) => reason === null).map(({ paper }) => paper);
  const shared = sharing(system, confirmed);
  return {
    marks: confirmed.filter((paper) => !shared.has(paper)),
    held: [
      ...judged.flatMap(({ paper, reason }) => (reason === null ? [] : [{ paper, reason }])),
      ...[...shared].map((paper) => ({ paper, reason: 'shared-identifier' as const })),
    ],
  };
}

function reasonOfPerson({ identified, list }: MarkedPaper): HoldReason | null {
  if (identified.status === 'known') return null;
  if (identified.status === 'conflict') return 'two-names';
  if (identified.status === 'unlisted') return list.isEmpty ? null : 'not-on-list';
  return identified.status;
}

/**
 * Without a class list, papers for one assignment with the same name may belong to one person or two, unless each has
 * an address or Canvas's id; two names with the same address are ambiguous as well.
 */
function withoutClearPerson(all: readonly MarkedPaper[]): ReadonlySet<MarkedPaper> {
  const unlisted = all.filter(({ member, submission }) => member === null && submission.studentName !== null);
  const byName = Map.groupBy(unlisted, (paper) => `${assignmentOf(paper)} ${nameKeys(paper.name)[2]}`);
  const byAddress = Map.groupBy(
    unlisted.filter(({ email }) => email !== null),
    ({ email }) => email?.toLowerCase(),
  );
  const namesakes = [...byName.values()].filter(
    (papers) =>
      papers.length > 1 &&
      papers.some(({ email, submission }) => email === null && lmsUserId('canvas', submission) === null),
  );
  const twoNames = [...byAddress.values()].filter((papers) =>
    papers.some(({ name }) => !mayBeOnePerson(name, papers[0]?.name ?? '')),
  );
  return new Set([...namesakes, ...twoNames].flat());
}

function reasonOfAttempts(paper: MarkedPaper, rivals: readonly MarkedPaper[]): HoldReason | null {
  const newest = rivals.reduce((one, other) => (isNewer(other, one) ? other : one), paper);
  const areAttempts = rivals.every((one) => one === newest || isFollowedBy(one, newest));
  if (!areAttempts) return 'two-papers';
  return newest === paper ? null : 'older-attempt';
}

function isNewer({ submission: one }: MarkedPaper, { submission: other }: MarkedPaper): boolean {
  const later = one.uploadedAt.getTime() - other.uploadedAt.getTime();
  return later > 0 || (later === 0 && one.id > other.id);
}

/** Whether the later paper was uploaded after the earlier one was graded and so is another attempt. */
function isFollowedBy({ submission: earlier }: MarkedPaper, { submission: later }: MarkedPaper): boolean {
  return earlier.completedAt !== null && earlier.completedAt < later.uploadedAt;
}

function reasonOfIds(system: MarksSystem, paper: MarkedPaper): HoldReason | null {
  if (identifiersFor(system, paper).length > 0) return null;
  return paper.list.isEmpty && system !== 'moodle-gradebook' ? 'no-class-list' : 'no-identifier';
}

/** Moodle's identifiers differ per assignment, so a list from another worksheet has wrong ones. */
function isWorksheetOf(marks: readonly MarkedPaper[]): boolean {
  return marks.every(({ submission, list }) => {
    const lms = readLmsFileName(submission.originalName);
    if (lms?.system !== 'moodle') return true;
    const listed = list.people.withName(lms.name).map(({ lmsId }) => participantIn(lmsId));
    return listed.length === 0 || listed.some((number) => number === null || number === lms.participant);
  });
}

function hasNumber({ submission }: MarkedPaper): boolean {
  return readLmsFileName(submission.originalName)?.system === 'moodle';
}

/** Papers of different people that share an identifier. */
function sharing(system: MarksSystem, marks: readonly MarkedPaper[]): ReadonlySet<MarkedPaper> {
  const holders = Map.groupBy(
    marks.flatMap((paper) => identifiersFor(system, paper).map((id) => ({ paper, id: id.toLowerCase() }))),
    ({ id }) => id,
  );
  const shared = [...holders.values()].filter(([first, ...others]) =>
    others.some(({ paper }) => first !== undefined && isSomeoneElse(paper, first.paper)),
  );
  return new Set(shared.flat().map(({ paper }) => paper));
}

function isSomeoneElse(one: MarkedPaper, other: MarkedPaper): boolean {
  if (one.person === other.person) return false;
  // A student in two courses is on two lists.
  const isInOtherCourse = one.submission.course?.id !== other.submission.course?.id;
  const areListed = one.member !== null && other.member !== null;
  return !(isInOtherCourse && areListed && isSameName(one.name, other.name));
}

function assignmentOf({ submission }: MarkedPaper): string {
  return submission.courseAssignment?.id ?? submission.course?.id ?? '';
}
