import { clauseAt } from '../language/clauses.ts';
import { nounNumber } from '../language/inflections.ts';
import { meansPerson } from '../language/person-nouns.ts';
import { BE, isAfterVerbMark, NOUN_OPENER, type ConfusedRow } from './confused-words-by-class.ts';

/** Words that sound alike and belong to one class, told apart by what their neighbours mean: add a row and a test line. */
export const CONFUSED_BY_NEIGHBOR: readonly ConfusedRow[] = [
  // "He was setting in the waiting room": a person, and not the sun.
  [
    'setting',
    'sitting',
    (p) =>
      (BE.test(p.before) ||
        /^(?:just|still|while|keep|keeps|kept|spend|spent|people|someone|hours|days|weeks)$/.test(
          p.before,
        )) &&
      /^(?:in|on|at|there|around|next)$/.test(p.after) &&
      (p.after === 'there' || /^(?:DET|NOUN|PRON|PROPN)$/.test(p.tokens[p.index + 2]?.tag ?? '')) &&
      p.tokens
        .slice(0, p.index)
        .some(
          ({ word, tag }) =>
            /^(?:i|he|she|we|they|you|who|people)$/.test(word) || tag === 'PROPN' || meansPerson(word),
        ),
  ],
  // "To rise money": only "raise" takes an object.
  [
    'rise',
    'raise',
    (p) =>
      isAfterVerbMark(p) &&
      !BE.test(p.before) &&
      /^(?:the|an?|their|his|her|its|our|my|this|these|awareness|money|funds|taxes|prices|wages|questions|concerns|children|doubts?)$/.test(
        p.after,
      ) &&
      !/^(?:next|first|second|following)$/.test(p.tokens[p.index + 2]?.word ?? ''),
  ],
  [
    'were',
    'where',
    (p) =>
      p.beforeTag === 'NOUN' &&
      /^(?:place|places|city|town|village|country|school|house|home|room|area|areas|neighborhood|neighbourhood|state|world|point|case|cases|situation|situations|society|system|region|land)$/.test(
        p.before,
      ) &&
      /^(?:i|he|she|we|they|people|you)$/.test(p.after) &&
      clauseAt(p.tokens, p.index + 1) !== null,
  ],
  [
    'are',
    'our',
    (p) =>
      p.beforeTag === 'ADP' &&
      /^(?:in|of|for|to|with|on|from|by)$/.test(p.before) &&
      p.afterTag === 'NOUN' &&
      nounNumber(p.after) !== 'plural' &&
      !/^(?:there|here)$/.test(p.tokens[p.index - 2]?.word ?? ''),
  ],
  [
    'our',
    'are',
    (p) =>
      /^(?:they|we|you|there|these|those)$/.test(p.before) &&
      (p.afterTag === 'ADJ' || /^(?:not|the|an?|very|many)$/.test(p.after)) &&
      p.tokens[p.index + 2]?.tag !== 'NOUN',
  ],
  [
    'new',
    'knew',
    (p) =>
      /^(?:i|he|she|we|they|who)$/.test(p.before) &&
      /^(?:that|how|what|why|it|the|them|him|her|nothing)$/.test(p.after),
  ],
  [
    'no',
    'know',
    (p) =>
      /^(?:i|we|they|who|you)$/.test(p.before) && /^(?:that|how|what|why|whether|it|them|him)$/.test(p.after),
  ],
  [
    'thing',
    'think',
    (p) =>
      /^(?:i|we|they|you|people)$/.test(p.before) &&
      /^(?:that|it|about|of|they|he|she|we|the)$/.test(p.after),
  ],
  [
    'fell',
    'feel',
    (p) =>
      /^(?:i|we|they|you|people)$/.test(p.before) &&
      /^(?:that|like)$/.test(p.after) &&
      clauseAt(p.tokens, p.index + 2) !== null,
  ],
  [
    'off',
    'of',
    (p) =>
      /^(?:because|instead|most|some|many|lack|number|part|result|kind|type|amount)$/.test(p.before) &&
      /^(?:the|an?|this|these|that|their|his|her|its|our|my|it|them)$/.test(p.after),
  ],
  [
    'trail',
    'trial',
    (p) =>
      /^(?:await|awaits|awaiting|awaited|before|until|pending|stand|fair|jury|criminal|speedy)$/.test(
        p.before,
      ) &&
      p.after !== 'of' &&
      !NOUN_OPENER.test(p.afterTag),
  ],
];
