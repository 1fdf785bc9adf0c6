import { hasForm, nounNumber } from '../language/inflections.ts';
import { canBe } from '../language/word-kinds.ts';

/** A remark of the grammar library with the words around it. */
export type Remark = {
  readonly wrong: string;
  readonly offered: readonly string[];
  readonly before: string;
  readonly after: string;
};

/** Remarks that the library makes on right sentences, by their words: add a row and a test line. */
const MISREAD: readonly ((remark: Remark) => boolean)[] = [
  // "Had been let down", "to let off steam": "let" with its own object or particle.
  ({ wrong, offered }) => wrong === 'let' && offered.includes('let us'),
  // "Most older adults": "most" counts the noun, unless "the" or a form of "be" makes it a degree.
  ({ wrong, before, after }) =>
    /^most \w+er$/.test(wrong) &&
    !/\b(?:the|an?|is|are|was|were|be|my|his|her|their|our|its) $/i.test(before) &&
    /^ \w/.test(after),
  // "We will talk more later."
  ({ wrong }) => wrong === 'more later',
  // "What Marcus did produced an illusion."
  ({ wrong, before }) => /^did \w+|^\w+ed$/.test(wrong) && /\bwhat (?:\w+ ){1,3}(?:did )?$/i.test(before),
  // "Were the novel to end here, we would", "were it not for": a condition without "if."
  ({ wrong, before, after }) =>
    wrong === 'were' && !/\w $/.test(before) && /^ (?:\w+ ){1,6}?(?:to|not)\b[^.?!]*,|^[^.!]*\?/.test(after),
  // "Against its will": behind a preposition "its" owns what follows.
  ({ wrong, before }) =>
    wrong === 'its' &&
    /\b(?:against|of|in|on|to|for|with|by|from|at|under|over|into|within|without|behind|beyond|during|despite|beside|between|through|toward|towards|upon|about|across|around) $/.test(
      before.toLowerCase(),
    ),
  // "Good in business": only of what one does can one be good at it.
  ({ wrong, before, after }) => wrong === 'in' && /\bgood $/i.test(before) && !/^ \w+ing\b/.test(after),
  // "Would never have known": the adverb may be on either side of the verb.
  ({ wrong, offered }) =>
    offered.some((words) => words !== wrong && isReordered(words, wrong)) &&
    / (?:never|always|also|often|only) /.test(wrong),
  // "It took a while."
  ({ wrong, before }) =>
    wrong === 'a while' &&
    /\b(?:take|takes|took|taken|taking|for|after|in|quite|once in|been|was|is|spend|spent) $/i.test(before),
  // "If there were proof": a condition.
  ({ wrong, before }) => /^were \w+$/.test(wrong) && /\b(?:if|though|unless) there $/i.test(before),
  // "Signs of it are rare": what a preposition takes is not the subject.
  ({ wrong, before }) =>
    wrong === 'are' &&
    /\b(?:of|for|with|to|in|on|by|from|about|against|around|behind) (?:it|her|him) $/i.test(before),
  // "To your loyal, hardworking bakers".
  ({ wrong, offered, after }) => wrong === 'your' && offered.includes("you're") && /^ \w+, \w+/.test(after),
  // "Between your textbook reading and your work".
  ({ wrong, offered }) => /^your\b/.test(wrong) && offered.some((words) => /^you\b(?!')/.test(words)),
  // "She further noted", "he further claims": the word goes with the verb behind it.
  ({ wrong, before, after }) =>
    /\b(?:he|she|it) $/i.test(before) &&
    /^\w+$/.test(wrong) &&
    /^ \w+(?:ed|s)\b/.test(after) &&
    canBe(wrong, 'R'),
  // "The best way to better judge it", "made their way to urban centers": no degree is meant.
  ({ wrong, offered, before }) =>
    wrong === 'to' &&
    offered.includes('too') &&
    /\b(?:ways?|need|order|wants?|tr(?:y|ies)|able|attempts?|effort|chance|hopes?|helps?|helped) $/.test(
      before,
    ),
  // "More danger": a noun that ends like a comparative.
  ({ wrong }) => {
    const stem = /^more (\w+?)(?:er|ier)$/.exec(wrong)?.[1];
    return (
      stem !== undefined &&
      ['A', 'R'].every(
        (kind) =>
          ![stem, `${stem}e`, `${stem}y`, stem.slice(0, -1)].some((word) =>
            canBe(word, kind === 'A' ? 'A' : 'R'),
          ),
      )
    );
  },
  // "The clause of Article I provides": a number.
  ({ before }) =>
    /\b(?:\S*\p{Ll} \p{Lu}\p{Ll}+|[Tt]ype|[Pp]hase|[Pp]art|[Ss]tage|[Cc]lass|[Ll]evel) I $/u.test(before),
  // "The true will of the people."
  ({ wrong, before }) =>
    wrong === 'will of' &&
    /\w $/.test(before) &&
    !/\b(?:i|he|she|we|they|it|you|who) $/.test(before.toLowerCase()),
  // "To impose its will on others": a noun.
  ({ wrong, after }) => wrong === 'its' && /^ will(?: (?:on|upon|of|to|and|in|is|was)\b|[.,;])/.test(after),
  // "Those within it are then examined": what a preposition takes is not the subject.
  ({ wrong, before }) =>
    wrong === 'are' &&
    /\b(?:within|inside|beneath|above|below|near|over|under|without|through) it $/i.test(before),
  // "Remember that criteria are fluid."
  ({ wrong, after }) => /^(?:criteria|phenomena)$/.test(wrong) && /^ (?:are|were|have|do)\b/.test(after),
  // "There were few jobs": "few" without an article counts, too.
  ({ wrong }) => /^(?:are|were) few$/.test(wrong),
  // "He strived": a second past tense that the dictionary has.
  ({ wrong, offered }) =>
    wrong.endsWith('ed') &&
    hasForm(wrong, 'past') &&
    offered.length > 0 &&
    offered.every((word) => hasForm(word, 'past')),
  // "It helped freed people": a participle before its noun.
  ({ wrong, before, after }) =>
    wrong.endsWith('ed') &&
    /\bhelp(?:s|ed|ing)? $/i.test(before) &&
    /^ [a-z]+/.test(after) &&
    nounNumber(after.trim().split(/\W/)[0] ?? '') !== null,
  // "Those built in imitation of it": no adjective stands here.
  ({ wrong, before }) =>
    wrong === 'built in' && !/\b(?:an?|the|its|their|with|of|no|many|several) $/.test(before.toLowerCase()),
  // "He helped found a school": "found" is a base form here.
  ({ wrong, offered }) => wrong === 'found' && offered.includes('find'),
  // "The view the rats had of the maze": "of" goes with the noun before.
  ({ wrong, after }) => wrong === 'had of' && !/^ (?:been|\w+(?:ed|en))\b/.test(after),
  // "A living will can": a noun, and not two modal verbs.
  ({ wrong, before }) =>
    /^will \w/.test(wrong) &&
    /\b(?:the|an?|this|that|my|his|her|our|their|its|\w+ing|free|good|ill|own) $/.test(before),
  // "The car he was in while filming".
  ({ wrong, after }) => wrong === 'in while' && /^ \w+ing\b/.test(after),
  // "Deemed by some the best": "some" stands alone behind "by".
  ({ wrong, before }) => wrong === 'some the' && /\bby $/.test(before),
  // "Between the everyday and the sacred", "everyday, plain language": an adjective or a noun.
  ({ wrong, before, after }) =>
    wrong === 'everyday' &&
    (/\b(?:the|of|into|in|an?|his|her|their|our|and) $/.test(before) || after.startsWith(',')),
  // "A more honest way": an adjective that ends like a superlative.
  ({ wrong }) => /^more (?:honest|modest|earnest|manifest)$/.test(wrong),
];

const sortWords = (words: string) => words.split(' ').toSorted().join(' ');

const isReordered = (one: string, other: string) => sortWords(one) === sortWords(other);

/** True where the library took a right sentence for a wrong one. */
export function isMisread(remark: Remark): boolean {
  // "Her brother Will should": a name, and not two modal verbs.
  if (/^Will \w/.test(remark.wrong) && /\S $/.test(remark.before)) return true;
  const small = {
    ...remark,
    wrong: remark.wrong.toLowerCase(),
    offered: remark.offered.map((words) => words.toLowerCase()),
  };
  return MISREAD.some((isRight) => isRight(small));
}
