import { describeCheck } from '../../testing/describe-check.ts';
import { withReferences } from '../../testing/with-references.ts';
import { citationNarrativeAnd } from './citation-narrative-and.ts';

describeCheck(citationNarrativeAnd, {
  silentOn: [
    'Diaz and Lee (2019) found that sleep helps.',
    'Sleep helps (Diaz & Lee, 2019).',
    'The firm Johnson & Johnson grew, and a study (2019) shows it.',
    withReferences(
      'Johnson & Johnson (2021) reported a profit.',
      'Johnson & Johnson. (2021). *Annual report*.',
    ),
  ],
  flags: {
    'Diaz & Lee (2019) found that sleep helps.': ['Diaz & Lee'],
    'According to Diaz & O’Neil (2019), sleep helps.': ['Diaz & O’Neil'],
  },
  suggests: { 'Diaz & Lee (2019) found that sleep helps.': ['Diaz and Lee'] },
});
