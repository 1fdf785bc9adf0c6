import { describeCheck } from '../../testing/describe-check.ts';
import { listOf, manuscriptWithList } from '../../testing/with-references.ts';
import { referenceListNewPage } from './reference-list-new-page.ts';

const ENTRIES = ['Diaz, A. (2019). Sleep and memory. *Sleep Letters*, *4*(2), 10–19.'];

describeCheck(referenceListNewPage, {
  silentOn: [
    { name: 'a list on a page of its own', paper: manuscriptWithList(ENTRIES) },
    listOf('Diaz, A. (2019). Sleep and memory. Sleep Letters, 4(2), 10–19.'),
  ],
  flagsIn: [
    {
      name: 'a list right below the text',
      paper: manuscriptWithList(ENTRIES, { label: { startsNewPage: false } }),
      quotes: ['References'],
    },
  ],
});
