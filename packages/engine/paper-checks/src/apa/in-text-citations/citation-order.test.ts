import { describeCheck } from '../../testing/describe-check.ts';
import { citationOrder } from './citation-order.ts';

describeCheck(citationOrder, {
  silentOn: [
    'Sleep helps (Diaz, 2019; Ono, 2018).',
    'Sleep helps (Ono, 2018; see also Diaz, 2019).',
    'Sleep helps (Diaz, 2018, 2019; Diaz & Lee, 2016).',
    'Sleep helps (de la Cruz, 2018; Diaz, 2019; van der Berg, 2011).',
  ],
  flags: {
    'Sleep helps (Ono, 2018; Diaz, 2019).': ['(Ono, 2018; Diaz, 2019)'],
    'Sleep helps (Ray et al., 2018; Lee & Ono, 2019; Ray, 2020).': [
      '(Ray et al., 2018; Lee & Ono, 2019; Ray, 2020)',
    ],
  },
  suggests: { 'Sleep helps (Ono, 2018; Diaz, 2019).': ['(Diaz, 2019; Ono, 2018)'] },
});
