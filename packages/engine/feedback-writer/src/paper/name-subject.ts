import { isDirective } from '@greenpen/grading';
import type { SubjectPhrase } from './subject-phrases.ts';

/** Texts that say what a paper is about, the surest first. */
export type Frame = {
  /** The assignment's title and its question. */
  readonly asked: string;
  /** The paper's own title. */
  readonly title: string;
  /** All of the instructions. */
  readonly instructions: string;
};

export type Counted = SubjectPhrase & {
  /** How often each block has it, by the block's index. */
  readonly inBlocks: ReadonlyMap<number, number>;
};

export type Naming = {
  /** What the whole paper is about; `null` where nothing tells. */
  readonly subject: string | null;
  /** The phrase that the subject was named by. */
  readonly phrase: SubjectPhrase | null;
  /** Further phrases that the whole paper is about, and that may be named beside the subject. */
  readonly themes: readonly string[];
  /** All phrases, the weightiest first. */
  readonly byWeight: readonly Counted[];
};

/** Kinds of work and of sessions, which tell nothing of a subject. */
const OF_COURSEWORK =
  /^(?:assignment|essay|paper|memo|report|lab|discussion|post|quiz|exam|midterm|final|project|draft|reflection|response|review|reading|lesson|plan|module|unit|chapter|week|case|study|topic|analysis|proposal|summary|position|research|policy|ethics|students?|writing|readers?|classmates?|sentences?|words?|experiences?|audience|writers?|authors?|opinions?|questions?)$/u;

/**
 * Names what a paper is about: by words of the assignment's title and question that the paper uses too, else by words
 * of its own title, else by a phrase that it keeps to throughout. A noun that it only repeats is no subject.
 */
export function nameSubject(
  phrases: readonly Counted[],
  frame: Frame,
  { text, blocks }: { readonly text: string; readonly blocks: number },
): Naming {
  const byWeight = weigh(phrases, frame);
  const fits = byWeight.filter(({ words }) => !bareWords(words).split(' ').every(isOfCoursework));
  const [assignmentTitle = ''] = frame.asked.split('\n');
  // A single noun of a question, "useful for a teacher", may be anything in it.
  const ofAsked = fits.filter((phrase) => isIn(phrase, isTelling(phrase) ? frame.asked : assignmentTitle));
  const ofTitle = fits.filter((phrase) => isIn(phrase, frame.title));
  const ofInstructions = fits.filter(
    (phrase) => isTelling(phrase) && isIn(phrase, frame.instructions) && isThroughout(phrase, blocks),
  );
  const kept = fits.filter((phrase) => isKeptTo(phrase, blocks));
  // What a paper for an assignment keeps to may be a person or a thing of its story, and not its subject.
  const ofPaper = frame.asked.trim() === '' ? kept : [];
  const candidates = [ofAsked, ofTitle, ofInstructions, ofPaper].find((some) => some.length > 0) ?? [];
  const phrase = fullest(candidates, frame);
  if (phrase === null) return { subject: null, phrase, themes: [], byWeight };
  const others = [...ofAsked, ...ofTitle, ...kept.filter(isTelling)];
  const subject =
    quotedWith(phrase, frame) ?? asInAsked(withModifier(phrase, frame.asked, text), frame.asked);
  return {
    subject,
    phrase,
    themes: [...new Set(others)]
      .filter((one) => !overlap(one, phrase) && !isWithin(one, subject))
      .map(({ words }) => words),
    byWeight,
  };
}

const isOfCoursework = (word: string) => OF_COURSEWORK.test(word);

const isIn = ({ words }: SubjectPhrase, framing: string) =>
  new RegExp(String.raw`(?<!\p{L})${escaped(bareWords(words))}`, 'iu').test(framing);

const escaped = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** A name or a phrase of several words; a single noun, "items", tells little. */
const isTelling = ({ isName, length }: SubjectPhrase) => isName || length > 1;

const FEWEST_KEPT = 3;

/** Whether at least half of the paragraphs speak of something. */
const isThroughout = ({ places, inBlocks }: Counted, blocks: number): boolean =>
  places.length >= FEWEST_KEPT && inBlocks.size >= blocks / 2;

/** Whether a paper comes back to a phrase in several places; a single noun may be any of its props. */
function isKeptTo(phrase: Counted, blocks: number): boolean {
  const { places, inBlocks } = phrase;
  return isTelling(phrase) && places.length >= FEWEST_KEPT && inBlocks.size > Math.min(1, blocks - 1);
}

const IN_ASKED = 8;
const IN_TITLE = 5;
const IN_INSTRUCTIONS = 2;

/** What the paper is about first: phrases that it repeats in many places, most of all those of the assignment. */
function weigh(phrases: readonly Counted[], frame: Frame): readonly Counted[] {
  const weightOf = (phrase: Counted) => {
    const { places, inBlocks, length, isName } = phrase;
    const framed = isIn(phrase, frame.asked)
      ? IN_ASKED
      : isIn(phrase, frame.title)
        ? IN_TITLE
        : isIn(phrase, frame.instructions)
          ? IN_INSTRUCTIONS
          : 1;
    return Math.sqrt(places.length) * inBlocks.size * (length > 1 ? 1.6 : 1) * framed * (isName ? 0.8 : 1);
  };
  return phrases
    .map((phrase) => ({ phrase, weight: weightOf(phrase) }))
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ phrase }) => phrase);
}

/** "Money bail" rather than "bail", where title or assignment say so too. */
function fullest(byWeight: readonly Counted[], { asked, title, instructions }: Frame): Counted | null {
  const [first = null] = byWeight;
  if (first === null) return null;
  const framing = `${asked}\n${title}\n${instructions}`;
  const fuller = byWeight.find(
    (phrase) =>
      phrase.length > first.length &&
      phrase.places.length > (phrase.isName ? 0 : 1) &&
      isPartOf(first, phrase) &&
      isIn(phrase, framing),
  );
  return fuller ?? first;
}

/** “The Yellow Wallpaper”: the work in whose title a phrase is; `null` where it is in none. */
function quotedWith(phrase: SubjectPhrase, { asked, title }: Frame): string | null {
  const [assignment = ''] = asked.split('\n');
  const works = Array.from(
    `${assignment}\n${title}`.matchAll(/["“]([^"“”\n]{4,60})["”]/gu),
    ([, work = '']) => work.replace(/[.,;:\s]+$/u, ''),
  );
  const work = works.find((one) => one.includes(' ') && !/[!?]/u.test(one) && isIn(phrase, one));
  return work === undefined ? null : `“${work}”`;
}

/** "A second store" and "screens", where the assignment puts it so. */
function asInAsked(subject: string, asked: string): string {
  const bare = escaped(subject.replace(/^the /u, ''));
  if (new RegExp(String.raw`\ban? ${bare}(?![\p{L}-])`, 'iu').test(asked))
    return subject.startsWith('the ') ? subject : withIndefinite(subject);
  const isGeneral =
    subject.startsWith('the ') &&
    new RegExp(String.raw`(?<!\bthe )(?<!\p{L})${bare}s(?!\p{L})`, 'iu').test(asked);
  return isGeneral ? `${subject.slice('the '.length)}s` : subject;
}

const withIndefinite = (words: string) =>
  /^(?:an?|the) /u.test(words) ? words : `${/^[aeiou]/u.test(words) ? 'an' : 'a'} ${words}`;

/** "Late fines" of a paper on fines for late items, where the assignment calls them so. */
function withModifier({ words, length, isName }: SubjectPhrase, asked: string, text: string): string {
  const bare = bareWords(words);
  if (isName) return withTitle(words, text);
  if (length > 1) return words;
  const [, given = ''] =
    new RegExp(String.raw`(?<!\p{L})(\p{L}\p{Ll}{2,}) ${escaped(bare)}`, 'iu').exec(asked) ?? [];
  const modifier = given.toLowerCase();
  const isTogether = new RegExp(String.raw`(?<!\p{L})${escaped(modifier)} ${escaped(bare)}`, 'u').test(text);
  const isUsed = new RegExp(
    String.raw`\b(?:the|an?|for|of|on|in|with|by|from|about|against|these|such) ${modifier}(?!\p{L})`,
    'iu',
  ).test(text);
  const isPlain =
    modifier !== '' &&
    (isUsed || isTogether) &&
    !isDirective(modifier) &&
    !NO_MODIFIER.test(modifier) &&
    !words.includes(' ');
  return isPlain ? `${modifier} ${words}` : words;
}

/** "Mr. Okello", as the paper calls him. */
function withTitle(name: string, text: string): string {
  const [, title] =
    new RegExp(String.raw`\b((?:Mr|Mrs|Ms|Dr)\.?) ${escaped(name)}(?!\p{L})`, 'u').exec(text) ?? [];
  return title === undefined ? name : `${title} ${name}`;
}

const NO_MODIFIER =
  /^(?:the|and|for|with|from|about|than|that|this|these|those|your|our|its|their|his|her|one|two|three|any|all|some|each|every|more|most|both|into|between|against|should|would|could|must|can|may|will|does|are|was|were|is|has|have|had|do)$/u;

export const bareWords = (words: string) =>
  words
    .toLowerCase()
    .replace(/^(?:the|an?) /u, '')
    .replace(/s$/u, '');

/** "Bail" and "money bail" name one thing. */
const overlap = (one: SubjectPhrase, other: SubjectPhrase): boolean =>
  isPartOf(one, other) || isPartOf(other, one);

const isWithin = ({ words }: SubjectPhrase, subject: string): boolean =>
  ` ${bareWords(subject)} `.includes(` ${bareWords(words)} `);

const isPartOf = (one: SubjectPhrase, other: SubjectPhrase): boolean =>
  ` ${bareWords(other.words)} `.includes(` ${bareWords(one.words)} `);
