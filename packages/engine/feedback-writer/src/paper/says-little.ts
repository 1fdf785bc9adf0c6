import { type Paper, spanText } from '@greenpen/paper';
import { citationsOf, sectionsOf, wordSpansIn } from '@greenpen/paper-structure';

/** Names inside a sentence, figures, quotations and the writer's own experience: what only this paper says. */
const PARTICULAR = /(?<=[\p{Ll},;] )\p{Lu}\p{L}+|\d+|[“"]|(?<![\p{L}.])(?:I|my|we|our)(?![\p{L}.])/gu;

/** Words that fit any topic. */
const GENERAL =
  /\b(?:things?|various|many|several|numerous|different(?:ly)?|variety|aspects?|factors?|topics?|issues?|situations?|circumstances|ways?|reasons?|perspectives?|people|individuals?|society|communit(?:y|ies)|cultures?|generations?|humanity|everything|everyone|everywhere|everyday|important|importance|significant(?:ly)?|significance|essential|crucial|vital|beneficial|opportunit(?:y|ies)|challenges?|obstacles?|advantages?|disadvantages?|possibilities|success|growth|modern|future|throughout|always|life|world)\b/giu;

const FEWEST_WORDS = 60;
/** For each hundred words. */
const MOST_PARTICULAR = 0.6;
const LEAST_GENERAL = 7;
/** Different ones: a text that says "many" in each sentence still speaks of something. */
const FEWEST_GENERAL = 12;

const FEWEST_SENTENCE_WORDS = 7;
const FEWEST_SENTENCE_GENERAL = 2;
const LEAST_SENTENCE_SHARE = 0.12;
/** A name inside a sentence, a figure or a quotation. */
const NAMES = /(?<=[\p{Ll},;] )\p{Lu}\p{L}+|\d|[“"(]|\?/u;

/** Whether a sentence could be said of many subjects: general words, and nothing named or counted. */
export function isVague(sentence: string): boolean {
  const words = wordSpansIn(sentence).length;
  const general = sentence.toLowerCase().match(GENERAL)?.length ?? 0;
  return (
    words >= FEWEST_SENTENCE_WORDS &&
    general >= FEWEST_SENTENCE_GENERAL &&
    general >= words * LEAST_SENTENCE_SHARE &&
    !NAMES.test(sentence)
  );
}

/** Whether a text speaks in words that would fit any topic and names nothing, so that there is nothing to praise. */
export function saysLittle(paper: Paper): boolean {
  const text = sectionsOf(paper)
    .filter(({ kind }) => kind === 'body')
    .flatMap(({ blocks }) => blocks.map(({ span }) => spanText(paper.text, span)))
    .filter((line) => wordSpansIn(line).length >= 12)
    .join('\n');
  const words = wordSpansIn(text).length;
  if (words < FEWEST_WORDS || citationsOf(paper).length > 0) return false;
  const general = new Set(text.toLowerCase().match(GENERAL));
  if (general.size < FEWEST_GENERAL) return false;
  const rate = (pattern: RegExp) => ((text.match(pattern)?.length ?? 0) * 100) / words;
  return rate(PARTICULAR) < MOST_PARTICULAR && rate(GENERAL) >= LEAST_GENERAL;
}
