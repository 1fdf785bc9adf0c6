import { describeCheck } from '../../testing/describe-check.ts';
import { citationAdjacentParentheses } from './citation-adjacent-parentheses.ts';

describeCheck(citationAdjacentParentheses, {
  silentOn: [
    'Sleep helps (Diaz, 2019; Ono, 2018).',
    'Sleep helps (Diaz, 2019) and rest does, too (Ono, 2018).',
    'Diaz (2019) and Ono (2018) agree with each other.',
  ],
  flags: {
    'Sleep helps (Ono, 2018) (Diaz, 2019).': ['(Ono, 2018) (Diaz, 2019)'],
    'Sleep helps (Diaz, 2019), (Ono, 2018).': ['(Diaz, 2019), (Ono, 2018)'],
  },
  suggests: { 'Sleep helps (Ono, 2018) (Diaz, 2019).': ['(Diaz, 2019; Ono, 2018)'] },
});
