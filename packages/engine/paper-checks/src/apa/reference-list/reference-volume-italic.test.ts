import { describeCheck } from '../../testing/describe-check.ts';
import { listOf, manuscriptWithList } from '../../testing/with-references.ts';
import { referenceVolumeItalic } from './reference-volume-italic.ts';

const A = 'Diaz, A. (2019). Sleep and memory. *Sleep Letters*, *4*(2), 10–19.';

describeCheck(referenceVolumeItalic, {
  silentOn: [
    { name: 'italics where they belong', paper: manuscriptWithList([A]) },
    { name: 'one run from title to volume', paper: manuscriptWithList([A.replace('*, *', ', ')]) },
    listOf(A.replaceAll('*', '')),
  ],
  flagsIn: [
    { name: 'a volume in roman type', paper: manuscriptWithList([A.replace('*4*', '4')]), quotes: ['4'] },
    {
      name: 'an issue in italics',
      paper: manuscriptWithList([A.replace('*4*(2)', '*4(2)*')]),
      quotes: ['2'],
    },
  ],
});
