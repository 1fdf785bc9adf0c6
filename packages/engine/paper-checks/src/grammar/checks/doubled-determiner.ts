import type { GrammarCheck } from '../grammar-check.ts';
import { repetition } from '../kinds.ts';
import { taggedSentencesOf } from '../language/tagged-sentence.ts';
import { matchCase } from '../row-check.ts';

const FIRST = /^(?:an?|the|my|our|your|their|its|this|these|every|each)$/;
const SECOND = /^(?:an?|the|this|that|these|those|my|our|your|their|its|his)$/;

/** A noun takes one determiner: "the a house," "a this song," "my the sister." */
export const doubledDeterminer: GrammarCheck = {
  ...repetition,
  severity: 'error',
  source: 'APA 7, chapter 4',
  summary: 'A noun has one article or one word such as “this” or “my,” not two.',
  *find(text) {
    for (const { tokens } of taggedSentencesOf(text)) {
      for (const [index, first] of tokens.entries()) {
        const [second, next] = tokens.slice(index + 1, index + 3);
        if (second === undefined || next === undefined || second.text !== second.word) continue;
        if (!FIRST.test(first.word) || !SECOND.test(second.word) || first.word === second.word) continue;
        // "Is this the way?", "this my brother knew", "the this-worldly view".
        const isPronoun = /^(?:this|these|each)$/.test(first.word);
        if (isPronoun || !/^(?:NOUN|ADJ)$/.test(next.tag) || next.word === '-') continue;
        // "Their that is a conjunction": the second word is spoken of.
        if (/^(?:PUNCT|AUX)$/.test(next.tag)) continue;
        yield {
          start: first.start,
          end: second.end,
          message: `“${first.text} ${second.text}” has one word too many. Keep one of the two.`,
          suggestions: [matchCase(first.text, second.text), first.text],
        };
      }
    }
  },
};
