import { describeCheck } from '../../testing/describe-check.ts';
import { citationEtAlComma } from './citation-et-al-comma.ts';

describeCheck(citationEtAlComma, {
  silentOn: [
    'Sleep helps (Diaz et al., 2019).',
    'Sleep helps (Diaz, Lee, et al., 2019).',
    'Diaz et al. (2019) found that sleep helps.',
  ],
  flags: {
    'Sleep helps (Diaz, et al., 2019).': ['Diaz, et al.'],
    'Diaz, et al. (2019) found that sleep helps.': ['Diaz, et al.'],
  },
  suggests: { 'Sleep helps (Diaz, et al., 2019).': ['Diaz et al.'] },
});
