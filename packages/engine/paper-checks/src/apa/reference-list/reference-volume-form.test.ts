import { describeCheck } from '../../testing/describe-check.ts';
import { listOf, manuscriptWithList } from '../../testing/with-references.ts';
import { referenceVolumeForm } from './reference-volume-form.ts';

const source = (words: string) =>
  listOf(`Diaz, A. (2019). Sleep and memory. Sleep Letters, ${words}, 10–19.`);

describeCheck(referenceVolumeForm, {
  silentOn: [
    source('4(2)'),
    source('4'),
    source('4(Suppl. 1)'),
    listOf('Diaz, A. (2019). *On rest* (Vol. 2). Rest Press.'),
    source('4(2–3)'),
    {
      name: 'a supplement in a PDF',
      paper: {
        ...manuscriptWithList(['Diaz, A. (2019). Sleep and memory. *Sleep Letters*, *4*(Suppl. 1), 10–19.']),
        format: 'pdf',
      },
    },
  ],
  flags: {
    [source('4 (2)')]: ['4 (2)'],
    [source('Vol. 4(2)')]: ['Vol. 4(2)'],
    [source('4, no. 2')]: ['4, no. 2'],
    [source('Vol. 4')]: ['Vol. 4'],
  },
  suggests: { [source('4 (2)')]: ['4(2)'], [source('4, no. 2')]: ['4(2)'] },
});
