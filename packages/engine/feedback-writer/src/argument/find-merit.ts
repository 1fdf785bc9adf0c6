import { beginningOf, isQuotable } from '../paper/quote.ts';
import type { BodyParagraph, BodySentence } from './body-sentences.ts';
import { quoteOf } from './find-strengths.ts';

/** Something small that a paper does: it gives a case, or a reason. To be told where nothing larger works. */
export type Merit = {
  readonly is: 'example' | 'moment' | 'reason';
  /** "paragraph 4 (New Jersey)". */
  readonly place: string | null;
  /** The paper's words in quotation marks. */
  readonly quote: string;
};

/** Fewer words are no text in which something could work. */
const FEWEST_WORDS = 60;
const FEWEST_SENTENCE_WORDS = 8;
const MOST_SENTENCE_WORDS = 45;

/** Tells a case: as an example, or as something that happened to the writer or somebody near. */
const CASE =
  /\b(?:for example|for instance|[Ww]hen (?:I|my|we) (?:was|were|had|first|worked|lived|started)|(?:[Mm]y|[Oo]ur) (?:great |older |younger |best |old )?(?:mother|father|parents|brother|sister|cousin|friend|grandmother|grandfather|aunt|uncle|neighbor|roommate|coach|boss|manager|teacher|class|team|school|unit|ward|patient|lab|group) (?:was|were|had|did|\p{L}+ed|went|saw|got|made|told|said|felt|found|took|gave|began|came|kept|left|lost|met|ran|wrote))\b/u;
/** Tells what the writer did at some time. */
const MOMENT =
  /^(?:On|In|Last|One|During|At|After|When|This|Yesterday|That)\b[^.?;]{2,60}\bI (?:\p{L}{2,}ed|taught|went|saw|had|was|did|said|told|made|took|felt|found|got|came|gave|ran|left|kept|met|began|thought)\b/u;
/** A reason of some substance. */
const REASON = /\bbecause (?!of\b)(?=(?:\S+ ){6})(?=(?:.*?\p{L}{5,}){2})/iu;
/** A reason that is denied, asked for or reported. */
const NOT_OWN =
  /\?|\b(?:whether|critics?|opponents?|some (?:people|say|argue)|others (?:say|argue)|not because|only because)\b/iu;

/** The first case that a paper tells in sentences without a marked error, else its first reason; `null` without either. */
export function findMerit(body: readonly BodyParagraph[]): Merit | null {
  const all = body.flatMap(({ sentences, name }) => sentences.map((sentence) => ({ sentence, name })));
  if (all.reduce((sum, { sentence }) => sum + sentence.words, 0) < FEWEST_WORDS) return null;
  const fit = all.filter(({ sentence }) => isFit(sentence));
  for (const [is, pattern] of [
    ['example', CASE],
    ['moment', MOMENT],
    ['reason', REASON],
  ] as const) {
    for (const { sentence, name } of fit) {
      if (!pattern.test(sentence.text)) continue;
      const quote = is === 'reason' ? reasonIn(sentence.text) : quoteOf(sentence.text);
      if (quote !== null) return { is, place: name, quote };
    }
  }
  return null;
}

const isFit = ({ text, words, isSound }: BodySentence) =>
  isSound && words >= FEWEST_SENTENCE_WORDS && words <= MOST_SENTENCE_WORDS && !NOT_OWN.test(text);

/** The reason itself, from "because" on. */
function reasonIn(text: string): string | null {
  const [reason = ''] = /\bbecause\s.+?(?=[.;]|$)/iu.exec(text) ?? [];
  if (reason.includes('(')) return null;
  const words = reason.trim().replace(/[,.;]$/u, '');
  if (words.split(/\s+/u).length <= MOST_QUOTED && isQuotable(words)) return `“${words}”`;
  const begins = beginningOf(words);
  return begins === null ? null : `“${begins}” …`;
}

const MOST_QUOTED = 14;
