import { describeCheck } from '../../testing/describe-check.ts';
import { listOf, manuscriptWithList } from '../../testing/with-references.ts';
import { referenceListNumbering } from './reference-list-numbering.ts';

const ENTRY = 'Diaz, A. (2019). Sleep and memory. Sleep Letters, 4(2), 10–19.';

describeCheck(referenceListNumbering, {
  silentOn: [
    listOf(ENTRY),
    listOf('3M. (2019). *Report on tape*. https://example.org/tape'),
    { name: 'a list without labels', paper: manuscriptWithList([ENTRY]) },
  ],
  flags: { [listOf(`1. ${ENTRY}`)]: [`1. ${ENTRY}`], [listOf(`[1] ${ENTRY}`)]: [`[1] ${ENTRY}`] },
  flagsIn: [
    {
      name: 'bullets of the word processor',
      paper: manuscriptWithList([ENTRY], { entry: { kind: 'list-item', listLabel: '•' } }),
      quotes: [ENTRY],
    },
  ],
});
