import { describeCheck } from '../../testing/describe-check.ts';
import { listOf } from '../../testing/with-references.ts';
import { referencePageRange } from './reference-page-range.ts';

const pages = (range: string) => listOf(`Diaz, A. (2019). Sleep and memory. Sleep Letters, 4(2), ${range}.`);

describeCheck(referencePageRange, {
  silentOn: [
    pages('10–19'),
    pages('12'),
    pages('pp. 10-19'),
    pages('Article e0209899'),
    listOf('Diaz, A. (2019). Self-care in 2018-2019. Sleep Letters, 4(2), 10–19.'),
  ],
  flags: {
    [pages('10-19')]: ['10-19'],
    [pages('10 - 19')]: ['10 - 19'],
    [listOf('Diaz, A. (2019). Sleep. In B. Lee (Ed.), *On rest* (pp. 10-19). Rest Press.')]: ['10-19'],
  },
  suggests: { [pages('10-19')]: ['10–19'] },
});
