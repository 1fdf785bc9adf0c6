import { describeCheck } from '../../testing/describe-check.ts';
import { abbreviationUnused } from './abbreviation-unused.ts';

describeCheck(abbreviationUnused, {
  silentOn: [
    'The National Grain Board (NGB) set the price. Farmers disliked the NGB.',
    'The price was set by the board (see the second table for the years).',
  ],
  flags: {
    'The National Grain Board (NGB) set the price, which the farmers disliked.': ['NGB'],
  },
});
