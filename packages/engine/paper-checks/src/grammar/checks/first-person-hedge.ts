import type { Paper } from '@greenpen/paper';
import { oncePerPaper, wordCount } from '@greenpen/paper-structure';
import type { GrammarCheck } from '../grammar-check.ts';
import { checkOfRows } from '../row-check.ts';

/** Share of the words; a journal tells of its writer, and what the writer felt is its evidence. */
const PERSONAL = 0.03;

const hedges = checkOfRows({
  id: 'grammar-first-person',
  severity: 'advice',
  cost: 'habit',
  register: 'academic',
  title: 'Opinions in the first person',
  source: 'APA 7, chapter 4',
  summary: 'First person is for what the author did, not for opinions that evidence should support.',
  advice: {
    noun: 'phrases such as “I think”',
    how: [
      '“I” is fine for what you did yourself; a claim is stronger without an opening that calls it an opinion.',
    ],
  },
  oncePerPaper: true,
  rows: [
    [/\bI (?:personally )?(?:think|believe|feel)(?: that)?\b(?! (?:I|my|me)\b)/, ''],
    [/\bin my (?:own |personal |humble )?opinion\b/, ''],
  ],
  message: (wrong) => `Cut “${wrong}” and let the evidence support the claim.`,
});

export const firstPersonHedge: GrammarCheck = {
  ...hedges,
  *find(text, paper) {
    if (!isPersonal(paper)) yield* hedges.find(text, paper);
  },
};

const isPersonal: (paper: Paper) => boolean = oncePerPaper((paper) => {
  const own = paper.text.match(/(?<![\p{L}.])(?:I|me|my|myself)(?![\p{L}.])/gu)?.length ?? 0;
  return own >= 8 && own > wordCount(paper) * PERSONAL;
});
