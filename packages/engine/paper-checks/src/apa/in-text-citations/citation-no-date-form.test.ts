import { describeCheck } from '../../testing/describe-check.ts';
import { citationNoDateForm } from './citation-no-date-form.ts';

describeCheck(citationNoDateForm, {
  silentOn: [
    'Rest helps (Diaz, n.d.).',
    'Rest helps (Diaz, n.d.-b).',
    'Diaz (n.d.) says so.',
    'Rest helps (Diaz, 2019).',
  ],
  flags: {
    'Rest helps (Diaz, nd).': ['nd'],
    'Rest helps (Diaz, n.d).': ['n.d'],
    'Rest helps (Diaz, N.D.).': ['N.D.'],
    'Rest helps (Diaz, n. d.).': ['n. d.'],
  },
  suggests: { 'Rest helps (Diaz, nd).': ['n.d.'] },
});
