import { describeCheck } from '../../testing/describe-check.ts';
import { listOf } from '../../testing/with-references.ts';
import { referenceDoiMissing } from './reference-doi-missing.ts';

const A = 'Diaz, A. (2019). Sleep and memory. Sleep Letters, 4(2), 10–19.';

describeCheck(referenceDoiMissing, {
  silentOn: [
    listOf(`${A} https://doi.org/10.1000/a`),
    listOf(A.replace('2019', '1989')),
    listOf('Ono, B. (2018). *Naps at work*. Rest Press.'),
    listOf(A.replace('Sleep Letters', 'Harbor Law Review')),
    listOf(A.replace('Sleep Letters', 'Journal of Law and Sleep')),
  ],
  flags: {
    [listOf(A.replace('Sleep Letters', 'Harbor Law Review'), A)]: [A],
    [listOf(A)]: [A],
    [listOf(A, A.replace('Diaz', 'Lee'))]: [A],
  },
});
