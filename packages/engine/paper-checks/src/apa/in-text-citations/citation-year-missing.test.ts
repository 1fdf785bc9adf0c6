import { describeCheck } from '../../testing/describe-check.ts';
import { withReferences } from '../../testing/with-references.ts';
import { citationYearMissing } from './citation-year-missing.ts';

const ENTRY = 'Diaz, A., & Lee, B. (2019). Sleep and memory. Sleep Letters, 4(2), 10–19.';

describeCheck(citationYearMissing, {
  silentOn: [
    withReferences('Sleep helps (Diaz & Lee, 2019).', ENTRY),
    'The unit (R & D) grew, and the plot (see Chapter 2, p. 4) thickened.',
    'The firm (Procter & Gamble) grew.',
    withReferences('Diaz and Lee (2019) agree with each other (p. 14).', ENTRY),
  ],
  flags: {
    'Sleep helps (Diaz et al.).': ['Diaz et al.'],
    [withReferences('Sleep helps (Diaz & Lee).', ENTRY)]: ['Diaz & Lee'],
    [withReferences('Sleep “helps” (Diaz & Lee, p. 12).', ENTRY)]: ['Diaz & Lee, p. 12'],
  },
});
