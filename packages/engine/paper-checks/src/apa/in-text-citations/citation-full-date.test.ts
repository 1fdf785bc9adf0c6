import { describeCheck } from '../../testing/describe-check.ts';
import { citationFullDate } from './citation-full-date.ts';

describeCheck(citationFullDate, {
  silentOn: [
    'Sleep helps (Diaz, 2019).',
    'He agreed (J. Ray, personal communication, March 3, 2020).',
    'Sleep helps (Diaz, 2019, Marching section).',
  ],
  flags: {
    'Sleep helps (Diaz, 2019, March 3).': ['2019, March 3'],
    'Diaz et al. (2019, 3 March) found that sleep helps.': ['2019, 3 March'],
  },
  suggests: { 'Sleep helps (Diaz, 2019, March 3).': ['2019'] },
});
