import { describeCheck } from '../../testing/describe-check.ts';
import { withReferences } from '../../testing/with-references.ts';
import { referenceListMissing } from './reference-list-missing.ts';

describeCheck(referenceListMissing, {
  silentOn: [
    withReferences(
      'Sleep helps (Diaz, 2019).',
      'Diaz, A. (2019). Sleep and memory. Sleep Letters, 4(2), 10–19.',
    ),
    // A list without a label is told as such.
    'Sleep helps (Diaz & Lee, 2019).\n\nDiaz A. Lee C. 2019 Sleep and us\n\nRay S. 2012 The tired brain www.brains.example',
    'My week was long, and I slept little.',
    'He agreed (J. Ray, personal communication, March 3, 2020).',
  ],
  flags: { 'Sleep helps (Diaz & Lee, 2019).': [null] },
});
