import { describeCheck } from '../../testing/describe-check.ts';
import { withReferences } from '../../testing/with-references.ts';
import { citationYearLetter } from './citation-year-letter.ts';

const A = 'Diaz, A. (2019a). Sleep and dreams. Sleep Letters, 4(2), 10–19.';
const B = 'Diaz, A. (2019b). Sleep and memory. Sleep Letters, 4(2), 20–29.';

describeCheck(citationYearLetter, {
  silentOn: [
    withReferences('Sleep helps (Diaz, 2019a, 2019b).', A, B),
    withReferences('Sleep helps (Diaz, 2019).', A.replace('2019a', '2019')),
    'Sleep helps (Diaz, 2019).',
  ],
  flags: {
    [withReferences('Sleep helps (Diaz, 2019).', A, B)]: ['2019'],
    [withReferences('Diaz (2019) found that sleep helps.', A, B)]: ['2019'],
  },
});
