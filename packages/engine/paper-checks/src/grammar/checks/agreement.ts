import { checkOfRows, type Row } from '../row-check.ts';
import { AGREEMENT_BY_SHAPE } from './agreement-by-shape.ts';
import { agreementKind } from '../kinds.ts';

/** Where a clause can open, so that the noun after it is the subject: "of the students was" is left alone. */
const OPENING = String.raw`(?<=^|[.!?;] |\b(?:because|although|though|whereas|whether|if|when|while|since|unless) )`;
/** "If the patient were awake" is a condition, not a slip. */
const NO_CONDITION = String.raw`(?<!\b(?:if|though|unless|whether) )`;
const PLURALS =
  'students|people|children|participants|patients|nurses|teachers|parents|women|men|researchers|studies|results|findings|schools|companies|workers|employees|adults|teenagers|scientists|doctors|families|countries';
const SINGULARS =
  'study|article|author|researcher|student|nurse|teacher|child|person|problem|result|finding|research|evidence|information|patient|paper|book|theory|issue|experiment|survey';
const PLURAL_OPENER =
  '(?:(?:the|these|those|many|most|some|all|several|both|few|other|our|their|two|three) (?!of\\b)(?:(?!\\w+ing\\b)\\w+ )?)?';
/** Words that fix the number of the noun, so that the verb has to follow. */
const SINGULAR_OPENER =
  '(?:this|that|each|every|one|another) (?:(?:new|recent|main|whole|entire|first|second|final|current|average|same|previous) )?';

/** Nouns that have no plural. */
const UNCOUNTABLE = 'research|evidence|information';
const EITHER = 'The noun and the verb differ in number. Change the one that is wrong.';

const PAIRS = [
  ['is', 'are'],
  ['was', 'were'],
  ['has', 'have'],
  ['does', 'do'],
  ["doesn't", "don't"],
  ["isn't", "aren't"],
  ["wasn't", "weren't"],
] as const;
const toPlural = new Map<string, string>(PAIRS);
const toSingular = new Map<string, string>(PAIRS.map(([one, many]) => [many, one]));
const plural = (verb: string) => toPlural.get(verb) ?? '';
const singular = (verb: string) => toSingular.get(verb) ?? '';
const ONE = [...toPlural.keys()].join('|');
const MANY = [...toSingular.keys()].join('|');

const ROWS: readonly Row[] = [
  // "The studies was a trial": the noun may be meant in the singular.
  [new RegExp(`${OPENING}(?:the )?(?:${PLURALS}) (?<wrong>is|was)(?= an? )`), '', EITHER],
  [
    new RegExp(`${OPENING}${PLURAL_OPENER}(?:${PLURALS}) (?<wrong>${ONE})\\b(?!')(?!(?<= (?:is|was)) an? )`),
    plural,
  ],
  [
    new RegExp(
      `(?<=(?:^|[.!?] )(?:in|at|on|during|after|before|under) [^,.;:!?]{2,40}, )(?:the |many |most |some )?(?:${PLURALS}) (?<wrong>${ONE})\\b(?!')`,
    ),
    plural,
  ],
  // "Singular they is old", "the pronoun they is": the word itself is meant.
  [
    new RegExp(
      `(?<!\\b(?:singular|plural|generic|royal|editorial|inclusive|pronouns?|words?) )\\b(?:they|we) (?:(?:also|often|never|always) )?(?<wrong>${ONE})\\b(?!')`,
    ),
    plural,
  ],
  [new RegExp(`${OPENING}(?:these|those) (?<wrong>${ONE})\\b(?!')`), plural],
  [
    new RegExp(
      `${OPENING}${NO_CONDITION}${SINGULAR_OPENER}(?:${SINGULARS}) (?<wrong>${MANY})\\b(?!')(?! (?:to|away)\\b)`,
    ),
    singular,
  ],
  [new RegExp(`${OPENING}${NO_CONDITION}the (?:${UNCOUNTABLE}) (?<wrong>${MANY})\\b(?!')`), singular],
  // "The student were asked": "student" or "were".
  [
    new RegExp(
      `${OPENING}${NO_CONDITION}the (?!(?:${UNCOUNTABLE})\\b)(?:${SINGULARS}) (?<wrong>${MANY})\\b(?!')(?! (?:to|away)\\b)`,
    ),
    '',
    EITHER,
  ],
  [
    new RegExp(
      `${OPENING}${NO_CONDITION}(?:everyone|everybody|nobody|anyone|someone|everything|nothing) (?<wrong>${MANY})\\b(?!')`,
    ),
    singular,
  ],
  [/(?<=^|[.!?;] |\b(?:because|although|but|so) )(?:he|she|it) (?<wrong>have)\b/, 'has'],
  [/(?<=^|[.!?;] |\b(?:because|although|but|so) )(?:he|she|it) (?<wrong>are)\b/, 'is'],
  [/\b(?:he|she|it) (?<wrong>don'?t)\b/, "doesn't"],
  [
    new RegExp(
      `(?<=^|[.!?] )the number of (?:${PLURALS})(?: who (?!is\\b|are\\b|was\\b|were\\b|has\\b|have\\b)\\w+ \\w+)? (?<wrong>are|were|have)\\b`,
    ),
    singular,
  ],
  [/(?<=^|[.!?;] )this (?<wrong>are)\b/, 'is'],
  [/(?<=^|[.!?;] )this (?<wrong>have)\b/, 'has'],
  [
    /\bthere (?<wrong>is)(?= (?:many|several|two|three|four|five|numerous|various|multiple|few) (?!\w*-))/,
    'are',
  ],
  [
    /\bthere (?<wrong>was)(?= (?:many|several|two|three|four|five|numerous|various|multiple|few) (?!\w*-))/,
    'were',
  ],
  [
    /\bone of the (?:\w+ )?(?<wrong>reason|problem|issue|factor|cause|way|thing|study|student|effect)(?= (?:is|was|that|why|in|of|for|to)\b)/,
    '',
    'After “one of the” the noun is plural.',
  ],
];

export const agreement = checkOfRows({
  ...agreementKind,
  severity: 'error',
  source: 'APA 7, chapter 4',
  summary: 'A verb agrees with its subject in number.',
  rows: [...ROWS, ...AGREEMENT_BY_SHAPE],
  message: (wrong, right) => `The verb does not agree with its subject: “${right}”, not “${wrong}”.`,
});
