import { describeCheck } from '../../testing/describe-check.ts';
import { listOf, manuscriptWithList } from '../../testing/with-references.ts';
import { referenceDoubleSpacing } from './reference-double-spacing.ts';

const ENTRY = 'Diaz, A. (2019). Sleep and memory. *Sleep Letters*, *4*(2), 10–19.';

describeCheck(referenceDoubleSpacing, {
  silentOn: [
    { name: 'double spacing', paper: manuscriptWithList([ENTRY]) },
    listOf('Diaz, A. (2019). Sleep and memory. Sleep Letters, 4(2), 10–19.'),
  ],
  flagsIn: [
    {
      name: 'single spacing',
      paper: manuscriptWithList([ENTRY], { entry: { format: { lineSpacing: 1 } } }),
      quotes: [ENTRY.replaceAll('*', '')],
    },
    {
      name: 'one and a half',
      paper: manuscriptWithList([ENTRY], { entry: { format: { lineSpacing: 1.5 } } }),
      quotes: [ENTRY.replaceAll('*', '')],
    },
  ],
});
