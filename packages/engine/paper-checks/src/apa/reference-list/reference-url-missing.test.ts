import { describeCheck } from '../../testing/describe-check.ts';
import { listOf } from '../../testing/with-references.ts';
import { referenceUrlMissing } from './reference-url-missing.ts';

const REPORT = 'Moss, L. (2016). The price of bread in our cities. Center for Food Policy.';

describeCheck(referenceUrlMissing, {
  silentOn: [
    listOf(`${REPORT} https://www.example.org/bread`),
    listOf('Ono, B. (2018). *Bread at work*. Rest Press.'),
    listOf(REPORT.replace('2016', '1986')),
    listOf('Moss, A. (2019). Ovens and rents. Journal of the Bakers Union, 4(2), 10–19.'),
  ],
  flags: { [listOf(REPORT)]: [REPORT] },
});
