import { describeCheck } from '../../testing/describe-check.ts';
import { citationEtAlForThree } from './citation-et-al-for-three.ts';

describeCheck(citationEtAlForThree, {
  silentOn: [
    'Sleep helps (Diaz et al., 2019).',
    'Sleep helps (Diaz & Lee, 2019).',
    'The survey reached Spain, Italy, and France (2019 was the year).',
    'Sleep helps (Diaz, Lee, & Ono, 2019), but naps do not (Diaz, Park, & Ray, 2019).',
  ],
  flags: {
    'Sleep helps (Diaz, Lee, & Ono, 2019).': ['Diaz, Lee, & Ono'],
    'Diaz, Lee, and Ono (2019) found that sleep helps.': ['Diaz, Lee, and Ono'],
  },
  suggests: { 'Sleep helps (Diaz, Lee, & Ono, 2019).': ['Diaz et al.'] },
});
