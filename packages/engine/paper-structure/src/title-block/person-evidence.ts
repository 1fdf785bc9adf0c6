import { leastOf } from '../extremes.ts';
import { oncePerPaper } from '../once-per-paper.ts';
import type { Paper } from '@greenpen/paper';

const PARTICLES = new Set(
  `af al ap bin binti bint da das de degli del della den der di do dos du e el ibn la las le los san st st. te ten ter
  van vd ven von y zu zur`.split(/\s+/u),
);

/** Words of titles, courses and forms that no name holds. */
const OTHER_WORDS =
  /^(?:the|an|and|or|of|in|on|for|to|with|from|by|at|is|are|university|college|school|institute|department|faculty|academy|course|class|assignment|essay|paper|week|module|unit|discussion|professor|instructor|dr\.?|prof\.?|final|draft|abstract|introduction|references|title|page|spring|summer|fall|autumn|winter|january|february|march|april|june|july|august|september|october|november|december|psychology|nursing|education|business|english|history|science|health|studies|management|program|section|reflection|report|review|analysis|how|why|what|when|where|who|which|does|do|did|can|should|as|its|their|our|your|his|her|my|not|no|into|over|under|after|before|during|without|between|among|against|about|through|toward|towards|versus|vs\.?|using|this|that|these|those|more|less|than|be|was|were|effects?|impacts?|role|influence|causes?|importance|benefits?|overview|case|study|theory|research|literature|social|mental|media|sleep|memory|climate|change|technology|learning|teaching|leadership|nutrition|anxiety|stress)$/i;

/** Endings of terms that no name has; "Felicity" and "Clement" are shorter or other words. */
const TERM_ENDING = /(?:tion|sion|ness|ism|ology|ics|graphy)$|^.{5,}ity$/i;

/** Given names that are words as well, so that a text may use them in small letters. */
const AMBIGUOUS_NAMES = new Set(
  `amber angel april art ash asia august aurora autumn bill blue bob bunny carol chance charity chase chris christian
  chuck clay cliff colt cooper crystal daisy dale dawn dean destiny drew duke earl eve faith fern flora frank gene
  genesis gil ginger glen grace grant guy harmony harper haven hazel heath heather heaven holly hope hunter iris ivy
  jack jade jasmine jay jean jewel joy june justice king lance laurel lee lily lotus mark marsha mason max may melody
  mercy mike miles misty nick norm olive opal paige parker pat patience pearl peg penny peter poppy porter prince ray
  reed rich river rob robin rocky rod rose ruby rusty sage sandy sky skip stone storm sue summer sunny tanner taylor
  tiffany trinity victor victory viola violet wade walker warren will willow wren`.split(/\s+/u),
);

const NAME_WORD =
  /^(?:\p{Lu}[\p{L}\p{M}'’‘ʻ.-]*|[dlo]['’]\p{Lu}[\p{L}\p{M}'’-]*|al-\p{Lu}[\p{L}\p{M}'’-]*)$/u;
const SUFFIX = /^(?:jr|sr|i{2,3}|iv|esq)\.?$/i;
const CREDENTIALS =
  /,?\s*\b(?:rn|bsn|msn|lpn|cna|mba|ph\.?\s?d|ed\.?\s?d|psy\.?d|m\.?d|[bm]\.?(?:a|s|ed|sc))\b\.?(?=\s*(?:,|;|&|and\b|$))/giu;
const MOST_TOKENS = 6;
/** UTF-16 units; a longer line is text and no byline. */
const LONGEST_BYLINE = 600;

/** Whether a word belongs to titles, courses and terms rather than to names. */
export function isEverydayWord(word: string): boolean {
  return OTHER_WORDS.test(word) || (word.length > 5 && TERM_ENDING.test(word));
}

export function isNameParticle(word: string): boolean {
  return PARTICLES.has(word.toLowerCase());
}

/** The persons a byline lists, as written: "Maria Diaz, RN, and Tom Reed" names two; "Diaz, Maria" names one. */
export function personsIn(line: string): readonly string[] {
  if (line.length > LONGEST_BYLINE) return [];
  const bare = line
    .replace(/^(?:by:?\s+|(?:submitted|prepared|written) by:?\s+)/iu, '')
    .replaceAll(/\S+@\S+/gu, ' ')
    .replaceAll(/[\d*†‡§¹²³⁰-⁹]+(?:,[\d*†‡§]+)*/gu, ' ')
    .replaceAll(CREDENTIALS, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  const parts = bare.split(/\s*(?:[;&]|,?\s+and\s+|,\s*&)\s*/u).filter((part) => part !== '');
  return parts.flatMap((part) => {
    const [family = '', given = '', ...more] = part.split(/\s*,\s*/u).filter((piece) => piece !== '');
    if (given === '') return [family];
    if (more.length === 0 && SUFFIX.test(given)) return [`${family}, ${given}`];
    const isOneInverted =
      more.length === 0 && parts.length === 1 && !(family.includes(' ') && given.includes(' '));
    return isOneInverted
      ? [`${family}, ${given}`]
      : [family, given, ...more].filter((name) => !SUFFIX.test(name));
  });
}

/** Whether every word is one that names are made of: capitals, initials, particles, "Jr." */
export function isPersonShaped(name: string): boolean {
  const words = name.split(/[\s,]+/u).filter((word) => word !== '');
  if (words.length === 0 || words.length > MOST_TOKENS || name.length > 60) return false;
  if (isNameParticle(words.at(-1) ?? '') && words.length > 2 && !/^\p{Lu}/u.test(words.at(-1) ?? ''))
    return false;
  const capitalised = words.filter((word) => !isNameParticle(word) || /^\p{Lu}/u.test(word));
  return capitalised.length > 0 && capitalised.every((word) => NAME_WORD.test(word) || SUFFIX.test(word));
}

/**
 * Whether capitalised words can be somebody's name in this paper: a title's words return in the text in small
 * letters, a person's given name does not.
 */
export function soundsLikePerson(name: string, paper: Paper): boolean {
  const words = name
    .toLowerCase()
    .split(/[\s-]+/u)
    .filter((word) => word.length > 1 && !word.endsWith('.'));
  const used = words.filter((word) => smallWordsOf(paper).has(word));
  const [given = ''] = words;
  if (used.includes(given) && !AMBIGUOUS_NAMES.has(given)) return false;
  return used.filter((word) => !AMBIGUOUS_NAMES.has(word)).length <= words.length / 2;
}

const STRETCH = /\S+/gu;
const SMALL_WORD = /(?<![\p{L}\p{N}’'-])\p{Ll}[\p{L}’'-]*/gu;

/** The words that the paper writes in small letters. */
export const smallWordsOf: (paper: Paper) => ReadonlySet<string> = oncePerPaper(
  (paper) => new Set(paper.text.replace(STRETCH, withoutAddress).match(SMALL_WORD)),
);

/** The words of an address are nobody's: "diaz@example.org", "https://example.org/maria". */
function withoutAddress(words: string): string {
  return /[@/]/u.test(words) ? ' ' : words;
}

/** How much a line looks like the names of the paper's authors; below zero it does not. */
export function personScore(line: string, paper: Paper): number {
  const persons = personsIn(line);
  if (persons.length === 0 || /[?!:“”"]/u.test(line) || !persons.every(isPersonShaped)) return -5;
  const lowest = leastOf(persons.map((person) => oneScore(person, paper)));
  const isList = persons.length > 1 && lowest > 0 && persons.every((person) => person.includes(' '));
  return lowest + (isList ? 1 : 0) + (/^by:?\s/iu.test(line) ? 3 : 0);
}

function oneScore(person: string, paper: Paper): number {
  const words = person.split(/[\s,]+/u).filter((word) => word !== '');
  const inked = words.filter((word) => !isNameParticle(word) || /^\p{Lu}/u.test(word));
  if (
    inked.some(
      (word) => /^(?:the|an?|of|in|on|to|how|why|what)$/iu.test(word) && word.length > 1 && inked[0] === word,
    )
  )
    return -5;
  let score = inked.length === 1 ? -0.5 : inked.length <= 4 ? 1.5 : 0.5;
  if (words.some((word) => /^\p{Lu}\.$/u.test(word))) score += 1;
  if (words.some((word) => SUFFIX.test(word))) score += 1;
  if (words.some((word) => isNameParticle(word) && /^\p{Ll}/u.test(word))) score += 0.5;
  if (/[dlo]['’]\p{Lu}|[^\p{ASCII}’]/iu.test(person)) score += 0.6;
  score -= 2 * inked.filter((word) => isEverydayWord(word)).length;
  if (!soundsLikePerson(person, paper)) score -= 2.5;
  return score;
}
