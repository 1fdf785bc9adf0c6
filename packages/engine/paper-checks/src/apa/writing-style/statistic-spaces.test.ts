import { describeCheck } from '../../testing/describe-check.ts';
import { statisticSpaces } from './statistic-spaces.ts';

describeCheck(statisticSpaces, {
  silentOn: [
    'The two groups differed on the second test, t(24) = 2.10, p < .05.',
    'The mean of the first group was higher than the other, M = 3.20.',
    'The sample was small for such a question, with n = 24 in all.',
  ],
  flags: {
    'The two groups differed on the second test, t(24)=2.10, p < .05.': ['t(24)=2.10'],
    'The two groups did not differ on the second test, p >.05.': ['p >.05'],
  },
  suggests: { 'The two groups differed on the second test, t(24)=2.10, p < .05.': ['t(24) = 2.10'] },
});
