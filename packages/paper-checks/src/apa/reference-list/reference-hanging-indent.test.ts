import { describeCheck } from '../../testing/describe-check.ts';
import { listOf, manuscriptWithList } from '../../testing/with-references.ts';
import { referenceHangingIndent } from './reference-hanging-indent.ts';

const ENTRY = 'Diaz, A. (2019). Sleep and memory. *Sleep Letters*, *4*(2), 10–19.';

describeCheck(referenceHangingIndent, {
  silentOn: [
    { name: 'a hanging indent of half an inch', paper: manuscriptWithList([ENTRY]) },
    listOf('Diaz, A. (2019). Sleep and memory. Sleep Letters, 4(2), 10–19.'),
  ],
  flagsIn: [
    {
      name: 'no indent',
      paper: manuscriptWithList([ENTRY, ENTRY], {
        entry: { format: { firstLineIndentPt: 0, leftIndentPt: 0 } },
      }),
      quotes: [ENTRY.replaceAll('*', '')],
    },
    {
      name: 'an indented first line',
      paper: manuscriptWithList([ENTRY], { entry: { format: { firstLineIndentPt: 36, leftIndentPt: 0 } } }),
      quotes: [ENTRY.replaceAll('*', '')],
    },
  ],
});
