import { describeCheck } from '../../testing/describe-check.ts';
import { listOf } from '../../testing/with-references.ts';
import { referenceYearLetters } from './reference-year-letters.ts';

const by = (year: string, title: string) => `Diaz, A. (${year}). ${title}. Sleep Letters, 4(2), 10–19.`;

describeCheck(referenceYearLetters, {
  silentOn: [
    listOf(by('2019a', 'Dreams at night'), by('2019b', 'Sleep and memory')),
    listOf(by('2018', 'Dreams at night'), by('2019', 'Sleep and memory')),
    listOf(by('2019', 'Dreams at night'), 'Diaz, B. (2019). Sleep and memory. Sleep Letters, 4(2), 20–29.'),
  ],
  flags: { [listOf(by('2019', 'Dreams at night'), by('2019', 'Sleep and memory'))]: ['2019'] },
});
