import type { Claim } from '../claims.ts';
import type { Variants } from '../unjudged.ts';

/** One thing to say about the content, with the words for it that every style can use. */
export type Point = {
  readonly kind: 'missing' | 'partly' | 'broken' | 'finding' | 'measure';
  readonly claims: readonly Claim[];
  readonly restsOn: readonly string[];
  /** What it is about, as a noun phrase: "the strongest argument against your position". */
  readonly name: string;
  /** What is so, as one sentence. */
  readonly issue: Variants;
  /** Why it matters, as a clause with a small letter; empty where the issue says it. */
  readonly why: Variants;
  /** What to do, as an order with a small letter that calls the thing "it". */
  readonly move: Variants;
  /** What to do, as an order with a small letter that names the thing and its place. */
  readonly order: string;
  /** ", as in paragraph 3 (jails)"; empty where no place is its best example. */
  readonly where: string;
  /** The message of a check on the whole paper, to go on after "the instructions": `null` for anything else. */
  readonly demand: string | null;
  /** What to talk about: the name, for a part of the assignment; absent for anything else. */
  readonly talk?: string;
  /** Its name with what was counted, "the number of sources (the text cites 2)"; absent where nothing was. */
  readonly detail?: string;
  /** Whether it is settled where a whole sentence about the paper would begin with it. */
  readonly isSerious: boolean;
};
