import { checkOfRows, type Row } from '../row-check.ts';
import { aboutSoundalikes } from '../kinds.ts';

const OWNED =
  'own|lives|children|parents|families|jobs?|homes?|health|needs|feelings|behaviou?rs?|education|students|patients|peers|friends|teachers|skills|bodies|minds|opinions?|goals|work|studies|daily|everyday';

const ROWS: readonly Row[] = [
  [
    /\b(?<wrong>their)(?= (?:is|are|was|were|will be|would be|has been|have been|seems? to be|exists?)\b)/,
    'there',
  ],
  [/\b(?<wrong>they're)(?= (?:is|are|was|were|has been|have been)\b)/, 'there'],
  [
    new RegExp(
      `\\b(?:of|in|for|with|from|about|on|at|to|improve|improving|increase|affects?|meet|express|share|support|spend|change|live|raise|do|use|lose|and) (?<wrong>there)(?= (?:${OWNED})\\b)`,
    ),
    'their',
  ],
  [/\b(?<wrong>there)(?= own\b)/, 'their'],
  [new RegExp(`\\b(?<wrong>they're)(?= (?:${OWNED.replace('daily|everyday', 'ability')})\\b)`), 'their'],
  [
    /(?<=^|[.!?] |\b(?:because|that|when|if|while|and|but) )(?<wrong>there|their)(?= (?:going to|trying to|not able to|supposed to)\b)/,
    "they're",
  ],
];

export const theirThere = checkOfRows({
  id: 'grammar-their-there',
  severity: 'error',
  cost: 'habit',
  title: '“their”, “there” and “they’re”',
  source: 'APA 7, chapter 4',
  summary: '“Their” is possessive, “there” is a place or opens a clause, “they’re” means “they are.”',
  advice: aboutSoundalikes,
  rows: ROWS,
  message: (wrong, right) => `“${wrong}” should be “${right}” here.`,
});
