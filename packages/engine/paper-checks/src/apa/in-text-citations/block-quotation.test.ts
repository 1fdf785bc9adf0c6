import { describeCheck } from '../../testing/describe-check.ts';
import { blockQuotation } from './block-quotation.ts';

const LONG = `“${'sleep is good for us all '.repeat(8).trim()}”`;

describeCheck(blockQuotation, {
  silentOn: [
    'She called it “a very good night” (Diaz, 2019, p. 4).',
    `He said “no” and ${'sleep is good for us all '.repeat(9)} and “yes.”`,
    `The board is 5" wide and ${'sleep is good for us all '.repeat(9)} is 6 in. long.`,
  ],
  flags: {
    [`Diaz (2019) wrote: ${LONG} (p. 4).`]: [LONG],
    [`Diaz (2019) wrote: ${LONG.replace('“', '"').replace('”', '"')} (p. 4).`]: [
      LONG.replace('“', '"').replace('”', '"'),
    ],
  },
});
