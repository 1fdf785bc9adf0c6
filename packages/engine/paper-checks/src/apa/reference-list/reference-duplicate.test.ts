import { describeCheck } from '../../testing/describe-check.ts';
import { listOf } from '../../testing/with-references.ts';
import { referenceDuplicate } from './reference-duplicate.ts';

const A = 'Diaz, A. (2019a). Sleep and memory. Sleep Letters, 4(2), 10–19.';

describeCheck(referenceDuplicate, {
  silentOn: [
    listOf(A, 'Diaz, A. (2019b). Sleep and dreams. Sleep Letters, 4(2), 20–29.'),
    listOf(A, 'Diaz, B. (2019a). Sleep and memories. Sleep Letters, 4(2), 20–29.'),
  ],
  flags: { [listOf(A, A.replace('10–19', '10-19'))]: [A.replace('10–19', '10-19')] },
});
