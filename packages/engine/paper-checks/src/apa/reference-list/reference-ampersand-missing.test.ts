import { describeCheck } from '../../testing/describe-check.ts';
import { listOf } from '../../testing/with-references.ts';
import { referenceAmpersandMissing } from './reference-ampersand-missing.ts';

const REST = '(2019). Sleep and memory. Sleep Letters, 4(2), 10–19.';

describeCheck(referenceAmpersandMissing, {
  silentOn: [
    listOf(`Diaz, A., & Lee, B. ${REST}`),
    listOf(`Diaz, A. ${REST}`),
    listOf(`Diaz, A., Lee, B., . . . Ono, C. ${REST}`),
    listOf(`Johnson & Johnson. ${REST}`),
  ],
  flags: {
    [listOf(`Diaz, A., Lee, B. ${REST}`)]: ['Diaz, A., Lee, B.'],
    [listOf(`Diaz, A. & Lee, B. ${REST}`)]: ['Diaz, A. & Lee, B.'],
  },
  suggests: { [listOf(`Diaz, A. & Lee, B. ${REST}`)]: ['Diaz, A., & Lee, B.'] },
});
