import { lmsUserId, participantIn } from '@greenpen/grading';
import type { MarkedPaper, MarksSystem } from './marked-paper.ts';

/** Canvas id, also as its page had it, and the two SIS ids; those of the list only if they are unique there. */
export function canvasIds({ member, list, submission }: MarkedPaper) {
  const id = list.ownId(member, 'lmsId');
  return {
    id: id !== null && /^\d+$/u.test(id) ? id : lmsUserId('canvas', submission),
    sisId: list.ownId(member, 'sisId'),
    loginId: list.ownId(member, 'loginId'),
  };
}

/** Moodle's identifier from the list: "Participant 4711". */
export function moodleId({ member, list }: MarkedPaper): string | null {
  const id = list.ownId(member, 'lmsId');
  return id === null || participantIn(id) === null ? null : id;
}

/** An address that is unique in the list; without a list, the paper's own address. */
export function addressOf({ member, list, email }: MarkedPaper): string | null {
  return member === null ? email : list.ownId(member, 'email');
}

/** A name that is unique in the class. */
function ownName({ member, name, list, submission }: MarkedPaper): string | null {
  const isOwn = member === null ? submission.studentName !== null : list.people.withName(name).length === 1;
  return isOwn ? name : null;
}

/** The confirmed identifiers of a row for each system; the name only if there is no better one. */
const identifiers: Readonly<Record<MarksSystem, (paper: MarkedPaper) => readonly (string | null)[]>> = {
  plain: () => [],
  canvas: (paper) => Object.values(canvasIds(paper)),
  moodle: (paper) => [moodleId(paper)],
  'moodle-gradebook': (paper) => [addressOf(paper)],
  blackboard: ({ member, list }) => [list.ownId(member, 'loginId')],
  classroom: (paper) => [addressOf(paper)],
};

const goByName: ReadonlySet<MarksSystem> = new Set(['canvas', 'classroom']);

export function identifiersFor(system: MarksSystem, paper: MarkedPaper): readonly string[] {
  const ids = identifiers[system](paper).filter((id) => id !== null);
  if (ids.length > 0 || !goByName.has(system)) return ids;
  const name = ownName(paper);
  return name === null ? [] : [name];
}
