import { describeCheck } from '../../testing/describe-check.ts';
import { citationLocatorForm } from './citation-locator-form.ts';

describeCheck(citationLocatorForm, {
  silentOn: [
    'Diaz (2019) holds that it is “so” (p. 4).',
    'It is “so” (Diaz, 2019, p. 4).',
    'It is “so” (Diaz, 2019, pp. 4–6).',
    'It is “so” (Diaz, 2019, pp. 4-6).',
    'It is “so” (Diaz, 2019, para. 4).',
    'It is “so” (Diaz, 2019, p.\u00A04).',
    'It is “so” (Diaz, 2019, pp.\u00A04–6).',
    'It is “so” (Diaz, 2019, Chapter 3).',
    'Diaz (2019, p. 4) holds that it is “so.”',
  ],
  flags: {
    'Diaz (2019) holds that it is “so” (page 14).': ['page 14'],
    'It is “so” (Diaz, 2019, pg. 4).': ['pg. 4'],
    'It is “so” (Diaz, 2019, p.4).': ['p.4'],
    'It is “so” (Diaz, 2019, pp. 4).': ['pp. 4'],
    'It is “so” (Diaz, 2019, p. 4-6).': ['p. 4-6'],
    'It is “so” (Diaz, 2019, page 12).': ['page 12'],
  },
  suggests: { 'It is “so” (Diaz, 2019, p. 4-6).': ['pp. 4–6'], 'It is “so” (Diaz, 2019, p.4).': ['p. 4'] },
});
