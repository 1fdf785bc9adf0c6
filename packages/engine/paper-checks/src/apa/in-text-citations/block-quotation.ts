import type { Check } from '../../check.ts';
import { quotationsOf } from './quotations.ts';

const LONGEST_IN_TEXT = 39;

export const blockQuotation: Check = {
  id: 'apa-block-quotation',
  area: 'apa',
  group: 'Citations in the text',
  severity: 'error',
  cost: 'moderate',
  title: 'Long quotations not set as a block',
  source: 'APA 7, 8.27',
  summary: 'A quotation of 40 words or more is set as a block quotation, without quotation marks.',
  advice: {
    noun: 'long quotations',
    how: ['Set quotations of 40 words or more as indented blocks, without quotation marks.'],
    unit: 'sentence',
  },
  *run(paper) {
    for (const { span, words } of quotationsOf(paper)) {
      if (words <= LONGEST_IN_TEXT) continue;
      yield {
        span,
        message: `This quotation has ${words} words; at 40 or more, APA uses an indented block without quotation marks.`,
      };
    }
  },
};
