import { describeCheck } from '../../testing/describe-check.ts';
import { withReferences } from '../../testing/with-references.ts';
import { citationAllCapitals } from './citation-all-capitals.ts';

const DIAZ = 'Diaz, A. (2019). Sleep and dreams. Sleep Letters, 4(2), 10–19.';

describeCheck(citationAllCapitals, {
  silentOn: [
    withReferences('Sleep helps (Diaz, 2019).', DIAZ),
    withReferences('Sleep helps (NASA, 2019).', 'NASA. (2019). *Sleep in space*. https://example.org/a'),
    'Sleep helps (DIAZ, 2019).',
  ],
  flags: { [withReferences('Sleep helps (DIAZ, 2019).', DIAZ)]: ['DIAZ'] },
  suggests: { [withReferences('Sleep helps (DIAZ, 2019).', DIAZ)]: ['Diaz'] },
});
