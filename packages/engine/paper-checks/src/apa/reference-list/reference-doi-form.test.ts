import { describeCheck } from '../../testing/describe-check.ts';
import { listOf } from '../../testing/with-references.ts';
import { referenceDoiForm } from './reference-doi-form.ts';

const ending = (doi: string) =>
  listOf(`Diaz, A. (2019). Sleep and memory. Sleep Letters, 4(2), 10–19. ${doi}`);

describeCheck(referenceDoiForm, {
  silentOn: [
    ending('https://doi.org/10.1037/a0028084'),
    ending('https://doi.org/fg6rf9'),
    ending('https://example.org/10.1037'),
    ending(''),
    listOf('Diaz, A. (2019). Sleep. Sleep Letters, 4(2), 10–19. https://doi.org/10.1000/a(b)c'),
  ],
  flags: {
    [ending('doi:10.1037/a0028084')]: ['doi:10.1037/a0028084'],
    [ending('http://dx.doi.org/10.1037/a0028084')]: ['http://dx.doi.org/10.1037/a0028084'],
    [ending('DOI: https://doi.org/10.1037/a0028084')]: ['DOI: https://doi.org/10.1037/a0028084'],
    [ending('10.1037/a0028084')]: ['10.1037/a0028084'],
  },
  suggests: { [ending('doi:10.1037/a0028084')]: ['https://doi.org/10.1037/a0028084'] },
});
