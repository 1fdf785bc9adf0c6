import { describeCheck } from '../../testing/describe-check.ts';
import { listOf } from '../../testing/with-references.ts';
import { referenceLinkPeriod } from './reference-link-period.ts';

const ending = (end: string) =>
  listOf(`Diaz, A. (2019). Sleep and memory. Sleep Letters, 4(2), 10–19. ${end}`);

describeCheck(referenceLinkPeriod, {
  silentOn: [
    ending('https://doi.org/10.1037/a0028084'),
    ending(''),
    ending('https://example.org/ (Original work published 1900)'),
  ],
  flags: {
    [ending('https://doi.org/10.1037/a0028084.')]: ['https://doi.org/10.1037/a0028084.'],
    [ending('https://example.org/sleep.')]: ['https://example.org/sleep.'],
  },
  suggests: { [ending('https://example.org/sleep.')]: ['https://example.org/sleep'] },
});
