import { describeCheck } from '../../testing/describe-check.ts';
import { citationEtAlForm } from './citation-et-al-form.ts';

describeCheck(citationEtAlForm, {
  silentOn: [
    'Sleep helps (Diaz et al., 2019).',
    'Diaz et al. (2019) found that sleep helps.',
    'They met Al at the market.',
    'Diaz et al.’s (2019) study is small.',
  ],
  flags: {
    'Sleep helps (Diaz et al, 2019).': ['et al'],
    'Sleep helps (Diaz et. al., 2019).': ['et. al.'],
    'Sleep helps (Diaz etal., 2019).': ['etal.'],
  },
  suggests: { 'Sleep helps (Diaz et. al., 2019).': ['et al.'] },
});
