import type { Check } from '../../check.ts';
import { aboutNumbers } from './advice.ts';
import { placesOf } from './running-text.ts';

const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** Behind units, ages, scores, parts of the paper and other numerals, small numbers stay numerals (APA 7, 6.32). */
const UNITS =
  "years?|months?|weeks?|days?|hours?|minutes?|seconds?|times?|percent|percentage|points?|cents?|dollars?|euros?|pounds?|miles?|km|cm|mm|m|kg|mg|g|ml|feet|foot|inch|inches|meters?|metres?|kilometers?|kilometres?|grams?|kilograms?|liters?|litres?|degrees?|million|billion|thousand|hundred|a\\.m|p\\.m|am|pm|o'clock|out|to|and|or|of|in|on|at|is|was|are|were|for|by|with|as|standard|bit|bits|bytes?|volts?|watts?|acres?|tons?|tonnes?|calories|items?|th|st|nd|rd";

/** "3 nurses": a small number before a plural noun in running text. */
const SMALL = new RegExp(
  String.raw`(?<=\p{Ll},? |^|\. )(?<!\b(?:table|figure|step|grade|level|type|phase|stage|study|experiment|week|day|section|chapter|item|question|group|page|pages|part|act|scene|volume|version|article|unit|room|ages?|aged|class|line|lines|p|pp|of|about|than|least|most|to|between|and|or|equation|appendix|note|model|hypothesis|h|number|no)\.? )(?<wrong>[2-9])(?= (?!(?:${UNITS})\b)\p{Ll}{3,}s\b)`,
  'iu',
);

export const numberBelowTen: Check = {
  id: 'apa-number-below-ten',
  area: 'apa',
  group: 'Style of the text',
  severity: 'error',
  cost: 'minor once',
  title: 'Small numbers in numerals',
  source: 'APA 7, 6.33',
  summary: 'Numbers from zero to nine are written in words.',
  advice: aboutNumbers,
  *run(paper) {
    const [first, ...others] = placesOf(paper, SMALL);
    if (first === undefined) return;
    const word = WORDS[Number(first.match.groups?.['wrong'] ?? '0')] ?? '';
    const more = others.length === 0 ? '' : ` (${others.length} more in this paper.)`;
    yield {
      span: { start: first.start, end: first.end },
      message: `Write numbers below 10 in words: “${word}.”${more}`,
      suggestions: [word],
    };
  },
};
