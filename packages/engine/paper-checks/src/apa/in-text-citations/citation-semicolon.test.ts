import { describeCheck } from '../../testing/describe-check.ts';
import { citationSemicolon } from './citation-semicolon.ts';

describeCheck(citationSemicolon, {
  silentOn: [
    'Sleep helps (Diaz, 2019; Ono, 2018).',
    'Sleep helps (Diaz, 2018, 2019).',
    'Sleep helps (Diaz, 2018, p. 4).',
    'Sleep helps (Rabbitt, 1982, as cited in Diaz, 2014).',
  ],
  flags: {
    'Sleep helps (Diaz, 2019, Ono, 2018).': ['Diaz, 2019, Ono, 2018'],
    'Sleep helps (Diaz & Lee, 2019 and Ono et al., 2018).': ['Diaz & Lee, 2019 and Ono et al., 2018'],
  },
  suggests: { 'Sleep helps (Diaz, 2019, Ono, 2018).': ['Diaz, 2019; Ono, 2018'] },
});
