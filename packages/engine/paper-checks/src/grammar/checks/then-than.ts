import { checkOfRows, type Row } from '../row-check.ts';
import { aboutSoundalikes } from '../kinds.ts';

const COMPARATIVE =
  'better|worse|greater|higher|lower|larger|smaller|bigger|older|younger|faster|slower|longer|shorter|stronger|weaker|easier|harder|earlier|later|cheaper|safer|richer|poorer|rather|other|less|more|fewer|sooner';

const ROWS: readonly Row[] = [
  [
    new RegExp(
      `\\b(?:${COMPARATIVE}) (?<wrong>then)(?= (?:the|a|an|any|those|that|this|it|he|she|they|we|I|in|ever|before|one|two|half|other|others|men|women|people|students|expected|usual|\\d))`,
    ),
    'than',
  ],
  [
    /\b(?:more|less|fewer) \w+ (?<wrong>then)(?= (?:the|an?|those|any|in|other|others|men|women|ever|usual)\b)/,
    'than',
  ],
  [/\b(?:if|when)\b[^.;:?!]{3,60}, (?<wrong>than)(?= (?:the|it|he|she|they|we|I|you|this|there)\b)/, 'then'],
  [/\b(?:and|since|until|by|back) (?<wrong>than)(?= (?:the|it|he|she|they|we|I|on|was|went)\b)/, 'then'],
];

export const thenThan = checkOfRows({
  id: 'grammar-then-than',
  severity: 'error',
  cost: 'habit',
  title: '“then” and “than”',
  source: 'APA 7, chapter 4',
  summary: '“Than” is for comparisons; “then” is for time or what comes next.',
  advice: aboutSoundalikes,
  rows: ROWS,
  message: (wrong, right) =>
    right.toLowerCase() === 'than'
      ? `Use “${right}”, not “${wrong}”, in a comparison.`
      : `Use “${right}”, not “${wrong}”, for what comes next.`,
});
