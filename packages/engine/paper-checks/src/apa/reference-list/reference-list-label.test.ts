import { describeCheck } from '../../testing/describe-check.ts';
import { annotatedListOf, listOf } from '../../testing/with-references.ts';
import { referenceListLabel } from './reference-list-label.ts';

const A = 'Diaz, A. (2019). Sleep and memory. Sleep Letters, 4(2), 10–19.';
const C = 'Ray, C. (2015). Naps. Sleep Letters, 3(1), 1–9.';
const B = 'Ono, B. (2018). Naps at work. Sleep Letters, 3(1), 1–9.';

describeCheck(referenceListLabel, {
  silentOn: [
    listOf(A, B),
    listOf(A).replace('References', 'Reference'),
    listOf(A, B).replace('References', 'Referencias'),
    'My week was long, and I slept little.',
    annotatedListOf('', A, B, C),
    annotatedListOf('Annotated Bibliography', A, B, C),
  ],
  flags: {
    [listOf(A, B).replace('References', 'Works Cited')]: ['Works Cited'],
    [listOf(A, B).replace('References', 'REFERENCES')]: ['REFERENCES'],
    [listOf(A, B).replace('References', 'Bibliography:')]: ['Bibliography:'],
  },
});
