import { fitLength, fitSentences, goOn } from './fit-length.ts';
import { collectTopics, findFault, type Topics } from './faults.ts';
import { sayFraming } from './learn-framing.ts';
import { reuseSentences } from './reuse-sentences.ts';
import type { SpeakContext, SpokenSentence } from './spoken-sentence.ts';
import { capitalise, countWords, outsideQuotations, sentencesIn } from './text.ts';
import type { VoiceProfile } from './voice-profile.ts';
import { sureValue, wordAs } from './word-as.ts';

/**
 * Says drafted sentences as the instructor would: her own sentences where they fit, her words, her length, and her
 * greeting and closing in the comment on the whole. Without a profile nothing changes.
 */
export function speakAs(
  profile: VoiceProfile | null,
  drafted: readonly SpokenSentence[],
  context: SpeakContext,
): readonly SpokenSentence[] {
  if (profile === null || Object.values(profile).every((trait) => trait === null)) return drafted;
  const topics = collectTopics(context);
  const greeting = framingOf(profile.greeting?.value, topics, context.firstName);
  const closing = framingOf(profile.closing?.value, topics, context.firstName);
  const [length, sentenceLength] = [sureValue(profile.length), sureValue(profile.sentenceLength)];
  const framingWords = countWords(`${greeting} ${closing}`);
  const target = { words: length === null ? null : Math.max(0, length - framingWords), sentenceLength };
  const divided = sayBriefly(drafted, target).flatMap((sentence) =>
    sentencesIn(sentence.text).map((text, index): SpokenSentence => ({
      ...sentence,
      text,
      isFollowing: index > 0,
    })),
  );
  const addressed = greeting === '' ? divided : withoutSecondGreeting(divided, context.firstName);
  const reused = reuseSentences(profile.ownSentences?.value ?? [], addressed, { ...context, topics });
  const worded = wordAs(profile, reused);
  const shortened =
    target.words === null
      ? worded
      : fitLength(worded, target.words, {
          errors: idsOfErrors(context),
          scores: context.scores,
        });
  const fitted = sentenceLength === null ? shortened : fitSentences(shortened, sentenceLength);
  return frame(fitted, greeting, closing);
}

/** Her greeting or closing without what would be told of a fault that this paper does not have. */
function framingOf(pattern: string | undefined, topics: Topics, firstName: string | null): string {
  if (pattern === undefined) return '';
  const lines = pattern
    .split('\n')
    .map((line) =>
      sentencesIn(line)
        .filter((sentence) => findFault({ text: sentence }, topics) !== 'absent')
        .join(' '),
    )
    .filter((line) => line !== '');
  const said = sayFraming(lines.join('\n'), firstName);
  return pattern.endsWith('\n') && said !== '' ? `${said}\n` : said;
}

const THANKS = /^Thank you for (?:this|your) [^.;:“]*(?:“[^”]*”)?(?:\.|; )/u;
/** "It does not …": needs the paper to be named before it. */
const SPEAKS_OF_IT = /\b(?:it|its)\b/u;

/** Her greeting names the student and thanks, so the draft need not do it again. */
function withoutSecondGreeting(
  sentences: readonly SpokenSentence[],
  firstName: string | null,
): readonly SpokenSentence[] {
  const bare = sentences.map((sentence) =>
    sentence.area === 'overall' && firstName !== null
      ? { ...sentence, text: withoutAddress(sentence.text, firstName) }
      : sentence,
  );
  const [first, second] = bare.filter(({ area }) => area === 'overall');
  const thanks = THANKS.exec(first?.text ?? '')?.[0];
  if (first === undefined || thanks === undefined) return bare;
  const rest = capitalise(first.text.slice(thanks.length).trim());
  const next = rest === '' ? second?.text : rest;
  if (next === undefined || SPEAKS_OF_IT.test(next)) return bare;
  return bare.flatMap((one) => (one !== first ? [one] : rest === '' ? [] : [{ ...first, text: rest }]));
}

function withoutAddress(text: string, firstName: string): string {
  const changed = outsideQuotations(text, (words) =>
    words
      .replace(new RegExp(String.raw`^${firstName}, `, 'u'), '')
      .replace(new RegExp(String.raw`, ${firstName}(?=[,.;:])`, 'u'), ''),
  );
  return capitalise(changed);
}

function idsOfErrors({ findings, requirements }: SpeakContext): ReadonlySet<string> {
  const costly = findings.filter(({ severity }) => severity === 'error').map(({ id }) => id);
  const short = requirements.filter(({ verdict }) => verdict === 'not-found' || verdict === 'partly');
  return new Set([...costly, ...short.map(({ requirement }) => requirement.id)]);
}

function framing(text: string, paragraph: number): readonly SpokenSentence[] {
  const said = text.trim();
  return said === '' ? [] : [{ area: 'overall', paragraph, text: said, restsOn: [], isOwn: true }];
}

/** Opens and closes the comment on the whole; a greeting on a line of its own stays there. */
function frame(
  sentences: readonly SpokenSentence[],
  greeting: string,
  closing: string,
): readonly SpokenSentence[] {
  const overall = sentences.filter(({ area }) => area === 'overall');
  if (overall.length === 0) return sentences;
  const paragraphs = overall.map(({ paragraph }) => paragraph);
  const [first, last] = [Math.min(...paragraphs), Math.max(...paragraphs)];
  const goesOn = /[,:]$|[—–-]$/u.test(greeting);
  return [
    ...sentences.filter(({ area }) => area !== 'overall'),
    ...framing(greeting, greeting.endsWith('\n') ? first - 1 : first),
    ...overall.map((sentence, index) =>
      goesOn && index === 0 ? { ...sentence, text: goOn(sentence.text) } : sentence,
    ),
    ...framing(closing, last + 1),
  ];
}

/** Measured within this share of hers, no more is said in fewer words. */
const NEAR = 0.05;
/** A draft may be this much longer than her comments before its sentences are left out. */
const MOST_LONGER = 1.6;

type Target = {
  /** Words of all comments together; `null` where that is not known. */
  readonly words: number | null;
  readonly sentenceLength: number | null;
};

/**
 * Says in fewer words what has a shorter wording, the longest first, until sentences and comments are about as long as
 * those of an instructor who writes little.
 */
export function sayBriefly(drafted: readonly SpokenSentence[], target: Target): readonly SpokenSentence[] {
  let said = drafted;
  const longest = drafted
    .filter(({ brief, text }) => brief !== undefined && countWords(brief) < countWords(text))
    .toSorted((a, b) => meanLength([b]) - meanLength([a]));
  for (const sentence of longest) {
    if (!isTooLong(said, target)) break;
    const { brief, ...rest } = sentence;
    said = said.map((one) => (one === sentence && brief !== undefined ? { ...rest, text: brief } : one));
  }
  return said;
}

function isTooLong(said: readonly SpokenSentence[], { words, sentenceLength }: Target): boolean {
  const total = said.reduce((sum, { text }) => sum + countWords(text), 0);
  const isLong = words !== null && total > words * MOST_LONGER;
  return isLong || (sentenceLength !== null && meanLength(said) > sentenceLength * (1 + NEAR));
}

/** Words in the average sentence. */
function meanLength(said: readonly SpokenSentence[]): number {
  const sentences = said.flatMap(({ text }) => sentencesIn(text));
  return sentences.reduce((sum, text) => sum + countWords(text), 0) / Math.max(1, sentences.length);
}
