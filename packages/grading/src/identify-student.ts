import { type LmsFileName, readLmsFileName } from './students/lms-file-name.ts';
import { distinctWords, isSameName, isSpelledBy } from './students/student-names.ts';
import { participantIn, type ListedStudent, type PeopleIndex } from './people-index.ts';

/** What a paper says about who wrote it. */
export type AuthorEvidence = {
  readonly originalName: string;
  readonly studentName: string | null;
  readonly studentEmail: string | null;
  /** A second person whom the file's name or the title page names; null without one. */
  readonly otherName: string | null;
  /** The instructor said who wrote it: then the file's name does not count. */
  readonly studentCorrected: boolean;
};

export type Identified<M> =
  | { readonly status: 'known'; readonly member: M }
  /** The paper names nobody. */
  | { readonly status: 'unnamed' }
  /** Whom it names is not on the list. */
  | { readonly status: 'unlisted' }
  /** Several people of the list have the name, and nothing tells them apart. */
  | { readonly status: 'namesakes' }
  /** What it says points to different people; `names` are those whom it names by name or address. */
  | { readonly status: 'conflict'; readonly names: readonly string[] };

/**
 * Whose paper it is among the people of a class list. Everything that a paper says has to point to one and the same
 * person: the name and the address in it, the instructor's entry, and what the file's name says. A student can write any
 * name or number into a file's name, and Moodle numbers the groups of team assignments as it numbers people, so one
 * piece of evidence never outweighs another: where they disagree, nobody is known.
 */
export function identifyStudent<M extends ListedStudent>(
  paper: AuthorEvidence,
  people: PeopleIndex<M>,
): Identified<M> {
  const { originalName, studentName, studentEmail, otherName, studentCorrected } = paper;
  if (otherName !== null) {
    return { status: 'conflict', names: [studentName, otherName].filter((name) => name !== null) };
  }
  const lms = studentCorrected ? null : readLmsFileName(originalName);
  const byName = studentName === null ? [] : people.withName(studentName);
  const byEmail = studentEmail === null ? [] : people.withEmail(studentEmail);
  const inFile = studentCorrected || lms !== null ? [] : people.namedInFile(originalName);
  const byWords = [byEmail, byName, inFile].filter((found) => found.length > 0);
  const byId = lms === null ? [] : people.withIdIn(lms);
  const [first, ...rest] = byId.length === 0 ? byWords : [...byWords, byId];
  if (first === undefined) {
    return { status: studentName === null && studentEmail === null ? 'unnamed' : 'unlisted' };
  }
  const meant = first.filter((member) => rest.every((found) => found.includes(member)));
  const [member] = meant;
  if (member === undefined) return { status: 'conflict', names: namesOf(byWords) };
  if (meant.length > 1) return { status: 'namesakes' };
  const isOtherName =
    studentName !== null &&
    !byName.includes(member) &&
    !isNumberAlone(member) &&
    !hasCommonWord(studentName, member.name);
  if (isOtherName || contradicts(lms, member)) return { status: 'conflict', names: [] };
  return { status: 'known', member };
}

/** Where names are hidden in Moodle, its worksheet and its file names give "Participant 4711" and no name. */
function isNumberAlone({ name, lmsId }: ListedStudent): boolean {
  return lmsId !== '' && name === lmsId;
}

/** Whether the file's name, as its system made it, says somebody else than this member. */
function contradicts(lms: LmsFileName | null, member: ListedStudent): boolean {
  const { name, lmsId, loginId } = member;
  if (lms === null) return false;
  if (lms.system === 'blackboard')
    return loginId !== '' && loginId.toLowerCase() !== lms.username.toLowerCase();
  if (lms.system === 'brightspace') return !isSameName(lms.name, name);
  if (lms.system === 'canvas') {
    const isSpelled = isSpelledBy(name, lms.letters) || isSameName(lms.letters, name);
    // Other names look like Canvas's as well ("essay_2025_10_draft"): they say nothing of anyone.
    return lms.userId === lmsId ? !isSpelled : isSpelled && /^\d+$/u.test(lmsId);
  }
  if (!isNumberAlone(member) && !isSameName(lms.name, name)) return true;
  const listed = participantIn(lmsId);
  return listed !== null && listed !== lms.participant;
}

/** "Annie Diaz" may be the Ana Diaz of the list whose address the paper has; "Ben Lee" is not. */
function hasCommonWord(one: string, other: string): boolean {
  const words = new Set(distinctWords(other));
  return distinctWords(one).some((word) => word.length > 1 && words.has(word));
}

function namesOf(told: readonly (readonly ListedStudent[])[]): readonly string[] {
  return [...new Set(told.flatMap((found) => found.map(({ name }) => name)))];
}
