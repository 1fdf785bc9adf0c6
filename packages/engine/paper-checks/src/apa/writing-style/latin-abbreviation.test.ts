import { describeCheck } from '../../testing/describe-check.ts';
import { latinAbbreviation } from './latin-abbreviation.ts';

describeCheck(latinAbbreviation, {
  silentOn: [
    'Some crops (e.g., maize and beans) need more water than others.',
    'Some crops, for example maize, need more water than the others.',
    'Diaz et al. (2019) found that maize needs more water than wheat.',
  ],
  flags: {
    'Some crops, e.g. maize and beans, need more water than the others.': ['e.g.'],
    'The farm grew maize, beans, squash, etc. in the summer months.': ['etc.'],
  },
});
