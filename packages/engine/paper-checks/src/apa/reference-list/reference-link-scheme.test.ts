import { describeCheck } from '../../testing/describe-check.ts';
import { listOf } from '../../testing/with-references.ts';
import { referenceLinkScheme } from './reference-link-scheme.ts';

const ending = (end: string) => listOf(`Sleep Library. (2019). *Sleep and memory*. ${end}`);

describeCheck(referenceLinkScheme, {
  silentOn: [ending('https://www.example.org/sleep'), ending('http://example.org/sleep')],
  flags: { [ending('www.example.org/sleep')]: ['www.example.org/sleep'] },
  suggests: { [ending('www.example.org/sleep')]: ['https://www.example.org/sleep'] },
});
