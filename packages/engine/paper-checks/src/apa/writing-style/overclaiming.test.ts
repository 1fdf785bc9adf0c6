import { describeCheck } from '../../testing/describe-check.ts';
import { overclaiming } from './overclaiming.ts';

describeCheck(overclaiming, {
  silentOn: [
    'Studies suggest that bread keeps longer in a wooden box.',
    'The baker proved the dough for two hours before the shop opened.',
  ],
  flags: {
    'Research has proven that bread keeps longer in a wooden box.': ['proven'],
    'Everyone knows that bread is better on the day it was baked.': ['Everyone knows that'],
  },
});
