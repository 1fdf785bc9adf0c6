/** How much of a paper its grammar was judged on, so that a score never looks surer than it is. */
export type GrammarExtent = {
  /** English words in whole sentences, quotations and references aside. */
  readonly words: number;
  /** Share of the sentences' words that are English, 0 to 1; 1 in an empty paper. */
  readonly englishShare: number;
  /** False where only the first part of a very long paper was judged. */
  readonly isWhole: boolean;
  /** Words of sentences that repeat an earlier one word for word, and were checked there. */
  readonly copiedWords?: number;
  /** Words set in capitals throughout, in which neither names nor slips can be told. */
  readonly capitalWords?: number;
};

/** Fewer words than this show too little of a writer's grammar. */
export const fewestJudgedWords = 30;

export function isMostlyForeign({ englishShare }: GrammarExtent): boolean {
  return englishShare < 0.5;
}
