import { describeCheck } from '../../testing/describe-check.ts';
import { citationQuotationLocator } from './citation-quotation-locator.ts';

const QUOTE = '“sleep is the best cure for a tired mind”';

describeCheck(citationQuotationLocator, {
  silentOn: [
    `She held that ${QUOTE} (Diaz & Lee, 2019, p. 4).`,
    `Diaz and Lee (2019) held that ${QUOTE} (p. 4).`,
    `Diaz and Lee (2019, para. 4) held that ${QUOTE}.`,
    'She spoke of “sleep debt” (Diaz & Lee, 2019).',
    'She wrote “How Tired People Find Their Way Home” (Diaz & Lee, 2019).',
    'One item reads “I often feel tired in the morning hours” (Diaz & Lee, 2019).',
    'Diaz and Lee (2019) found an effect. My aunt says “sleep is the best cure for a tired mind.”',
    `He said ${QUOTE} to me.`,
  ],
  flags: {
    [`She held that ${QUOTE} (Diaz & Lee, 2019).`]: ['(Diaz & Lee, 2019)'],
    [`Diaz and Lee (2019) held that ${QUOTE}.`]: ['Diaz and Lee (2019)'],
    'As Diaz et al. (2019) wrote, "sleep is the best cure for a tired mind."': ['Diaz et al. (2019)'],
  },
});
