import type { AreaBasis, ScoreBasis } from './review.ts';

/** What a review names as its engine where the instructor graded a paper that could not be read. */
export const byHand = 'by hand';

const nothingMeasured: AreaBasis = { parts: [], costs: {}, caps: {} };

/** The basis of a grade without measurements: every score of it is the instructor's own. */
export const handBasis: ScoreBasis = {
  words: 0,
  areas: { grammar: nothingMeasured, apa: nothingMeasured, content: nothingMeasured },
};
