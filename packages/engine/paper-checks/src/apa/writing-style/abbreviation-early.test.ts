import { describeCheck } from '../../testing/describe-check.ts';
import { abbreviationEarly } from './abbreviation-early.ts';

describeCheck(abbreviationEarly, {
  silentOn: [
    'The National Grain Board (NGB) set the price. Farmers disliked the NGB.',
    'The NGB set the price in that year, and the farmers disliked it.',
    'The price was set by the board (see the second table for the years).',
    'The ANGB set a price. The National Grain Board (NGB) set another. Farmers disliked the NGB.',
  ],
  flags: {
    'Farmers disliked the NGB. The National Grain Board (NGB) had set the price in that year.': ['NGB'],
  },
});
