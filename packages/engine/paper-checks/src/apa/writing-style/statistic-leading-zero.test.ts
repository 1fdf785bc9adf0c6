import { describeCheck } from '../../testing/describe-check.ts';
import { statisticLeadingZero } from './statistic-leading-zero.ts';

describeCheck(statisticLeadingZero, {
  silentOn: [
    'The two groups differed on the second test, p = .03, d = 0.45.',
    'The mean was low in both groups of the study, M = 0.84, SD = 0.20.',
    'The correlation in the first sample was strong, r(48) = .61.',
  ],
  flags: {
    'The two groups differed on the second test, p = 0.03, d = 0.45.': ['0.03'],
    'The correlation in the first sample was strong, r(48) = 0.61.': ['0.61'],
  },
});
