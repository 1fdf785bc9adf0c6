import { checkOfRows } from '../row-check.ts';
import { aboutSoundalikes } from '../kinds.ts';

export const couldOf = checkOfRows({
  id: 'grammar-could-of',
  severity: 'error',
  cost: 'habit',
  title: '“could of” for “could have”',
  source: 'APA 7, chapter 4',
  summary: '“Could,” “should” and “would” are followed by “have,” not “of.”',
  advice: aboutSoundalikes,
  rows: [
    [
      /(?<!\b(?:the|its|their|his|her|our|a|of) )\b(?<wrong>(?<modal>could|should|would|might|must)(?<not>n't| not)? of)(?! course)\b/,
      '$<modal>$<not> have',
    ],
  ],
  message: (wrong, right) => `“${wrong}” should be “${right}”.`,
});
