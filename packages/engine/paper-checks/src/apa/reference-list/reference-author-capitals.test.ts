import { describeCheck } from '../../testing/describe-check.ts';
import { listOf } from '../../testing/with-references.ts';
import { referenceAuthorCapitals } from './reference-author-capitals.ts';

const REST = '(2019). Sleep and memory. Sleep Letters, 4(2), 10–19.';

describeCheck(referenceAuthorCapitals, {
  silentOn: [listOf(`Diaz, A. ${REST}`), listOf(`NASA. ${REST}`), listOf(`McDiaz, A., & Ng, B. ${REST}`)],
  flags: { [listOf(`DIAZ, A. ${REST}`)]: ['DIAZ'], [listOf(`Lee, B., & DIAZ, A. ${REST}`)]: ['DIAZ'] },
  suggests: { [listOf(`DIAZ, A. ${REST}`)]: ['Diaz'] },
});
