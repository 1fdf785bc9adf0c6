import { describeCheck } from '../../testing/describe-check.ts';
import { listOf } from '../../testing/with-references.ts';
import { referenceEtAl } from './reference-et-al.ts';

const REST = '(2019). Sleep and memory. Sleep Letters, 4(2), 10–19.';

describeCheck(referenceEtAl, {
  silentOn: [
    listOf(`Diaz, A., & Lee, B. ${REST}`),
    listOf('Diaz, A. (2019). What “et al.” means. Sleep Letters, 4(2), 10–19.'),
  ],
  flags: {
    [listOf(`Diaz, A., et al. ${REST}`)]: ['et al.'],
    [listOf(`Diaz, A., Lee, B., et al. ${REST}`)]: ['et al.'],
  },
});
