import { describeCheck } from '../../testing/describe-check.ts';
import { listOf } from '../../testing/with-references.ts';
import { referenceAmpersand } from './reference-ampersand.ts';

describeCheck(referenceAmpersand, {
  silentOn: [
    listOf('Diaz, A., & Lee, B. (2019). Sleep and memory. Sleep Letters, 4(2), 10–19.'),
    listOf('Centers for Sleep and Rest. (2019). *Sleep and memory*. https://example.org/a'),
    listOf('Diaz, A. (2019). Sleep and memory. In B. Lee & C. Ono (Eds.), *Sleep* (pp. 1–9). Rest Press.'),
  ],
  flags: {
    [listOf('Diaz, A., and Lee, B. (2019). Sleep and memory. Sleep Letters, 4(2), 10–19.')]: ['and'],
    [listOf('Diaz, A., Ono, C., and de la Cruz, B. (2019). Sleep. Sleep Letters, 4(2), 10–19.')]: ['and'],
  },
});
