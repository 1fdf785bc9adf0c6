import { type Finding, type Paper, type Span, spanContains, spansOverlap, spanText } from '@greenpen/paper';
import { citationsOf, sentencesOf, wordSpansIn } from '@greenpen/paper-structure';
import type { Places } from '../paper/places.ts';
import { sayWork } from '../paper/source-facts.ts';

/** A sentence of the body as an argument is read from it. */
export type BodySentence = {
  readonly text: string;
  readonly span: Span;
  readonly words: number;
  /** The works that it cites, as the text names them: "Hess (2017)". */
  readonly works: readonly string[];
  readonly isCited: boolean;
  /** Whether nothing in it is marked. */
  readonly isSound: boolean;
};

export type BodyParagraph = {
  /** "paragraph 4"; `null` where the paper has too few paragraphs to count them. */
  readonly name: string | null;
  readonly sentences: readonly BodySentence[];
  /** Whether a finding on the content lies in it. */
  readonly isFaulted: boolean;
};

const YEAR_IN_PARENTHESES = /\((?:[^()]{0,80}\D)?(?:1[89]|20)\d\d[a-z]?\)/u;

/** The paragraphs of the body, sentence by sentence. */
export function readBody(
  paper: Paper,
  { places, findings }: { readonly places: Places; readonly findings: readonly Finding[] },
): readonly BodyParagraph[] {
  const all = citationsOf(paper);
  const citations = all.filter(({ isClear }) => isClear);
  const marked = findings.filter(({ area }) => area !== 'apa').flatMap(({ span }) => span ?? []);
  const onContent = findings
    .filter(({ area, severity }) => area === 'content' && severity === 'error')
    .flatMap(({ span }) => span ?? []);
  const sentences = sentencesOf(paper);
  return places.paragraphs.map(({ span: paragraph }) => ({
    name: places.nameAt(paragraph.start),
    isFaulted: onContent.some((span) => spansOverlap(span, paragraph)),
    sentences: sentences
      .filter(({ span }) => spanContains(paragraph, span))
      .map(({ span }): BodySentence => {
        const text = spanText(paper.text, span).trim();
        const cited = citations.filter(({ group }) => spanContains(span, group));
        return {
          text,
          span,
          words: wordSpansIn(text).length,
          works: cited.flatMap(
            ({ names, year, hasEtAl }) =>
              sayWork(hasEtAl ? [...names.slice(0, 1), '', ''] : names, year) ?? [],
          ),
          // What may be a citation is no number or claim of the writer's own.
          isCited: all.some(({ group }) => spansOverlap(group, span)) || YEAR_IN_PARENTHESES.test(text),
          isSound: !marked.some((one) => spansOverlap(one, span)),
        };
      }),
  }));
}

/** A number that says how much, written in figures or words, and not a year or a page. */
const FIGURE =
  /\b(?:\d+(?:[.,]\d+)*\s?(?:percent|%|per|in|of|dollars|million|thousand|times)|[$€£]\s?\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|half|a third|a quarter|dozens|hundreds|thousands|millions?) (?:of|in|percent|times|as many|seconds|dollars|points)\b|\d{1,3}(?:,\d{3})+|twice|doubled|tripled|halved)/iu;

export const hasFigure = (text: string) => FIGURE.test(text);

/** Says what somebody else holds against the writer. */
export const OBJECTS =
  /\b(?:objections?|critics?|opponents?|skeptics?|defenders? of|(?:some|many|others|those who) (?:people |scholars |readers |would |will |might |may |\p{L}+ )?(?:say|argue|claim|object|reply|answer|worry|believe|fear|point out|disagree)|counter-?arguments?|on the other (?:hand|side)|it (?:may|might|could) be (?:argued|objected|said)|one (?:could|may|might|can) (?:argue|object|say|reply)|not (?:all|every) (?:\p{L}+ ){1,2}agrees?|not (?:everyone|everybody) agrees|disagrees|takes? (?:the opposite|a different|another) view)\b/iu;

/** Begins or turns an answer to it. */
export const REPLIES =
  /(?:^|[,;:—–]\s+)(?:and )?(?:however|but|yet|still|nevertheless|even so|in fact|although)\b|\b(?:do(?:es)? not (?:show|prove|explain|follow|mean)|assumes|overlooks|ignores|forgets|misses|is true|are right|is right|is serious|is real|(?:this|that|the) (?:objection|argument|worry|concern|fear|point|reasoning|view)|this is not|not (?:a reason|enough)|in answer|the answer)\b/iu;

const GRANTS =
  /\b(?:(?:is|are|was|seems?|may be|sounds?) (?:a |an |very |quite |partly |certainly )?(?:reasonable|fair|legitimate|understandable|true|valid|right|serious|real|natural|sensible|good point|so)\b|of course|granted|admittedly|to be sure|has a point|have a point)/iu;
const TURNS =
  /(?:^|[,;:]\s+)(?:but|yet|however|still|nevertheless|even so)\b|\b(?:although|even though|while)\b/iu;

/** Whether a sentence only grants the other side its point: the answer comes after it. */
export const isConcession = (text: string) => GRANTS.test(text) && !TURNS.test(text);

const WORD = /\p{L}{4,}/gu;
const COMMON = new Set(
  'that this these those with from they them their there have which will would could should what when where because than then into only also more most many much some such very your about each every other does make makes made been being were over just like same both either neither between still even after before during while whose whom'.split(
    ' ',
  ),
);

/** The first five letters of the words that carry a clause, to meet "rider" and "riders", "collect" and "collecting". */
export function keysOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(WORD) ?? [];
  return new Set(
    words.filter((word) => !COMMON.has(word)).map((word) => word.replace(/s$/u, '').slice(0, 5)),
  );
}

export function countShared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return [...one].filter((key) => other.has(key)).length;
}
