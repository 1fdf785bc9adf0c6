import { describeCheck } from '../../testing/describe-check.ts';
import { citationPageMark } from './citation-page-mark.ts';

describeCheck(citationPageMark, {
  silentOn: [
    'It is “so” (Diaz, 2019, p. 4).',
    'It is so (Diaz, 2018, 2019).',
    'It is “so” (Diaz, 2019, 1:30).',
    'Diaz (2019) says so.',
  ],
  flags: {
    'It is “so” (Diaz, 2019: 45).': ['2019: 45'],
    'It is “so” (Diaz, 2019, 45-47).': ['2019, 45-47'],
  },
  suggests: { 'It is “so” (Diaz, 2019: 45).': ['2019, p. 45'] },
});
