import { describeCheck } from '../../testing/describe-check.ts';
import { citationAsSubject } from './citation-as-subject.ts';

describeCheck(citationAsSubject, {
  silentOn: [
    'Diaz and Lee (2019) found that sleep helps.',
    'Sleep helps (Diaz & Lee, 2019). It also heals.',
    'The study (Diaz & Lee, 2019) found that sleep helps.',
    'Sleep helps. (Diaz & Lee, 2019). Naps do, too.',
  ],
  flags: {
    'Sleep helps. (Diaz & Lee, 2019) found that naps help.': ['(Diaz & Lee, 2019)'],
    'According to (Diaz et al., 2019), naps help.': ['(Diaz et al., 2019)'],
  },
  suggests: { 'According to (Diaz & Lee, 2019), naps help.': ['Diaz and Lee (2019)'] },
});
