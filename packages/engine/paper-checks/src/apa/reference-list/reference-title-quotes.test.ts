import { describeCheck } from '../../testing/describe-check.ts';
import { listOf } from '../../testing/with-references.ts';
import { referenceTitleQuotes } from './reference-title-quotes.ts';

const titled = (title: string) => listOf(`Diaz, A. (2019). ${title} Sleep Letters, 4(2), 10–19.`);

describeCheck(referenceTitleQuotes, {
  silentOn: [
    titled('Sleep and memory.'),
    titled('“Why me?” Sleep after loss.'),
    titled('Sleep and “good” memory.'),
  ],
  flags: {
    [titled('“Sleep and memory.”')]: ['“Sleep and memory.”'],
    [titled('"Sleep and memory".')]: ['"Sleep and memory"'],
  },
  suggests: { [titled('“Sleep and memory.”')]: ['Sleep and memory'] },
});
