import { clauseAt, isFinite, MODALS } from '../language/clauses.ts';
import { hasForm, nounNumber } from '../language/inflections.ts';
import type { Token } from '../language/token.ts';
import { isOften, isOnly } from '../language/word-kinds.ts';

/** A word with its neighbours. */
export type Place = {
  readonly tokens: readonly Token[];
  readonly index: number;
  readonly before: string;
  readonly after: string;
  readonly beforeTag: string;
  readonly afterTag: string;
};

export const NOUN_OPENER = /^(?:DET|PRON|NOUN|ADJ|NUM|PROPN)$/;
const MOTION =
  /^(?:go|goes|went|gone|going|come|came|coming|walk(?:ed|ing)?|drove|driven|ran|run|pass(?:ed)?|get|got|flew|look(?:ed|ing)?|read|work(?:ed)?|lived?|been|put|suffered)$/;
export const BE = /^(?:am|is|are|was|were|be|been|being)$/;

export const isAfterVerbMark = ({ before }: Place) =>
  MODALS.test(before) || /^(?:to|not|n't|also|never)$/.test(before);
const isVerbPlace = (place: Place) =>
  isAfterVerbMark(place) ||
  /^(?:they|we|you|i|who|people)$/.test(place.before) ||
  nounNumber(place.before) === 'plural';
const endsPhrase = ({ afterTag, after }: Place) =>
  (afterTag === 'PUNCT' && after !== '-') || /^(?:ADP|CCONJ|SCONJ)$/.test(afterTag);

/** Words that sound or look alike, and when the one that is written is wrong. */
export type ConfusedRow = readonly [written: string, meant: string, isWrong: (place: Place) => boolean];

/** Told apart by the classes of the words around them: add a row and a test line. */
export const CONFUSED_BY_CLASS: readonly ConfusedRow[] = [
  [
    'effect',
    'affect',
    (p) =>
      (MODALS.test(p.before) ||
        /^(?:not|n't|negatively|positively|directly|adversely|greatly|also)$/.test(p.before)) &&
      NOUN_OPENER.test(p.afterTag) &&
      !/^(?:changes?|transition|reforms?|on|an?)$/.test(p.after),
  ],
  [
    'affect',
    'effect',
    (p) =>
      /^(?:the|an|no|any|this|its|side|greatest|main|overall|opposite|same)$/.test(p.before) &&
      (p.after === 'of' || p.after === 'on' || p.before === 'side' || p.before === 'no'),
  ],
  [
    'affects',
    'effects',
    (p) =>
      /^(?:the|no|side|these|its|their|many|several|adverse|harmful|lasting|term|health)$/.test(p.before) &&
      !NOUN_OPENER.test(p.afterTag),
  ],
  ['loose', 'lose', (p) => isVerbPlace(p) && NOUN_OPENER.test(p.afterTag) && !BE.test(p.before)],
  ['looses', 'loses', (p) => NOUN_OPENER.test(p.afterTag)],
  [
    'weather',
    'whether',
    (p) =>
      (/^(?:know|knew|known|ask|asked|asks|decide|determine|determined|see|wonder|wondered|wonders|test|tested|matter|question|unclear|consider|of|on|about|sure|maxim)$/.test(
        p.before,
      ) ||
        p.before === '') &&
      clauseAt(p.tokens, p.index + 1) !== null,
  ],
  [
    'whether',
    'weather',
    (p) =>
      /^(?:the|bad|good|cold|hot|warm|extreme|severe)$/.test(p.before) &&
      (endsPhrase(p) || isFinite(p.tokens, p.index + 1)),
  ],
  [
    'accept',
    'except',
    (p) =>
      (/^(?:everyone|everybody|everything|all|nobody|nothing|anything|anyone|none)$/.test(p.before) &&
        !MODALS.test(p.before)) ||
      (p.after === 'for' && p.beforeTag !== 'AUX' && p.before !== 'to'),
  ],
  [
    'except',
    'accept',
    (p) =>
      (MODALS.test(p.before) || p.before === 'to') &&
      /^(?:DET|PRON|NOUN)$/.test(p.afterTag) &&
      p.after !== 'for',
  ],
  [
    'quite',
    'quiet',
    (p) => /^(?:be|very|stay|stayed|keep|kept|remain|remained|so|too|the)$/.test(p.before) && endsPhrase(p),
  ],
  [
    'quiet',
    'quite',
    (p) =>
      (/^(?:is|are|was|were|be|been|seems?|a)$/.test(p.before) && p.afterTag === 'ADJ' && p.before !== 'a') ||
      (p.after === 'a' && BE.test(p.before)),
  ],
  [
    'aloud',
    'allowed',
    (p) => BE.test(p.before) || (/^(?:not|n't|never)$/.test(p.before) && p.after === 'to'),
  ],
  [
    'allowed',
    'aloud',
    (p) =>
      /^(?:read|reads|reading|out|think|thinking|laughed|said)$/.test(p.before) &&
      p.after !== 'to' &&
      endsPhrase(p),
  ],
  [
    'passed',
    'past',
    (p) =>
      (p.before === 'the' &&
        (/^[,.]$/.test(p.after) ||
          /^(?:few|two|three|ten|year|years|decade|decades|century)$/.test(p.after))) ||
      (/^(?:walk|walked|went|drove|get|got|ran|move|moved|looked)$/.test(p.before) && p.afterTag === 'DET'),
  ],
  [
    'past',
    'passed',
    (p) =>
      /^(?:has|have|had|was|were)$/.test(p.before) &&
      /^(?:away|by|the|a|down|through|out|since|in)$/.test(p.after) &&
      !/^(?:half)$/.test(p.after) &&
      !(BE.test(p.before) && p.after === 'the'),
  ],
  [
    'principle',
    'principal',
    (p) =>
      /^(?:the|our|my|school|a|his|her)$/.test(p.before) &&
      (/^(?:said|told|asked|decided|announced|met|spoke|came|wrote|himself|herself)$/.test(p.after) ||
        (p.after === 'of' &&
          /^(?:the|my|our|a|this)$/.test(p.tokens[p.index + 2]?.word ?? '') &&
          p.tokens[p.index + 3]?.word === 'school')),
  ],
  [
    'principal',
    'principle',
    (p) => /^(?:in|basic|moral|same|first)$/.test(p.before) && (endsPhrase(p) || p.after === 'that'),
  ],
  [
    'to',
    'too',
    (p) =>
      (BE.test(p.before) || /^(?:way|far|much|seem|seems|seemed|became|felt)$/.test(p.before)) &&
      p.afterTag === 'ADJ' &&
      isOften(p.after, 'A') &&
      (/^(?:for|to)$/.test(p.tokens[p.index + 2]?.word ?? '') ||
        (p.tokens[p.index + 2]?.tag === 'PUNCT' && p.tokens[p.index + 2]?.word !== '-')),
  ],
  ['threw', 'through', (p) => MOTION.test(p.before)],
  ['thru', 'through', () => true],
  // "Tried to illicit sympathy": a verb's place, with its object.
  [
    'illicit',
    'elicit',
    (p) =>
      (p.before === 'to' || MODALS.test(p.before)) &&
      p.afterTag === 'NOUN' &&
      /^(?:tr(?:y|ies|ied|ying)|attempts?|attempted|designed|used|meant|intended|aims?|hope[sd]?|want(?:s|ed)?|order|able|likely|failed|fails?|was|were|is|are)$/.test(
        p.tokens[p.index - 2]?.word ?? '',
      ),
  ],
  [
    'here',
    'hear',
    (p) =>
      (MODALS.test(p.before) || /^(?:to|not|n't)$/.test(p.before)) &&
      /^(?:the|what|that|how|about|their|his|her|from|it|them|him|a)$/.test(p.after) &&
      p.before !== 'from',
  ],
  ['hear', 'here', (p) => /^(?:over|right|are|is|was|were|lived|came|from)$/.test(p.before) && endsPhrase(p)],
  ['chose', 'choose', (p) => p.before === 'to' || MODALS.test(p.before)],
  [
    'peace',
    'piece',
    (p) =>
      p.after === 'of' &&
      (/^(?:a|an|this|each|every|another|one|that)$/.test(p.before) ||
        /^(?:evidence|paper|information|cake|advice|furniture|art|writing|equipment|music)$/.test(
          p.tokens[p.index + 2]?.word ?? '',
        )),
  ],
  [
    'piece',
    'peace',
    (p) =>
      /^(?:world|inner|in|make|made|of)$/.test(p.before) &&
      (/^(?:treaty|talks|process|agreement)$/.test(p.after) ||
        p.before === 'world' ||
        p.before === 'inner' ||
        (p.before === 'in' && endsPhrase(p))),
  ],
  [
    'whose',
    "who's",
    (p) =>
      /^(?:going|been|not|an?|the)$/.test(p.after) &&
      !(p.after === 'going' && p.tokens[p.index + 2]?.word !== 'to'),
  ],
  [
    'your',
    "you're",
    (p) =>
      /^(?:if|when|that|because|and|)$/.test(p.before) &&
      p.afterTag === 'VERB' &&
      hasForm(p.after, 'ing') &&
      /^(?:for|to|at|in|a|an|the|on|with|about)$/.test(p.tokens[p.index + 2]?.word ?? '') &&
      p.before !== 'and',
  ],
  [
    'their',
    "they're",
    (p) =>
      /^(?:if|when|that|because|while|since|although)$/.test(p.before) &&
      /^(?:ADJ|VERB)$/.test(p.afterTag) &&
      /^[,.]$/.test(p.tokens[p.index + 2]?.word ?? '') &&
      nounNumber(p.after) === null,
  ],
  ['breath', 'breathe', (p) => (MODALS.test(p.before) || p.before === 'to') && endsPhrase(p)],
  ['lead', 'led', (p) => /^(?:has|have|had|was|were|been)$/.test(p.before) && /^(?:to|by)$/.test(p.after)],
  [
    'woman',
    'women',
    (p) =>
      /^(?:many|these|those|most|two|three|several|few|young)$/.test(p.before) &&
      isFinite(p.tokens, p.index + 1) &&
      /^(?:are|were|have|do)$/.test(p.after),
  ],
  [
    'brake',
    'break',
    (p) =>
      /^(?:to|a|the|without)$/.test(p.before) && /^(?:down|up|out|from|into|through|even)$/.test(p.after),
  ],
  [
    'site',
    'cite',
    (p) => (MODALS.test(p.before) || p.before === 'to') && /^(?:DET|PRON|NOUN)$/.test(p.afterTag),
  ],
  [
    'waist',
    'waste',
    (p) =>
      (p.after === 'of' && /^(?:a|complete|total|big|huge|terrible)$/.test(p.before)) ||
      /^(?:to|not)$/.test(p.before),
  ],
  ['thorough', 'through', (p) => MOTION.test(p.before) && /^(?:DET|PRON|NOUN)$/.test(p.afterTag)],
  [
    'sense',
    'since',
    (p) =>
      p.before === 'ever' ||
      (p.before === '' &&
        clauseAt(p.tokens, p.index + 1) !== null &&
        p.after !== 'of' &&
        // "Sense data are": a noun may be half of a compound.
        p.afterTag !== 'NOUN'),
  ],
  ['then', 'than', (p) => /^(?:rather|other)$/.test(p.before)],
  [
    'your',
    "you're",
    (p) =>
      p.afterTag === 'ADJ' &&
      isOnly(p.after, 'A') &&
      p.tokens[p.index + 2]?.tag === 'PUNCT' &&
      /^(?:if|when|that|because)$/.test(p.before),
  ],
];
