import type { Paper } from '@greenpen/paper';
import { sentenceSpansIn } from '@greenpen/paper-structure';
import type { Check, CheckHit } from '../../check.ts';
import { aboutPercentages } from './advice.ts';
import { ONE_TO_THOUSAND, valueOfNumber } from './number-words.ts';
import { placesOf, runningTextOf, type Place, type RunningText } from './running-text.ts';

/** Inside a sentence; where one begins with its number, the words stay (APA 7, 6.33). */
const NUMBER_AND_WORD = new RegExp(
  String.raw`(?<=[\p{L}\d,;:)%"”] |\()(?<!\b(?:hundred|thousand|million|point|half|one|two|three|four|five|six|seven|eight|nine|ten|and|to|or) )(?<wrong>(?<number>\.?\d[\d,]{0,15}(?:\.\d{1,6})?|${ONE_TO_THOUSAND}) per ?cent)\b(?!age| point)`,
  'iu',
);
/** "15 to 20 percent", "between ten and twelve percent": the sign is wanted, but how often is left to the writer. */
const RANGE = new RegExp(
  String.raw`(?<=[\p{L}\d,;:)] |\()(?<wrong>(?:\d[\d,.]{0,18}|${ONE_TO_THOUSAND})(?: (?:to|or|and) |[-–])(?:\d[\d,.]{0,18}|${ONE_TO_THOUSAND}) per ?cent)\b(?!age| point)`,
  'iu',
);
const ALONE = /(?<=\b(?:the|a|what|which|this|of|in|small|large|high) )(?<wrong>%)(?= of\b)/iu;

/** Places that are looked at for a source; no paper of a student has more figures. */
const MOST_JUDGED = 50;

/** A source, or the student's own data. */
const SUPPORT =
  /\([^()]{0,200}(?:\b(?:1[89]|20)\d\d[a-z]?\b|\bn\.d\.)[^()]{0,80}\)|\b(?:Table|Figure|Appendix) [A-Z\d]|\b(?:we|our|my|participants?|respondents?|sample)\b/iu;

/** APA 7, 6.44: the sign with a numeral, the word "percentage" without one. */
export const percentSign: Check = {
  id: 'apa-percent-sign',
  area: 'apa',
  group: 'Style of the text',
  severity: 'error',
  cost: 'minor once',
  title: 'Percent sign',
  source: 'APA 7, chapter 6',
  summary: 'The sign “%” goes with a numeral; without a number, “percentage” is written out.',
  advice: aboutPercentages,
  *run(paper) {
    yield* percentInWords(paper);
    const [sign] = placesOf(paper, ALONE);
    if (sign === undefined) return;
    yield {
      span: { start: sign.start, end: sign.end },
      message: 'Without a number, write “percentage.”',
      suggestions: ['percentage'],
    };
  },
};

/** The first place, one with a source before others: of a doubtful figure the form matters least. */
function* percentInWords(paper: Paper): Generator<CheckHit> {
  // "One hundred and five percent" is one number, "ten and twelve percent" are two: the longer reading is meant.
  const widest = new Map<number, Place>();
  for (const place of [...placesOf(paper, NUMBER_AND_WORD), ...placesOf(paper, RANGE)]) {
    const other = widest.get(place.end);
    if (other === undefined || place.start < other.start) widest.set(place.end, place);
  }
  const places = [...widest.values()].toSorted((a, b) => a.start - b.start);
  const paragraphs = runningTextOf(paper);
  const supported = places.slice(0, MOST_JUDGED).find((place) => isSupported(paragraphs, place));
  const first = supported ?? places[0];
  if (first === undefined) return;
  const number = first.match.groups?.['number'];
  const right = number === undefined ? null : `${numeralOf(number)}%`;
  const more = places.length === 1 ? '' : ` (${places.length - 1} more in this paper.)`;
  yield {
    span: { start: first.start, end: first.end },
    message:
      right === null
        ? `Write percentages with numerals and the sign “%.”${more}`
        : `Percentages have a numeral and the sign: “${right}.”${more}`,
    suggestions: right === null ? [] : [right],
    severity: supported === undefined ? 'advice' : 'error',
  };
}

function numeralOf(number: string): string {
  if (number.startsWith('.')) return `0${number}`;
  return /^\d/u.test(number) ? number : String(valueOfNumber(number.toLowerCase()));
}

function isSupported(paragraphs: readonly RunningText[], { start }: Place): boolean {
  const paragraph = paragraphs.find(({ start: from, text }) => from <= start && start < from + text.length);
  if (paragraph === undefined) return false;
  const at = start - paragraph.start;
  const sentence = sentenceSpansIn(paragraph.text).find((span) => span.start <= at && at < span.end);
  return sentence !== undefined && SUPPORT.test(paragraph.text.slice(sentence.start, sentence.end));
}
