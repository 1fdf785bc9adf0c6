import { manuscriptOf } from '../../testing/paper-of.ts';
import { describeCheck } from '../../testing/describe-check.ts';
import { citationPunctuation } from './citation-punctuation.ts';

const LONG = `${'sleep is good for us all '.repeat(8).trim()}.`;

describeCheck(citationPunctuation, {
  silentOn: [
    'Sleep helps (Diaz & Lee, 2019). It does.',
    'It is “so” (Diaz & Lee, 2019, p. 4).',
    'Sleep helps, etc. (Diaz & Lee, 2019).',
    'When one sleeps (Diaz & Lee, 2019), one learns.',
    `${LONG} (Diaz & Lee, 2019, p. 4)`,
    {
      name: 'a block quotation',
      paper: manuscriptOf([
        { text: `${LONG} (Diaz & Lee, 2019, p. 4)`, format: { leftIndentPt: 36, firstLineIndentPt: 0 } },
      ]),
    },
  ],
  flags: {
    'Sleep helps. (Diaz & Lee, 2019) It does.': ['. (Diaz & Lee, 2019)'],
    'Sleep helps. (Diaz & Lee, 2019).': ['. (Diaz & Lee, 2019).'],
    'She called it “a good night.” (Diaz & Lee, 2019, p. 4).': ['.” (Diaz & Lee, 2019, p. 4).'],
  },
  suggests: {
    'Sleep helps. (Diaz & Lee, 2019).': [' (Diaz & Lee, 2019).'],
    'She called it “a good night.” (Diaz & Lee, 2019, p. 4).': ['” (Diaz & Lee, 2019, p. 4).'],
  },
});
