import { describeCheck } from '../../testing/describe-check.ts';
import { withReferences } from '../../testing/with-references.ts';
import { citationEtAlForTwo } from './citation-et-al-for-two.ts';

const TWO = 'Diaz, A., & Lee, B. (2019). Sleep and memory. Sleep Letters, 4(2), 10–19.';
const THREE = 'Diaz, A., Lee, B., & Ono, C. (2019). Sleep and memory. Sleep Letters, 4(2), 10–19.';

describeCheck(citationEtAlForTwo, {
  silentOn: [
    withReferences('Sleep helps (Diaz & Lee, 2019).', TWO),
    withReferences('Sleep helps (Diaz et al., 2019).', THREE),
    withReferences('Sleep helps (Diaz et al., 2019).', TWO, THREE),
    'Sleep helps (Diaz et al., 2019).',
  ],
  flags: {
    [withReferences('Sleep helps (Diaz et al., 2019).', TWO)]: ['Diaz et al.'],
    [withReferences('Diaz et al. (2019) found that sleep helps.', TWO)]: ['Diaz et al.'],
  },
  suggests: { [withReferences('Sleep helps (Diaz et al., 2019).', TWO)]: ['Diaz & Lee'] },
});
