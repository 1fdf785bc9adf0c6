import { describeCheck } from '../../testing/describe-check.ts';
import { citationAuthorRepeated } from './citation-author-repeated.ts';

describeCheck(citationAuthorRepeated, {
  silentOn: [
    'Diaz (2019) found that sleep helps.',
    'Diaz found that sleep helps (Diaz, 2019).',
    'Sleep helps, says Diaz (Lee, 2019).',
  ],
  flags: {
    'Diaz (Diaz, 2019) found that sleep helps.': ['(Diaz, 2019)'],
    'As shown by Ray and Diaz (Ray & Diaz, 2019, p. 4), sleep helps.': ['(Ray & Diaz, 2019, p. 4)'],
  },
  suggests: { 'As shown by Ray and Diaz (Ray & Diaz, 2019, p. 4), sleep helps.': ['(2019, p. 4)'] },
});
