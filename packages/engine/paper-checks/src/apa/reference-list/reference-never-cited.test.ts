import { describeCheck } from '../../testing/describe-check.ts';
import { annotatedListOf, withReferences } from '../../testing/with-references.ts';
import { referenceNeverCited } from './reference-never-cited.ts';

const DIAZ = 'Diaz, A., & Lee, B. (2019). Sleep and memory. Sleep Letters, 4(2), 10–19.';
const RAY = 'Ray, C. (2015). Naps. Sleep Letters, 3(1), 1–9.';
const ONO = 'Ono, B. (2018). Naps at work. Sleep Letters, 3(1), 1–9.';
const TITLE = 'A survey of dreams. (2011). Sleep Letters, 1(2), 1–9.';

describeCheck(referenceNeverCited, {
  silentOn: [
    withReferences('Sleep helps (Diaz & Lee, 2019; Ray, 2015).', DIAZ, RAY),
    withReferences('Ray, in a talk of 2015, agreed with Diaz and Lee (2019).', DIAZ, RAY),
    withReferences('Dreams help (“A Survey of Dreams,” 2011), too (Ray, 2015).', RAY, TITLE),
    withReferences('Sleep helps (Ray 12), and rest does (Diaz & Lee, 2019).', DIAZ, RAY),
    withReferences('I cite nothing at all in this text.', DIAZ),
    `${annotatedListOf('', DIAZ, RAY, ONO)} Ray (2015) says so, too.`,
  ],
  flags: {
    [withReferences('Sleep helps (Diaz & Lee, 2019).', DIAZ, RAY)]: [RAY],
    [withReferences('Sleep helps (Ray, 2015).', DIAZ, RAY, TITLE)]: [DIAZ, TITLE],
  },
});
