import { describeCheck } from '../../testing/describe-check.ts';
import { listOf } from '../../testing/with-references.ts';
import { referenceRetrievedFrom } from './reference-retrieved-from.ts';

const ending = (end: string) => listOf(`Sleep Library. (2019). *Sleep and memory*. ${end}`);

describeCheck(referenceRetrievedFrom, {
  silentOn: [
    ending('https://example.org/sleep'),
    ending('Retrieved June 22, 2019, from https://example.org/sleep'),
    listOf('Diaz, A. (2019). Memories retrieved from sleep. Sleep Letters, 4(2), 10–19.'),
  ],
  flags: {
    [ending('Retrieved from https://example.org/sleep')]: ['Retrieved from'],
    [ending('Available at: https://example.org/sleep')]: ['Available at:'],
    [ending('Accessed on 3 May 2020 from www.example.org')]: ['Accessed on 3 May 2020 from'],
  },
});
