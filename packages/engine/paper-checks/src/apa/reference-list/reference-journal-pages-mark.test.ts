import { describeCheck } from '../../testing/describe-check.ts';
import { listOf } from '../../testing/with-references.ts';
import { referenceJournalPagesMark } from './reference-journal-pages-mark.ts';

describeCheck(referenceJournalPagesMark, {
  silentOn: [
    listOf('Diaz, A. (2019). Sleep and memory. Sleep Letters, 4(2), 10–19.'),
    listOf('Diaz, A. (2019). Sleep. In B. Lee (Ed.), *On rest* (pp. 10–19). Rest Press.'),
  ],
  flags: {
    [listOf('Diaz, A. (2019). Sleep and memory. Sleep Letters, 4(2), pp. 10–19.')]: ['pp. 10–19'],
    [listOf('Diaz, A. (2019). Sleep and memory. Sleep Letters, 4, p. 10.')]: ['p. 10'],
  },
  suggests: {
    [listOf('Diaz, A. (2019). Sleep and memory. Sleep Letters, 4(2), pp. 10–19.')]: ['10–19'],
    [listOf('Diaz, A. (2019). Sleep and memory. Sleep Letters, 4(2), pp. 10-19.')]: ['10–19'],
  },
});
