import { describeCheck } from '../../testing/describe-check.ts';
import { listOf } from '../../testing/with-references.ts';
import { referenceInitials } from './reference-initials.ts';

const REST = '(2019). Sleep and memory. Sleep Letters, 4(2), 10–19.';

describeCheck(referenceInitials, {
  silentOn: [
    listOf(`Diaz, A. B., & de la Cruz, H.-J. ${REST}`),
    listOf(`Greaves, P. L., Jr. ${REST}`),
    listOf(`American Sleep Association, & National Rest Council. ${REST}`),
    listOf(`Ho, H.-K. (Ed.). ${REST}`),
    listOf(`National Academies of Sciences, Engineering, and Medicine. ${REST}`),
    listOf(`Lee, J. ${REST}`),
  ],
  flags: {
    [listOf(`Diaz, Ana. ${REST}`)]: ['Ana'],
    [listOf(`Diaz, A.B., & Lee, C. ${REST}`)]: ['A.B.'],
    [listOf(`Diaz, Ana Belen, & Lee, Chris. ${REST}`)]: ['Ana Belen', 'Chris'],
    [listOf(`Diaz, A, & Lee, C. ${REST}`)]: ['A'],
    [listOf('Diaz, A. Belen. The Great Sleep. Harbor Press, 2004.')]: ['A. Belen.'],
  },
  suggests: {
    [listOf(`Diaz, Ana Belen, & Lee, Chris. ${REST}`)]: ['A. B.', 'C.'],
    [listOf(`Diaz, A.B., & Lee, C. ${REST}`)]: ['A. B.'],
    [listOf('Diaz, A. Belen. The Great Sleep. Harbor Press, 2004.')]: ['A. B.'],
  },
});
