import { describeCheck } from '../../testing/describe-check.ts';
import { listOf, manuscriptWithList } from '../../testing/with-references.ts';
import { referenceNoItalics } from './reference-no-italics.ts';

const A = 'Diaz, A. (2019). Sleep and memory. *Sleep Letters*, *4*(2), 10–19.';
const B = 'Ono, B. (2018). *Naps at work*. Rest Press.';
const plain = (entry: string) => entry.replaceAll('*', '');

describeCheck(referenceNoItalics, {
  silentOn: [{ name: 'a list with italics', paper: manuscriptWithList([A, B]) }, listOf(plain(A), plain(B))],
  flagsIn: [
    { name: 'a list without italics', paper: manuscriptWithList([plain(A), plain(B)]), quotes: [plain(A)] },
  ],
});
