import { type Paper, type Span, spanText } from '@greenpen/paper';
import { sectionsOf, type Sentence, sentencesOf, wordSpansIn } from '@greenpen/paper-structure';
import { beginningOf, isQuotable } from './quote.ts';

/** What a paper says it will show: the claim itself, or how the sentence begins that makes it. */
export type Thesis = {
  readonly words: string;
  readonly isClaim: boolean;
  /** The claim as it goes on after "you argue that", without quotation marks; `null` where it cannot be reported. */
  readonly reported: string | null;
  /** How it is put forward: "I recommend that the store open" is recommended and not argued. */
  readonly verb: 'argue' | 'recommend' | 'propose';
  /** The same without its reasons, to go on inside a sentence. */
  readonly core: string | null;
};

/** "This essay argues that …", "I believe that …": what follows is the claim. */
const ANNOUNCED =
  /\b(?:I|[Ww]e|(?:[Tt]his|[Tt]he present|[Mm]y|[Oo]ur) (?:policy |research |short )?(?:paper|essay|brief|memo|report|review|article|critique|proposal|analysis|response))\s+(?:will |would |therefore |also |strongly |firmly )?(argues?|contends?|claims?|proposes?|maintains?|believes?|thinks?|holds?|shows?|recommends?) that\s+/u;
/** "So my position is that …": what a post may come to in its last lines. */
const POSITION = /^(?:\p{L}+,? )?my (?:own )?(?:position|view|claim|argument|thesis|answer) is that\s+/iu;
const DEMANDS = /\b(?:should|must|ought to)\b(?! have\b)/u;
/** Where a hypothesis is asked for, "should" says what is expected and demands nothing. */
const EXPECTS = /\bhypothes[ie]s/iu;
/** Said by somebody else, or only asked. */
const NOT_OWN =
  /\?|\b(?:argue|claim|say|believe|critics|opponents|some (?:people|scholars)|whether|your?)\b/iu;

/** What should happen only if something else does is no claim of the whole paper. */
const CONDITIONAL = /^(?:if|unless|once|until|should|in case|where|whenever)\b/iu;

const OPENING_PARAGRAPHS = 2;
const FEWEST_WORDS = 10;
const MOST_WORDS = 14;

/** The thesis, where the opening states one in so many words; `null` where it does not. */
export function findThesis(
  paper: Paper,
  { flawed = [], asked = '' }: { readonly flawed?: readonly Span[]; readonly asked?: string } = {},
): Thesis | null {
  const texts = `${paper.text}\n${asked}`;
  const opening = sectionsOf(paper)
    .filter(({ kind }) => kind === 'body')
    .flatMap(({ blocks }) => blocks)
    .filter(
      ({ kind, span }) =>
        kind === 'paragraph' && wordSpansIn(spanText(paper.text, span)).length >= FEWEST_WORDS,
    )
    .slice(0, OPENING_PARAGRAPHS);
  const sentences = sentencesOf(paper)
    .filter(({ block }) => opening.includes(block))
    .map((sentence) => ({
      ...readSentence(paper, sentence, flawed),
      isFirst: sentence.block === opening[0],
    }));
  for (const { text, isSound } of sentences) {
    const announced = ANNOUNCED.exec(text);
    if (announced === null) continue;
    const claim = text.slice(announced.index + announced[0].length).replace(/(?<![.\s])[.\s]+$/u, '');
    const reported = isSound ? reportedClause(claim, texts) : null;
    const verb = verbOf(announced[1]);
    if (wordSpansIn(claim).length <= MOST_WORDS && isQuotable(claim))
      return { words: claim, isClaim: true, ...withCore(reported, verb) };
    const begins = beginningOf(text);
    if (begins !== null) return { words: begins, isClaim: false, ...withCore(reported, verb) };
  }
  const position = sentencesOf(paper)
    .map((sentence) => readSentence(paper, sentence, flawed))
    .find(({ text }) => POSITION.test(text));
  if (position !== undefined) {
    const claim = position.text.replace(POSITION, '').replace(/[.\s]+$/u, '');
    const begins = beginningOf(position.text);
    const reported = position.isSound ? reportedClause(claim, texts) : null;
    if (begins !== null && reported !== null)
      return { words: begins, isClaim: false, ...withCore(reported, 'argue') };
  }
  const demand = EXPECTS.test(asked)
    ? undefined
    : sentences.findLast(
        ({ text, isFirst }) =>
          isFirst && DEMANDS.test(text) && !NOT_OWN.test(text) && !CONDITIONAL.test(text),
      );
  const begins = demand === undefined ? null : beginningOf(demand.text);
  if (demand === undefined || begins === null)
    return findAsserted(
      sentences.filter(({ isFirst }) => isFirst),
      { asked, texts },
    );
  const reported = demand.isSound ? reportedDemand(demand.text, texts) : null;
  return { words: begins, isClaim: false, ...withCore(reported, 'argue') };
}

const verbOf = (announced = ''): Thesis['verb'] =>
  announced.startsWith('recommend') ? 'recommend' : announced.startsWith('propose') ? 'propose' : 'argue';

function withCore(reported: string | null, verb: Thesis['verb']): Pick<Thesis, 'reported' | 'core' | 'verb'> {
  const core = reported?.split(REASON)[0] ?? null;
  // "That the store open" goes after "you recommend" alone.
  const isPlain = verb === 'argue' || (core !== null && DEMANDS.test(core));
  const isWhole = core !== null && wordSpansIn(core).length >= FEWEST_REPORTED_WORDS && !core.includes(', ');
  return { reported, verb, core: isWhole && isPlain ? core : null };
}

/** Gives a reason, weighs one thing against another or says what something shows: more than a report of what happened. */
const ASSERTS =
  /\b(?:because|mainly|above all|rather than|not (?:only|just|simply|merely)|to (?:show|suggest|reveal)|(?:shows?|suggests?|reveals?) (?:how|that|why)|depends? on)\b/u;
/** Leans on the sentence before it, tells of the writer, or reports. */
const REPORTS =
  /^(?:this|that|these|those|it|they|he|she|his|her|their|such|for example|for instance)\b|\b(?:I|me|my|we|our|according to)\b|\d|["“]/iu;
const LAST_SENTENCES = 2;
const FEWEST_SHARED = 2;

/** "Gilman uses the wallpaper to show how …": what the end of the opening asserts of the subject of the assignment. */
function findAsserted(
  opening: readonly { readonly text: string; readonly isSound: boolean }[],
  { asked, texts }: { readonly asked: string; readonly texts: string },
): Thesis | null {
  const known = stemsIn(asked);
  const found = opening
    .slice(1)
    .slice(-LAST_SENTENCES)
    .findLast(
      ({ text, isSound }) =>
        isSound &&
        ASSERTS.test(text) &&
        !REPORTS.test(text) &&
        !NOT_OWN.test(text) &&
        [...stemsIn(text)].filter((stem) => known.has(stem)).length >= FEWEST_SHARED,
    );
  const reported = found === undefined ? null : reportedClause(found.text, texts);
  const begins = found === undefined ? null : beginningOf(found.text);
  if (reported === null || begins === null) return null;
  return { words: begins, isClaim: false, ...withCore(reported, 'argue') };
}

const stemsIn = (text: string): ReadonlySet<string> =>
  new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, BEGINNING)));

function readSentence(paper: Paper, { span }: Sentence, flawed: readonly Span[]) {
  const isSound = !flawed.some(({ start, end }) => start < span.end && span.start < end);
  return { text: spanText(paper.text, span).trim(), isSound };
}

/** "Because …, and because …, the legislature should act": what is demanded, without its reasons. */
function reportedDemand(sentence: string, text: string): string | null {
  const modal = DEMANDS.exec(sentence);
  if (modal === null) return null;
  const before = sentence.slice(0, modal.index);
  const clause = /(?:^|[,;:]\s+|\s[–—]\s?)([^,;:–—]*)$/u.exec(before)?.[1] ?? '';
  const doer = clause.replace(
    /^\s*(?:and|but|so|yet|therefore|thus|then|still|finally|first|instead|in short|for (?:this|these) reasons?)\s+/iu,
    '',
  );
  const isPlain =
    wordSpansIn(doer).length > 0 &&
    wordSpansIn(doer).length <= 8 &&
    !/^(?:it|they|this|that|these|those|he|she|there|i|you|one|because|if|when|while|although|since|as|what|which|who|how|why|by|in|for|with|to|of)\b/iu.test(
      doer,
    ) &&
    !/\b(?:that|which|who|is|are|was|were|has|have|had|shows?|says?|not)\b/iu.test(doer);
  return isPlain ? reportedClause(`${doer}${sentence.slice(modal.index)}`, text) : null;
}

const MOST_REPORTED_WORDS = 26;
const FEWEST_REPORTED_WORDS = 4;
const FEWEST_BEFORE_PRONOUN = 5;
/** Where a reported claim can end early and still be whole. */
const REASON =
  /,?\s+(?:because|although|even though|while|so that|since|unless|whereas)\s|[;–—]|,\s+(?:and|but|which|with|as)\s/u;
const NOT_REPORTABLE = /["“”?!\n]|\b(?:I|me|[Mm]y|myself|[Tt]his (?:paper|essay|brief|post|memo))\b/u;

/** A claim as it goes on after "that", with a small letter unless it begins with a name. */
export function reportedClause(claim: string, text: string): string | null {
  const plain = claim
    .replace(/\s*\([^)]*\)/gu, '')
    .replace(/\b(should|must|ought to) (?:therefore|thus|then|consequently)\b/u, '$1')
    .replace(/(?<![.\s])[.\s]+$/u, '')
    .trim();
  const short = wordSpansIn(plain).length > MOST_REPORTED_WORDS ? (plain.split(REASON)[0] ?? '') : plain;
  const length = wordSpansIn(short).length;
  if (length < FEWEST_REPORTED_WORDS || length > MOST_REPORTED_WORDS || NOT_REPORTABLE.test(short))
    return null;
  // "Libraries should keep it": what is meant was said before.
  const pronoun = /\b(?:it|them|they|this|these|those|he|she|him|her)\b/u.exec(short);
  if (pronoun !== null && wordSpansIn(short.slice(0, pronoun.index)).length < FEWEST_BEFORE_PRONOUN)
    return null;
  // A comma that opens an aside has to be closed.
  if (/[,;:]$/u.test(short)) return null;
  const first = /^\p{L}+/u.exec(short)?.[0] ?? '';
  if (!/^\p{Lu}/u.test(first)) return short;
  if (isInSmallLetters(first, text)) return short.charAt(0).toLowerCase() + short.slice(1);
  return isNameIn(first, text) ? short : null;
}

/** Letters in which "libraries" and "library" meet. */
const BEGINNING = 5;

const OPENERS =
  /^(?:the|a|an|our|every|each|all|most|many|some|no|these|those|people|students|schools|we|states|cities|both|more)$/u;

/** A word that opens a sentence, and that the texts elsewhere write small. */
function isInSmallLetters(word: string, text: string): boolean {
  const small = word.toLowerCase();
  return (
    OPENERS.test(small) || new RegExp(String.raw`(?<!\p{L})${small.slice(0, BEGINNING)}`, 'u').test(text)
  );
}

/** A word that has its capital inside a line too. */
function isNameIn(word: string, text: string): boolean {
  return word === 'I' || new RegExp(String.raw`[\p{Ll},] ${word}(?!\p{L})`, 'u').test(text);
}
