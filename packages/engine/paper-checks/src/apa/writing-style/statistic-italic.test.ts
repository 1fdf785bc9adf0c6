import { describeCheck } from '../../testing/describe-check.ts';
import { manuscriptOf } from '../../testing/paper-of.ts';
import { statisticItalic } from './statistic-italic.ts';

const inDocx = (text: string) => ({ name: text, paper: manuscriptOf([text]) });

describeCheck(statisticItalic, {
  silentOn: [
    'The two groups differed on the second test, t(24) = 2.10, p < .05.',
    inDocx('The two groups differed on the second test, *t*(24) = 2.10, *p* < .05, in that year.'),
    inDocx('The correlation was strong in both of the samples, β = .40, and held for a year.'),
    inDocx('The plan for part M was to bake 24 loaves on each of the mornings of that year.'),
  ],
  flagsIn: [
    {
      ...inDocx('The two groups differed on the second test, t(24) = 2.10, *p* < .05, in that year.'),
      quotes: ['t'],
    },
    {
      ...inDocx('The mean of the first group was higher than the other, M = 3.20, in that year.'),
      quotes: ['M'],
    },
  ],
});
