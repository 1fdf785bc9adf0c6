import type { AskedNote } from '../asked/asked-facts.ts';
import { asAnswer } from '../asked/name-part.ts';
import { nextMoveFor } from '../asked/next-move.ts';
import { isSound } from '../claims.ts';
import type { Facts } from '../facts.ts';
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
  const names = notes.map(({ noun }) => noun).join(', and ');
  const isOne = notes.length === 1;
  const [they, them] = isOne ? ['it is', 'it'] : ['they are', 'them'];
  const where = sayWhere(notes);
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
      names: notes.map(({ noun }) => noun),
      where: '',
      issue: moves.map(
        (move) =>
          `I did not see ${where}; if ${they} there, make ${them} easier to find, and if not, ${move}.`,
      ),
      asks: askWhere(notes),
      why: [],
      move: [],
      order: `make sure that a reader finds ${names}`,
      demand: null,
      // In a good paper it is likely to be there in other words.
      isSerious: !isSound(facts),
    },
  ];
}

/** "where you name one objection, or where you end with one step": clauses hold commas and "and" themselves. */
const sayWhere = (notes: readonly AskedNote[]): string =>
  notes.map(({ clause, noun }) => (clause === null ? asAnswer(noun) : `where ${clause}`)).join(', or ');

/** "where do you name one objection, and where do you end with one step". */
const askWhere = (notes: readonly AskedNote[]): string =>
  notes
    .map(({ clause, noun }) =>
      clause === null ? `where can I find ${asAnswer(noun)}` : `where do ${clause}`,
    )
    .join(', and ');
