import { describeCheck } from '../../testing/describe-check.ts';
import { listOf, manuscriptWithList } from '../../testing/with-references.ts';
import { referenceHangingIndent } from './reference-hanging-indent.ts';

const ENTRY = 'Diaz, A. (2019). Sleep and memory. *Sleep Letters*, *4*(2), 10–19.';

const SHORT = 'Okoye, B. (2011). *Rest*. Rest Press.';
const flush = { entry: { format: { firstLineIndentPt: 0, leftIndentPt: 0 } } };

describeCheck(referenceHangingIndent, {
  silentOn: [
    {
      name: 'short entries of a PDF that read as one paragraph',
      paper: {
        ...manuscriptWithList(
          [`${SHORT} Diaz, A. (2019). *Sleep and memory in early life*. Rest Press. ${SHORT}`],
          flush,
        ),
        format: 'pdf',
      },
    },
    { name: 'entries of one line in a PDF', paper: { ...manuscriptWithList([SHORT], flush), format: 'pdf' } },
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
