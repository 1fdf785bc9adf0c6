import { describeCheck } from '../../testing/describe-check.ts';
import { numberBelowTen } from './number-below-ten.ts';

describeCheck(numberBelowTen, {
  silentOn: [
    'The ward had three nurses on each shift, and they were tired.',
    'The children slept for 8 hours and woke at 7 a.m. each day.',
    'The farm lost 5 percent of its sheep in the winter storms.',
    'As Table 3 shows, the older trees grew faster than the young.',
    'The trial had 25 nurses and 12 doctors from the same city.',
  ],
  flags: {
    'The ward had 3 nurses on each shift, and they were tired.': ['3'],
    'The town built 4 bridges and 2 schools in the same decade.': ['4'],
  },
});
