import { checkOfRows, type Row } from '../row-check.ts';
import { wordForm } from '../kinds.ts';

/** [past tense, participle] of verbs whose forms differ. */
const PARTICIPLES = [
  ['went', 'gone'],
  ['began', 'begun'],
  ['wrote', 'written'],
  ['took', 'taken'],
  ['saw', 'seen'],
  ['ate', 'eaten'],
  ['gave', 'given'],
  ['chose', 'chosen'],
  ['spoke', 'spoken'],
  ['broke', 'broken'],
  ['drove', 'driven'],
  ['knew', 'known'],
  ['grew', 'grown'],
  ['became', 'become'],
  ['came', 'come'],
  ['fell', 'fallen'],
  ['forgot', 'forgotten'],
  ['rose', 'risen'],
  ['swam', 'swum'],
  ['threw', 'thrown'],
  ['wore', 'worn'],
] as const;

/** [base form, past tense] after "did". */
const AFTER_DID = [
  ['go', 'went'],
  ['find', 'found'],
  ['show', 'showed'],
  ['have', 'had'],
  ['make', 'made'],
  ['take', 'took'],
  ['get', 'got'],
  ['see', 'saw'],
  ['know', 'knew'],
  ['use', 'used'],
  ['want', 'wanted'],
] as const;

/** [formed like a regular verb, past tense, participle]: only words that do not exist. */
const REGULARIZED = [
  ['falled', 'fell', 'fallen'],
  ['goed', 'went', 'gone'],
  ['comed', 'came', 'come'],
  ['becomed', 'became', 'become'],
  ['buyed', 'bought', 'bought'],
  ['teached', 'taught', 'taught'],
  ['catched', 'caught', 'caught'],
  ['bringed', 'brought', 'brought'],
  ['thinked', 'thought', 'thought'],
  ['finded', 'found', 'found'],
  ['keeped', 'kept', 'kept'],
  ['sleeped', 'slept', 'slept'],
  ['feeled', 'felt', 'felt'],
  ['losed', 'lost', 'lost'],
  ['maked', 'made', 'made'],
  ['meeted', 'met', 'met'],
  ['runned', 'ran', 'run'],
  ['sayed', 'said', 'said'],
  ['selled', 'sold', 'sold'],
  ['sended', 'sent', 'sent'],
  ['speaked', 'spoke', 'spoken'],
  ['spended', 'spent', 'spent'],
  ['taked', 'took', 'taken'],
  ['telled', 'told', 'told'],
  ['throwed', 'threw', 'thrown'],
  ['understanded', 'understood', 'understood'],
  ['weared', 'wore', 'worn'],
  ['writed', 'wrote', 'written'],
  ['growed', 'grew', 'grown'],
  ['knowed', 'knew', 'known'],
  ['drived', 'drove', 'driven'],
  ['drinked', 'drank', 'drunk'],
  ['eated', 'ate', 'eaten'],
  ['choosed', 'chose', 'chosen'],
  ['breaked', 'broke', 'broken'],
  ['builded', 'built', 'built'],
  ['drawed', 'drew', 'drawn'],
  ['fighted', 'fought', 'fought'],
  ['gived', 'gave', 'given'],
  ['rised', 'rose', 'risen'],
  ['seeked', 'sought', 'sought'],
  ['stealed', 'stole', 'stolen'],
] as const;

const pastOf = new Map<string, string>(REGULARIZED.map(([wrong, past]) => [wrong, past]));
const irregularOf = new Map<string, string>(REGULARIZED.map(([wrong, , participle]) => [wrong, participle]));
/** After these a participle follows: "has not gone", "was quickly taken". */
const AUXILIARY = String.raw`\b(?:has|have|had|having|is|are|was|were|be|been|being|get|gets|got)(?:n't)? (?:(?:not|never|already|also|since|always|just|\w+ly) )?`;

const participleOf = new Map<string, string>(PARTICIPLES);
const baseOf = new Map<string, string>(AFTER_DID.map(([base, past]) => [past, base]));

const participleOfBase = new Map([
  ['see', 'seen'],
  ['give', 'given'],
  ['take', 'taken'],
  ['write', 'written'],
  ['choose', 'chosen'],
  ['do', 'done'],
]);

const ROWS: readonly Row[] = [
  [
    new RegExp(
      `\\b(?:has|have|had|having)(?: (?:not|never|already|also|since|always))? (?<wrong>${[...participleOf.keys()].join('|')})\\b`,
    ),
    (past) => participleOf.get(past) ?? '',
  ],
  [
    new RegExp(`\\b(?:did not|didn't) (?<wrong>${[...baseOf.keys()].join('|')})\\b`),
    (past) => baseOf.get(past) ?? '',
  ],
  [
    new RegExp(
      `\\b(?:can|could|would|should|must|may|do|does)(?: not)? (?<wrong>${[...baseOf.keys()].join('|')})\\b(?! by\\b)`,
    ),
    (past) => baseOf.get(past) ?? '',
  ],
  [
    /\b(?:has|have|had|be|been) (?<wrong>see|give|take|write|choose|do)(?= (?:by|in|as|to|that)\b)/,
    (base) => participleOfBase.get(base) ?? '',
  ],
  [
    new RegExp(`(?<=${AUXILIARY})(?<wrong>${[...irregularOf.keys()].join('|')})\\b`),
    (wrong) => irregularOf.get(wrong) ?? '',
  ],
  [
    new RegExp(`(?<!${AUXILIARY})\\b(?<wrong>${[...pastOf.keys()].join('|')})\\b`),
    (wrong) => pastOf.get(wrong) ?? '',
  ],
  [/\b(?:he|she|I|they|we) (?<wrong>seen)\b/, 'saw'],
  [/(?<=^|[.!?] )(?:he|she|I|they|we) (?<wrong>done)\b/, 'did'],
  [
    /(?<!\b(?:at|of|by|against) )\b(?:can|could|will|would|should|must|may|might) (?<wrong>(?<base>help|cause|affect|need|want|show|learn|improve|work)s)\b(?! (?:is|are|was))/,
    '$<base>',
  ],
  [/\b(?<wrong>(?:is|was) consist)(?= of\b)/, 'consists'],
  [/\b(?<wrong>(?:are|were) consist)(?= of\b)/, 'consist'],
  [
    /\b(?:cannot|could not|should not|should|must not|may not) (?<wrong>to (?<base>give|help|make|use|do|find|get|see|have|be|go|take|learn|understand|improve|work|write|read|show))\b/,
    '$<base>',
  ],
  [
    /\bmore (?<wrong>better|easier|stronger|faster|higher|larger|healthier|happier|harder)\b/,
    '',
    'Do not use “more” with a comparative.',
  ],
  [
    /\bmost (?<wrong>best|easiest|strongest|fastest|highest|largest)\b/,
    '',
    'Do not use “most” with a superlative.',
  ],
];

export const verbForm = checkOfRows({
  ...wordForm,
  severity: 'error',
  source: 'APA 7, chapter 4',
  summary: 'Verbs and comparisons are in the right form.',
  rows: ROWS,
  message: (wrong, right) => `The right form here is “${right}”, not “${wrong}”.`,
});
