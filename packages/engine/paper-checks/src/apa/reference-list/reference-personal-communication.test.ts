import { describeCheck } from '../../testing/describe-check.ts';
import { listOf } from '../../testing/with-references.ts';
import { referencePersonalCommunication } from './reference-personal-communication.ts';

describeCheck(referencePersonalCommunication, {
  silentOn: [
    listOf('Diaz, A. (2019). Personal communication at work. Sleep Letters, 4(2), 10–19.'),
    listOf('Diaz, A. (2019). Sleep and memory. Sleep Letters, 4(2), 10–19.'),
  ],
  flags: {
    [listOf('Diaz, A. (2019, March 3). Personal communication.')]: [
      'Diaz, A. (2019, March 3). Personal communication.',
    ],
  },
});
