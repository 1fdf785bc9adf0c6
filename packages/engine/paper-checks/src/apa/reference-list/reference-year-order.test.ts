import { describeCheck } from '../../testing/describe-check.ts';
import { listOf } from '../../testing/with-references.ts';
import { referenceYearOrder } from './reference-year-order.ts';

const by = (year: string, title = 'Sleep and memory') =>
  `Diaz, A. (${year}). ${title}. Sleep Letters, 4(2), 10–19.`;

describeCheck(referenceYearOrder, {
  silentOn: [
    listOf(by('n.d.'), by('2018'), by('2019a', 'Dreams'), by('2019b'), by('in press')),
    listOf(by('2019'), 'Diaz, B. (2011). Naps. Sleep Letters, 1(1), 1–9.'),
  ],
  flags: {
    [listOf(by('2019'), by('2011', 'Naps'))]: [by('2011', 'Naps')],
    [listOf(by('2019'), by('n.d.', 'Naps'))]: [by('n.d.', 'Naps')],
  },
});
