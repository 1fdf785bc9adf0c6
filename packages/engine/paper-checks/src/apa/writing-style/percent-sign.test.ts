import { describeCheck } from '../../testing/describe-check.ts';
import { percentSign } from './percent-sign.ts';

describeCheck(percentSign, {
  silentOn: [
    'About 40% of the farmers sold their land in that decade.',
    'A small percentage of the farmers sold their land that year.',
    'Forty percent of the farmers sold their land in that decade.',
  ],
  flags: {
    'About 40 percent of the farmers sold their land in that decade.': ['40 percent'],
    'The % of farmers who sold their land grew in that decade.': ['%'],
  },
  suggests: {
    'About 2.5 percent of the farmers sold their land that year.': ['2.5%'],
    'Only .5 percent of the farmers sold their land that year.': ['0.5%'],
    'The price rose by 1,200 percent within that decade.': ['1,200%'],
  },
});
