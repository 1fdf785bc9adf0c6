import { describeCheck } from '../../testing/describe-check.ts';
import { listOf, manuscriptWithList } from '../../testing/with-references.ts';
import { referenceTitleItalic } from './reference-title-italic.ts';

const A = 'Diaz, A. (2019). Sleep and memory. *Sleep Letters*, *4*(2), 10–19.';
const B = 'Ono, B. (2018). *Naps at work*. Rest Press.';
const NEWS = 'Ray, B. (2018, May 3). Naps are back. *The Daily Pillow*.';

describeCheck(referenceTitleItalic, {
  silentOn: [
    { name: 'italics where they belong', paper: manuscriptWithList([A, B, NEWS]) },
    { name: 'no italics at all', paper: manuscriptWithList([B.replaceAll('*', '')]) },
    listOf(B.replaceAll('*', '')),
  ],
  flagsIn: [
    {
      name: 'a book in roman type',
      paper: manuscriptWithList([A, B.replaceAll('*', '')]),
      quotes: ['Naps at work'],
    },
    {
      name: 'an article in italics',
      paper: manuscriptWithList([A.replace('Sleep and memory', '*Sleep and memory*')]),
      quotes: ['Sleep and memory'],
    },
  ],
});
