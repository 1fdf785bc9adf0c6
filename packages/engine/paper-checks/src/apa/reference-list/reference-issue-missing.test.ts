import { describeCheck } from '../../testing/describe-check.ts';
import { listOf } from '../../testing/with-references.ts';
import { referenceIssueMissing } from './reference-issue-missing.ts';

const WITH = 'Moss, A. (2019). Ovens and rents. Harbor Studies, 4(2), 10–19.';
const WITHOUT = 'Lund, B. (2017). Bread in the north. Harbor Studies, 3, 20–29.';

describeCheck(referenceIssueMissing, {
  silentOn: [
    listOf(WITH),
    listOf('Ono, B. (2018). *Bread at work*. Rest Press.'),
    listOf('Finch, C. (2020). Bread and sleep. Open Harbor, 15, e0123. https://doi.org/10.1000/oh.15'),
    listOf('Bakers Union. (2019). The state of the small bakery. https://www.example.org/bakery'),
  ],
  flags: {
    [listOf(WITHOUT)]: ['3'],
    [listOf(WITHOUT, WITH)]: ['3'],
  },
});
