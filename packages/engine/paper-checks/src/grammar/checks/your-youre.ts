import { checkOfRows, type Row } from '../row-check.ts';
import { aboutSoundalikes } from '../kinds.ts';

const ROWS: readonly Row[] = [
  [/\b(?<wrong>your)(?= (?:welcome|going to|not|able to|trying to|supposed to|an?|the)\b(?! -))/, "you're"],
  [
    /\b(?<wrong>you're)(?= (?:own|life|job|children|family|health|body|mind|work|paper|goals|students|patients)\b)/,
    'your',
  ],
];

export const yourYoure = checkOfRows({
  id: 'grammar-your',
  severity: 'error',
  cost: 'habit',
  title: '“your” and “you’re”',
  source: 'APA 7, chapter 4',
  summary: '“Your” is possessive; “you’re” means “you are.”',
  advice: aboutSoundalikes,
  rows: ROWS,
  message: (wrong, right) => `“${wrong}” should be “${right}” here.`,
});
