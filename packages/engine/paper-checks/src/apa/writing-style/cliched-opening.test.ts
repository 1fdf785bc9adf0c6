import { describeCheck } from '../../testing/describe-check.ts';
import { clichedOpening } from './cliched-opening.ts';

describeCheck(clichedOpening, {
  silentOn: [
    'The history of bread begins in the valleys of two great rivers.',
    'Bakers have been fined throughout history for bread that was too light.',
  ],
  flags: {
    'Since the dawn of time, people have baked bread in one form or other.': ['Since the dawn of time'],
    'Throughout history bread has been the food of people everywhere.': ['Throughout history'],
  },
});
