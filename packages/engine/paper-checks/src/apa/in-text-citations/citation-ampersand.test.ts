import { describeCheck } from '../../testing/describe-check.ts';
import { withReferences } from '../../testing/with-references.ts';
import { citationAmpersand } from './citation-ampersand.ts';

describeCheck(citationAmpersand, {
  silentOn: [
    'Sleep helps (Diaz & Lee, 2019).',
    'Diaz and Lee (2019) found that sleep helps.',
    'Rest helps (Centers for Disease Control and Prevention, 2018).',
    'Labels help (Food and Drug Administration, 2019).',
    'Some lived long (in Spain and Italy, 2019 was a good year).',
    withReferences('It sold well (Marks and Spencer, 2019).', 'Marks and Spencer. (2019). *Annual report*.'),
  ],
  flags: {
    'Sleep helps (Diaz and Lee, 2019).': ['Diaz and Lee'],
    'Sleep helps (Ono, 2018; van der Berg and O’Neil, 2019).': ['van der Berg and O’Neil'],
    'Sleep helps (Diaz, Lee, and Ono, 2019).': ['Diaz, Lee, and Ono'],
  },
  suggests: { 'Sleep helps (Diaz and Lee, 2019).': ['Diaz & Lee'] },
});
