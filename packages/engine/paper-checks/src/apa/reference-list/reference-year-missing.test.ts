import { describeCheck } from '../../testing/describe-check.ts';
import { listOf } from '../../testing/with-references.ts';
import { referenceYearMissing } from './reference-year-missing.ts';

const OK = 'Adams, A. (2019). Sleep and memory. Sleep Letters, 4(2), 10–19.';

describeCheck(referenceYearMissing, {
  silentOn: [
    listOf(OK),
    listOf(OK, 'Sleep Library. (n.d.). *Dreams*. https://example.org/dreams'),
    listOf(OK, 'U.S. Const. amend. XIX.'),
    listOf(OK, 'Smith, A. 2019. Sleep and memory. Sleep Letters, 4(2), 10–19.'),
  ],
  flags: {
    [listOf(OK, 'Diaz, A. Sleep and memory. Sleep Letters, 4(2), 10–19.')]: [
      'Diaz, A. Sleep and memory. Sleep Letters, 4(2), 10–19.',
    ],
    [listOf(OK, 'Sleep Library. Dreams. https://example.org/2019/dreams')]: [
      'Sleep Library. Dreams. https://example.org/2019/dreams',
    ],
  },
});
