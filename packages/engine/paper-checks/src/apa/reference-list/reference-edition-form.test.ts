import { describeCheck } from '../../testing/describe-check.ts';
import { listOf } from '../../testing/with-references.ts';
import { referenceEditionForm } from './reference-edition-form.ts';

describeCheck(referenceEditionForm, {
  silentOn: [
    listOf('Diaz, A. (2019). *On rest* (2nd ed.). Rest Press.'),
    listOf('Diaz, A. (2019). Sleep. In B. Lee (Ed.), *On rest* (3rd ed., pp. 10–19). Rest Press.'),
    listOf('Diaz, A. (2019). *On rest* (Rev. ed.). Rest Press.'),
  ],
  flags: {
    [listOf('Diaz, A. (2019). Sleep. In B. Lee (Ed.), *On rest* (Third Edition, pp. 10–19). Rest Press.')]: [
      'Third Edition',
    ],
    [listOf('Diaz, A. (2019). *On rest* (2nd edition). Rest Press.')]: ['(2nd edition)'],
    [listOf('Diaz, A. (2019). *On rest*. Second Edition. Rest Press.')]: ['Second Edition'],
  },
  suggests: { [listOf('Diaz, A. (2019). *On rest*. Second Edition. Rest Press.')]: ['(2nd ed.)'] },
});
