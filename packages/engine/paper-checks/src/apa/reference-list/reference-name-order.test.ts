import { describeCheck } from '../../testing/describe-check.ts';
import { listOf } from '../../testing/with-references.ts';
import { referenceNameOrder } from './reference-name-order.ts';

const REST = '(2019). Sleep and memory. Sleep Letters, 4(2), 10–19.';

describeCheck(referenceNameOrder, {
  silentOn: [
    listOf(`Diaz, A. B. ${REST}`),
    listOf(`U.S. Department of Rest. ${REST}`),
    listOf(`Sleep Library. ${REST}`),
  ],
  flags: {
    [listOf(`A. B. Diaz. ${REST}`)]: ['A. B. Diaz'],
    [listOf(`A. Diaz and C. Lee ${REST}`)]: ['A. Diaz'],
  },
  suggests: { [listOf(`A. B. Diaz. ${REST}`)]: ['Diaz, A. B.'] },
});
