import { describeCheck } from '../../testing/describe-check.ts';
import { listOf, manuscriptWithList } from '../../testing/with-references.ts';
import { referenceListLabelFormat } from './reference-list-label-format.ts';

const ENTRIES = ['Diaz, A. (2019). Sleep and memory. *Sleep Letters*, *4*(2), 10–19.'];

describeCheck(referenceListLabelFormat, {
  silentOn: [
    { name: 'a label in bold in the middle', paper: manuscriptWithList(ENTRIES) },
    listOf('Diaz, A. (2019). Sleep and memory. Sleep Letters, 4(2), 10–19.'),
    'My week was long, and I slept little.',
  ],
  flagsIn: [
    {
      name: 'a label at the left',
      paper: manuscriptWithList(ENTRIES, { label: { format: { alignment: 'left' } } }),
      quotes: ['References'],
    },
    {
      name: 'a plain label',
      paper: manuscriptWithList(ENTRIES, { label: { text: 'References' } }),
      quotes: ['References'],
    },
  ],
});
