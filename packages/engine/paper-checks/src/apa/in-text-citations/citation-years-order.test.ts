import { describeCheck } from '../../testing/describe-check.ts';
import { citationYearsOrder } from './citation-years-order.ts';

describeCheck(citationYearsOrder, {
  silentOn: [
    'Sleep helps (Diaz, n.d., 2018, 2019a, 2019b, in press).',
    'Sleep helps (Diaz, 2019; Ono, 2018).',
    'Sleep helps (Freud, 1900/1953; Freud, 1961).',
  ],
  flags: {
    'Sleep helps (Diaz, 2019, 2018).': ['Diaz, 2019, 2018'],
    'Sleep helps (Diaz, 2019b; Diaz, 2019a).': ['Diaz, 2019b; Diaz, 2019a'],
  },
});
