import { describeCheck } from '../../testing/describe-check.ts';
import { listOf, manuscriptWithList } from '../../testing/with-references.ts';
import { referenceSourceItalic } from './reference-source-italic.ts';

const A = 'Diaz, A. (2019). Sleep and memory. *Sleep Letters*, *4*(2), 10–19.';
const C = 'Lee, C. (2018). Naps. In B. Ono (Ed.), *The long night* (pp. 4–9). Rest Press.';

describeCheck(referenceSourceItalic, {
  silentOn: [
    { name: 'italics where they belong', paper: manuscriptWithList([A, C]) },
    { name: 'no italics at all', paper: manuscriptWithList([A.replaceAll('*', '')]) },
    listOf(A.replaceAll('*', '')),
  ],
  flagsIn: [
    {
      name: 'a journal in roman type',
      paper: manuscriptWithList([A.replace('*Sleep Letters*', 'Sleep Letters'), C]),
      quotes: ['Sleep Letters'],
    },
    {
      name: 'a book in roman type',
      paper: manuscriptWithList([A, C.replaceAll('*', '')]),
      quotes: ['The long night'],
    },
  ],
});
