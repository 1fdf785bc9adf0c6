import { describeCheck } from '../../testing/describe-check.ts';
import { withReferences } from '../../testing/with-references.ts';
import { citationYearComma } from './citation-year-comma.ts';

const ENTRY = 'Diaz, A. (2019). Sleep and memory. Sleep Letters, 4(2), 10–19.';

describeCheck(citationYearComma, {
  silentOn: [
    'Sleep helps (Diaz, 2019).',
    'The games (Paris 2024) drew a crowd.',
    'Sleep helps (“Understanding Sleep,” 2019).',
    withReferences('Diaz (2019) found that sleep helps.', ENTRY),
  ],
  flags: {
    'Sleep helps (Diaz & Lee 2019).': ['Diaz & Lee 2019'],
    'Sleep helps (Diaz et al. 2019).': ['Diaz et al. 2019'],
    [withReferences('Sleep helps (Diaz 2019).', ENTRY)]: ['Diaz 2019'],
  },
  suggests: { 'Sleep helps (Diaz & Lee 2019).': ['Diaz & Lee, 2019'] },
});
