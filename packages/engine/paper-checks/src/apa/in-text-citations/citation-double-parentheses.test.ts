import { describeCheck } from '../../testing/describe-check.ts';
import { citationDoubleParentheses } from './citation-double-parentheses.ts';

describeCheck(citationDoubleParentheses, {
  silentOn: [
    'Sleep helps (Diaz & Lee, 2019).',
    'Diaz and Lee (2019) found that sleep (and rest) helps.',
    'Sleep (and rest) helps, as Diaz and Lee (2019) found.',
    'Rest helps (World Health Organization [WHO], 2020).',
  ],
  flags: {
    'Sleep helps (see Diaz and Lee (2019)).': ['Diaz and Lee (2019)'],
    'Sleep helps ((Diaz & Lee, 2019)).': ['((Diaz & Lee, 2019))'],
  },
  suggests: { 'Sleep helps (see Diaz and Lee (2019)).': ['Diaz and Lee, 2019'] },
});
