import { describeCheck } from '../../testing/describe-check.ts';
import { listOf } from '../../testing/with-references.ts';
import { referenceDateForm } from './reference-date-form.ts';

const dated = (date: string) =>
  listOf(`Diaz, A. (${date}). *Sleep and memory*. Rest Press. https://example.org/a`);

describeCheck(referenceDateForm, {
  silentOn: [
    dated('2019'),
    dated('2019, March 3'),
    dated('2019, March'),
    dated('n.d.'),
    dated('2019, February 27–March 1'),
  ],
  flags: {
    [dated('March 3, 2019')]: ['March 3, 2019'],
    [dated('2019, Mar. 3')]: ['2019, Mar. 3'],
    [dated('2019, 3 March')]: ['2019, 3 March'],
    [dated('3 March 2019')]: ['3 March 2019'],
  },
});
