import type { AssignmentBrief } from '@greenpen/grading';
import { functionWords } from '../words/function-words.ts';
import { stem } from '../words/stem.ts';
import { wordsOf } from '../words/words-of.ts';
import type { WordMeanings } from '../requirements/requirement-terms.ts';
import { isOfAnyAssignment } from './assignment-words.ts';

/** A word that an assignment uses for its subject. */
export type SubjectTerm = {
  readonly stem: string;
  /** As the assignment first writes it, in lower case. */
  readonly word: string;
  /** How much finding it says: more for rare words, and for those of the title or said several times. */
  readonly weight: number;
  /** 0 for a word of every text to 1 for one that hardly any text uses by chance. */
  readonly rarity: number;
};

/** Later ones are the passing words of long instructions. */
const MOST_TERMS = 40;
const TITLE_COUNTS = 2;

/** "NUR 210": the code of a course names no subject that a paper would repeat. */
const COURSE_CODE = /\b\p{Lu}{2,5}\s?-?\d{2,4}\b/gu;

/** The words for the subject of an assignment, the most telling first. */
export function subjectTermsOf(
  { title, description, instructions }: AssignmentBrief,
  { weightOf }: WordMeanings,
): readonly SubjectTerm[] {
  const found = new Map<string, { readonly word: string; count: number }>();
  const add = (text: string, counts: number): void => {
    for (const word of subjectWords(text.replaceAll(COURSE_CODE, ' '))) {
      const key = stem(word);
      if (isOfAnyAssignment(key)) continue;
      const known = found.get(key);
      if (known === undefined) found.set(key, { word, count: counts });
      else known.count += counts;
    }
  };
  add(title, TITLE_COUNTS);
  add(description, 1);
  add(instructions, 1);
  return [...found]
    .map(([key, { word, count }]): SubjectTerm => ({
      stem: key,
      word,
      weight: weightOf(word) * Math.sqrt(count),
      rarity: rarityOf(weightOf(word)),
    }))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST_TERMS);
}

/** "Dust Bowl" in "Cause and Effect Essay: The Dust Bowl": words of the title that follow each other and name its subject. */
export function subjectNamesIn(title: string, { weightOf }: WordMeanings): readonly string[] {
  const words = title.replaceAll(COURSE_CODE, ' ').split(/[^\p{L}\p{N}’'-]+/u);
  const tells = (word: string | undefined): word is string =>
    word !== undefined &&
    word.length > 2 &&
    !functionWords.has(word.toLowerCase()) &&
    !isOfAnyAssignment(stem(word.toLowerCase())) &&
    rarityOf(weightOf(word.toLowerCase())) >= LEAST_RARE;
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    return tells(word) && tells(next) ? [`${word} ${next}`.toLowerCase()] : [];
  });
}

/** A word of a name that any text might use does not make the name telling. */
const LEAST_RARE = 0.3;

/** Words of a text that carry a subject, in lower case, repeats included. */
export function subjectWords(text: string): readonly string[] {
  return wordsOf(text).filter(
    (word) => word.length > 2 && !functionWords.has(word) && /\p{L}/u.test(word) && !/^\d/u.test(word),
  );
}

/** Natural logarithms of the share of running text of words that any text uses, and of words that hardly any does. */
const COMMON = 7;
const RARE = 11;

/** From the weight of a word by smooth inverse frequency back to how rare it is, on a logarithmic scale. */
export function rarityOf(weight: number): number {
  const share = Math.max(1e-6, 1e-4 * (1 / Math.max(weight, 1e-3) - 1));
  return Math.min(1, Math.max(0, (-Math.log(share) - COMMON) / (RARE - COMMON)));
}

const OPEN_SUBJECT =
  /\b(?:of (?:your|their) (?:own )?(?:choice|choosing)|(?:that |which )?you (?:have )?(?:choose|chose|select|pick)(?:ed)?\b|any (?:\p{L}+ )?(?:topic|subject|issue|case|policy|text|problem|book|film|article|event)|(?:choose|select|pick) (?:an?|any|one|some|your own)\b|(?:an?|one) (?:\p{L}+ )?(?:topic|issue|problem) (?:that|which) (?:interests|matters|you)|(?:watch|attend|visit|read|find) (?:one|any) \p{L}+|(?:an?|one) (?:\p{L}+ ){1,4}(?:that |which )?you (?:know|belong to|care about|are part of)\b)/iu;

/** The writer's own: "your client", "your last lesson", "your research question". */
const OWN_SUBJECT =
  /\byour (?:own |last |first |two |three )?(?:client|lesson|team|placement|topic|project|scenario|site|study|story|stories|pieces?|film|poem|program|narrator|experiment|fieldwork|internship|community|workplace|hometown|career|life|interview\w*|case|company|organi[sz]ation|school|unit|research question|proposal)\b/iu;

/** One of its kind, which the writer finds: "interview one person", "a local business", "one moment". */
const ONE_OF_ITS_KIND =
  /\b(?:choose|select|pick|propose|interview|find|visit|observe|recruit|tell the story of) (?:an?|one|two|three|any|some|your)\b|\b(?:something|(?:one |a )?(?:thing|event|moment|time)) (?:that |which |when )?you\b|\byou or (?:someone|somebody)\b|\bone (?:moment|time|person|event|day|scene|closed|local|crop|building)\b|\b(?:real|local) (?:person|company|business|place)\b|\bevery \p{L}+ has\b/iu;

/** "Compare two advertisements", "review a study": works and cases that nobody names. */
const UNNAMED =
  /\b(?:compare|contrast|analy[sz]e|review|critique|evaluate|describe|discuss|define|research|present|summari[sz]e|profile|explain) (?:an?|one|two|three|any) (?:(?:\p{Ll}+ ){0,2})(?:ad|advertisement|article|artwork|book|building|business|campaign|case|company|conflict|decision|event|experience|experiment|film|incident|invention|law|leader|lesson|menu|movie|novel|organi[sz]ation|painting|person|play|poem|policy|problem|product|program|scene|song|speech|study|text|theory|tool|work|website)(?:s|ies)?\b(?! (?:of|by) \p{Lu})/iu;

/** Whether the writer chooses the subject, so that only the kind of thing is given: a company, a speech, a problem. */
export function isOpenSubject({ title, description, instructions }: AssignmentBrief): boolean {
  const asked = `${title}\n${description}\n${instructions}`;
  return [OPEN_SUBJECT, OWN_SUBJECT, ONE_OF_ITS_KIND, UNNAMED].some((pattern) => pattern.test(asked));
}
