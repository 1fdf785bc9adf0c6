import { asAnswer } from '../asked/name-part.ts';
import { nextMoveFor } from '../asked/next-move.ts';
import { isSound } from '../claims.ts';
import type { Facts } from '../facts.ts';
import { listOf } from '../words.ts';
import { slotsFor } from './asked-points.ts';
import type { Point } from './point.ts';

/**
 * Parts that were looked for and may be there in other words: the student is asked where they are. `ids`: the findings
 * that ask for them; `null` where the instructor dismissed those, so that only what they did not name is asked.
 */
export function ofSought(ids: readonly string[] | null, facts: Facts): readonly Point[] {
  const notes = facts.asked.sought.filter(({ isInFinding }) => ids !== null || !isInFinding);
  const [first] = notes;
  if (first === undefined) return [];
  const answers = notes.map(({ noun }) => asAnswer(noun));
  const names = listOf(answers, 'or');
  const isOne = notes.length === 1;
  const [they, them] = isOne ? ['it is', 'it'] : ['they are', 'them'];
  const moves = isOne ? nextMoveFor(first.text).move({ ...slotsFor(first, facts), place: '' }) : ['add them'];
  return [
    {
      kind: 'sought',
      claims: notes.map(({ id }) => ({ is: 'sought', requirement: id })),
      restsOn: [
        ...(notes.some(({ isInFinding }) => isInFinding) ? (ids ?? []) : []),
        ...notes.map(({ id }) => id),
      ],
      name: names,
      names: answers,
      where: '',
      issue: moves.map(
        (move) =>
          `I looked for ${listOf(answers)}: if ${they} there, make ${them} easier to find, and if not, ${move}.`,
      ),
      why: [],
      move: [],
      order: `make sure that a reader finds ${listOf(answers)}`,
      demand: null,
      // In a good paper it is likely to be there in other words.
      isSerious: !isSound(facts),
    },
  ];
}
