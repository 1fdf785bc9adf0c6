import { describeCheck } from '../../testing/describe-check.ts';
import { listOf } from '../../testing/with-references.ts';
import { referenceEndPeriod } from './reference-end-period.ts';

describeCheck(referenceEndPeriod, {
  silentOn: [
    listOf('Diaz, A. (2019). Sleep and memory. Sleep Letters, 4(2), 10–19.'),
    listOf('Diaz, A. (2019). Sleep and memory. Sleep Letters, 4(2), 10–19. https://doi.org/10.1000/a'),
    listOf('Freud, S. (2010). *On dreams*. Basic Books. (Original work published 1900)'),
  ],
  flags: {
    [listOf('Diaz, A. (2019). Sleep and memory. Sleep Letters, 4(2), 10–19')]: ['10–19'],
    [listOf('Ono, B. (2018). *Naps at work*. Rest Press')]: ['Press'],
  },
  suggests: { [listOf('Ono, B. (2018). *Naps at work*. Rest Press')]: ['Press.'] },
});
