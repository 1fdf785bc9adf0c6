import { describeCheck } from '../../testing/describe-check.ts';
import { citationBareAddress } from './citation-bare-address.ts';

describeCheck(citationBareAddress, {
  silentOn: [
    'We used a form (https://forms.example.org).',
    'Sleep helps (Diaz & Lee, 2019).',
    'The data are open (https://osf.io/abcd12).',
  ],
  flags: {
    'Sleep helps (https://www.example.org/health/sleep-and-you).': [
      '(https://www.example.org/health/sleep-and-you)',
    ],
    'Sleep helps (Source: www.example.org/health/sleep).': ['(Source: www.example.org/health/sleep)'],
  },
});
