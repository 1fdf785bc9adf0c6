import { checkOfRows, type Row } from '../row-check.ts';
import { aboutSoundalikes } from '../kinds.ts';

const ROWS: readonly Row[] = [
  [
    /\b(?:an?|the|no|any|this|its|their|negative|positive|adverse|harmful|significant|major|great|big|huge|direct|lasting|side) (?<wrong>affects?)(?= (?:of|on|that|in|is|was|are|were)\b)/,
    'effect',
  ],
  [/\b(?:cause and|have (?:an?|the|no)|has (?:an?|the|no)|had (?:an?|the|no)) (?<wrong>affect)\b/, 'effect'],
  [
    /\b(?:can|could|will|would|may|might|must|does|did|do|not|negatively|positively|directly|adversely|greatly) (?<wrong>effect)(?= (?:the|a|an|how|our|your|his|her|their|its|my|one's|people|students|children|patients|everyone|many|someone|us|them|him|you|me)\b(?! (?:change|changes|transition|improvement|cure)\b))/,
    'affect',
  ],
  [
    /\b(?:can|could|will|would|may|might|must|should) (?:also |therefore |negatively |positively |directly )?(?<wrong>effect)(?= (?:comprehension|performance|learning|memory|sleep|behavior|health|mood|outcomes|grades|how|both)\b)/,
    'affect',
  ],
  [
    /\b(?:is|are|was|were|be|been|being) (?:\w+ly |often |also |most )?(?<wrong>effected)(?= by\b)/,
    'affected',
  ],
  [
    /\b(?:it|this|that|which|stress|sleep) (?<wrong>effects)(?= (?:the|how|our|your|his|her|their|my|people|students|children|patients|everyone|us|them)\b)/,
    'affects',
  ],
];

export const affectEffect = checkOfRows({
  id: 'grammar-affect-effect',
  severity: 'error',
  cost: 'habit',
  title: '“affect” and “effect”',
  source: 'APA 7, chapter 4',
  summary: '“Affect” is usually the verb and “effect” the noun.',
  advice: aboutSoundalikes,
  rows: ROWS.map(([pattern, right]) => [pattern, right]),
  message: (wrong, right) =>
    right.startsWith('effect')
      ? `The noun is “effect”, not “${wrong}”.`
      : `The verb is “${right}”, not “${wrong}”.`,
});
