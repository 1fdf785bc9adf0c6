import { describeCheck } from '../../testing/describe-check.ts';
import { biasedWording } from './biased-wording.ts';

describeCheck(biasedWording, {
  silentOn: [
    'Older adults and people with disabilities need better buses.',
    'The poor harvest of that year hurt the older farmers most.',
    'Some people experiencing homelessness sleep in the old station.',
  ],
  flags: {
    'Buses are too slow for the elderly, and many cannot use them.': ['the elderly'],
    'Mankind has always built cities close to rivers and to the sea.': ['Mankind'],
    'A student should bring his or her own book to the first class.': ['his or her'],
  },
});
