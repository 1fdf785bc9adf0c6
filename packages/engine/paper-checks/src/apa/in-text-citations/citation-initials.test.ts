import { describeCheck } from '../../testing/describe-check.ts';
import { withReferences } from '../../testing/with-references.ts';
import { citationInitials } from './citation-initials.ts';

const DIAZ = 'Diaz, A. (2019). Sleep and dreams. Sleep Letters, 4(2), 10–19.';
const OTHER = 'Diaz, B. (2011). Naps. Sleep Letters, 1(1), 1–9.';

describeCheck(citationInitials, {
  silentOn: [
    withReferences('Sleep helps (Diaz, 2019).', DIAZ),
    withReferences('Sleep helps (A. Diaz, 2019; B. Diaz, 2011).', DIAZ, OTHER),
    withReferences(
      'Sleep helps, as del Diaz (2019) says.',
      'del Diaz, A. (2019). Sleep. Sleep Letters, 4(2), 10–19.',
    ),
    withReferences('He agreed (A. Diaz, personal communication, March 3, 2019).', DIAZ),
  ],
  flags: {
    [withReferences('Sleep helps (A. Diaz, 2019).', DIAZ)]: ['A. Diaz'],
    [withReferences('Ana Diaz (2019) found that sleep helps.', DIAZ)]: ['Ana Diaz'],
    [withReferences('Sleep helps (Diaz, A., 2019).', DIAZ)]: ['Diaz, A.'],
  },
  suggests: {
    [withReferences('Ana Diaz (2019) found that sleep helps.', DIAZ)]: ['Diaz'],
    [withReferences('Sleep helps (Diaz, A., 2019).', DIAZ)]: ['Diaz'],
  },
});
