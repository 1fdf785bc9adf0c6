import { describeCheck } from '../../testing/describe-check.ts';
import { listOf } from '../../testing/with-references.ts';
import { referenceYearPeriod } from './reference-year-period.ts';

const OK = 'Adams, A. (2019). Sleep and memory. Sleep Letters, 4(2), 10–19.';

describeCheck(referenceYearPeriod, {
  silentOn: [
    listOf(OK),
    listOf(OK, 'Diaz, A. (2019, March 3). Sleep and memory. *Daily Sleep*. https://example.org/a'),
    listOf(OK, 'Ray v. Diaz, 347 U.S. 483 (1954).'),
  ],
  flags: {
    [listOf(OK, 'Diaz, A. (2019) Sleep and memory. Sleep Letters, 4(2), 10–19.')]: ['(2019)'],
    [listOf(OK, 'Diaz, A. (2019), Sleep and memory. Sleep Letters, 4(2), 10–19.')]: ['(2019),'],
  },
});
