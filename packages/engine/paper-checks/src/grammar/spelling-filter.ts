import { editDistance } from './edit-distance.ts';
import { englishLexicon } from './english-lexicon.ts';
import { hasSameConsonants, isLikelySlip } from './likely-slip.ts';
import { inflect, verbReadings } from './language/inflections.ts';
import type { KnownWords } from './known-names.ts';

/** A term that a paper repeats is a term; fewer times, it may be a slip. */
const REPEATED = 3;
const TERM_PREFIX =
  /^(?:anti|auto|bio|cardio|counter|cyber|eco|electro|ethno|extra|gastro|geo|hetero|homo|hyper|hypo|immuno|infra|inter|intra|macro|meta|micro|mono|multi|nano|neuro|non|over|para|photo|poly|post|pre|pseudo|psycho|quasi|retro|semi|socio|sub|super|supra|techno|tele|thermo|trans|ultra|un|under)/;
const TERM_SUFFIX =
  /(?:i[sz]ations?|olog(?:y|ies|ical|ist|ists)|itis|osis|a?emia|ases?|genic|genesis|ergic|amines?|idines?|oxides?|ylat(?:e|es|ed|ion)|omes?|omics?|scopy|ectomy|otomy|graphy|metrics?|morphic|phil(?:ic|ia)|phob(?:ic|ia)|trophic|ability|ness|wise|isms?|ists?|ality|ative|ivity|icity|ally|ics?|ical|ity)$/;

/** [affix, what it is put to]: "reportable" is no slip in a paper that reports. */
const DERIVATIONS: readonly (readonly [RegExp, string])[] = [
  [/(?:able|ness|less|like|wise|ish|ism|ist|ists|ity)$/, ''],
  [/(?:able|ity|ism|ist|ists|i[sz]e|i[sz]ed|i[sz]ing|i[sz]ation)$/, 'e'],
  [/(?:i[sz]e|i[sz]ed|i[sz]es|i[sz]ing|i[sz]ation)$/, ''],
  [/(?:able)$/, 'ed'],
  [/^(?:non|re|un|pre|sub|over|under|co|inter|multi|mis|out|in)/, ''],
];

/** Affixes that any word takes without a change of spelling. */
const FREE_PREFIX =
  /^(?:anti|counter|cross|hyper|hypo|inter|intra|macro|meta|micro|mid|multi|neuro|non|over|post|pre|pseudo|psycho|quasi|re|self|semi|socio|sub|super|supra|trans|ultra|un|under)(?=[a-z]{5})/;
const FREE_SUFFIX = /(?<=[a-z]{4})(?:ness|like|wise|ism|ists?|i[sz]ations?|(?<![sy])s)$/;

/** British endings as American ones, so that either spelling counts as known. */
const AMERICAN: readonly (readonly [RegExp, string])[] = [
  [/our(?=s|ed|ing|al|ally|able|ful|fully|ist|ite|less|ly|er|ers|hood|hoods|$)/, 'or'],
  [/is(?=e$|es$|ed$|er$|ers$|ing$|ation|ational|able$)/, 'iz'],
  [/ys(?=e$|es$|ed$|er$|ers$|ing$)/, 'yz'],
  [/(?<=[tbpdhc])re(?=s?$|d$)/, 'er'],
  [/ll(?=ed$|ing$|er$|ers$|or$|ors$|ation)/, 'l'],
  [/l(?=ment|ments|ful|fully|s$|$)/, 'll'],
  [/ae|oe/, 'e'],
  [/ogue/, 'og'],
  [/enc(?=e$|es$)/, 'ens'],
  [/mme(?=s?$)/, 'm'],
  [/que(?=s?$)/, 'ck'],
  [/ey/, 'ay'],
  [/eable/, 'able'],
  [/dgement/, 'dgment'],
  [/wards$/, 'ward'],
  [/(?:st)$/, ''],
  [/pt$/, 'ped'],
];

/** True when an unknown word is a slip of the keyboard or of memory rather than a term, a name or another variety. */
export function isMisspelling(word: string, suggestions: readonly string[], known: KnownWords): boolean {
  const best = suggestions[0];
  if (word.length < 4) return isShortSlip(word, known);
  if (best === undefined || !/^[A-Za-z]+(?:'(?:t|re|ve|ll|m|d))?$/.test(word)) return false;
  if (/^\p{Lu}/u.test(word) && !/^\p{Lu}\p{Ll}+$/u.test(word)) return false;
  if (suggestions.some((suggestion) => isAmericanForm(word, suggestion))) return false;
  const lower = word.toLowerCase();
  const meant = suggestions.filter(
    (suggestion) => isLikelySlip(word, suggestion) && !addsSyllable(lower, suggestion.toLowerCase()),
  );
  if (meant.length === 0) return false;
  const distance = Math.min(...meant.map((suggestion) => editDistance(word, suggestion)));
  const isCapitalised = lower !== word;
  // "Routledge" is not "Rutledge": what a capital makes a name is a slip only of a word that everybody knows.
  if (
    isCapitalised &&
    (distance > 1 ||
      word.length < 8 ||
      /\p{Lu}/u.test(best.slice(1)) ||
      !meant.some((suggestion) => englishLexicon().isCommon(suggestion.toLowerCase())))
  )
    return false;
  if (distance === 2 && word.length < 6) return false;
  if (hasLearnedEnding(lower, meant)) return false;
  const uses = known.smallLetters.get(lower) ?? 0;
  if (uses >= REPEATED && (known.smallLetters.get(best.toLowerCase()) ?? 0) < uses && distance > 0)
    return isOftenMisspelled(lower);
  // What the title or a reference names and the text uses again is what the paper is about.
  if (uses >= 2 && known.names.has(lower.charAt(0).toUpperCase() + lower.slice(1))) {
    return isOftenMisspelled(lower);
  }
  if (isOftenMisspelled(lower)) return true;
  // "Wether" is a rare word, but "weather" one of the most frequent.
  const { rank, has, isCommon } = englishLexicon();
  const isNearFrequent = meant.some((suggestion) => rank(suggestion.toLowerCase()) === 0);
  if (has(lower) && (uses >= 2 || !isNearFrequent)) return false;
  if (known.introduced?.has(lower) === true && !isNearFrequent) return false;
  if (suggestions.some((suggestion) => lower.replace(TERM_PREFIX, '') === suggestion)) return false;
  if (isDerived(lower, known) || isRegularForm(lower)) return false;
  const isNearCommon = meant.some(
    (suggestion) =>
      isCommon(suggestion.toLowerCase()) ||
      (has(suggestion.toLowerCase()) && hasSameConsonants(lower, suggestion)),
  );
  const isRepeated = uses >= 2 && (known.smallLetters.get(best.toLowerCase()) ?? 0) < uses;
  if (!isNearCommon && (isRepeated || isFormed(lower))) return false;
  if (distance === 2 && word.length >= 8 && (TERM_PREFIX.test(lower) || TERM_SUFFIX.test(lower)))
    return false;
  return !isCompound(lower, suggestions);
}

const SHORT_WORDS = /^(?:the|and|for|was|not|his|her|has|are|but|you|of|to|is|it|in|on|had|can|who|how|all)$/;

const MOST_SHORT = 3;

/** "Teh", "adn", "fo", "th": the letters of a small word in another order, or without the last. */
function isShortSlip(word: string, { smallLetters, introduced }: KnownWords): boolean {
  if (introduced?.has(word) === true) return false;
  if (!/^[a-z]{2,3}$/.test(word) || (smallLetters.get(word) ?? 0) >= REPEATED || englishLexicon().has(word))
    return false;
  return shortWordsOf(word).length > 0;
}

/** The small words that such a slip may stand for. */
export function shortWordsOf(word: string): readonly string[] {
  if (word.length > MOST_SHORT) return [];
  const swapped = Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  );
  const candidates =
    word.length === 2 && word !== 'ad' ? [...swapped, ...(word === 'th' ? ['the'] : [])] : swapped;
  return candidates.filter((candidate) => SHORT_WORDS.test(candidate));
}

const LEARNED_ENDING = /[^aeiou](?:a|ae|us|um|ia|is)$/;

/** "stroma" beside "storm", "modus" beside "modes": an ending of Latin or Greek that no word has which was meant. */
function hasLearnedEnding(word: string, meant: readonly string[]): boolean {
  if (!LEARNED_ENDING.test(word)) return false;
  const ending = word.endsWith('a') ? 'a' : word.slice(-2);
  return !meant.some((other) => other.toLowerCase().endsWith(ending));
}

const countSyllables = (word: string) => word.match(/[aeiou]+/g)?.length ?? 0;

/** "pilus" beside "plus": nobody puts a syllable into a short word. */
function addsSyllable(word: string, meant: string): boolean {
  return (
    meant.length <= 5 &&
    word.length === meant.length + 1 &&
    countSyllables(word) > countSyllables(meant) &&
    /^[^aeiou]{2}/.test(meant)
  );
}

function isDerived(word: string, { smallLetters }: KnownWords): boolean {
  return DERIVATIONS.some(([affix, ending]) => {
    const stem = word.replace(affix, ending);
    return stem !== word && stem.length >= 4 && smallLetters.has(stem);
  });
}

/** "pipetted", "misfolded": the regular form of a verb that the dictionary has, perhaps behind "mis-". */
function isRegularForm(word: string): boolean {
  return [word, word.replace(/^mis(?=\p{L}{5})/u, '')].some((form) =>
    verbReadings(form).some((reading) => inflect(reading.lemma, reading.form) === form),
  );
}

/** "subcomponents", "traitlike": formed freely from a word of the dictionary. */
function isFormed(word: string): boolean {
  const { has } = englishLexicon();
  const stem = word.replace(FREE_PREFIX, '');
  return [stem, stem.replace(FREE_SUFFIX, ''), word.replace(FREE_SUFFIX, '')].some(
    (part) => part !== word && has(part),
  );
}

function isAmericanForm(word: string, suggestion: string): boolean {
  const lower = word.toLowerCase();
  const american = suggestion.toLowerCase();
  // "Archeology" is American too.
  if (american.replace(/ae|oe/, 'e') === lower) return true;
  return AMERICAN.some(([british, form]) => lower !== american && lower.replace(british, form) === american);
}

/** "decisionmaking" for "decision making" is the printer's choice. */
function isCompound(word: string, suggestions: readonly string[]): boolean {
  return suggestions.some((suggestion) => suggestion.replace(/[\s-]/g, '').toLowerCase() === word);
}

/** Slips so usual that repeating them does not make them terms: add a row, nothing else. */
const OFTEN_MISSPELLED =
  /^(?:(?:do|does|did|is|are|was|were|has|have|had|could|would|should)nt$|alot$|definat|definit[ly]y|seperat|recie[v]|occur(?:ed|ence|ing)$|untill$|wich$|becuase|beleiv|acheiv|goverment|enviroment|neccess|accomod|arguement|begining|buisness|calender(?:s|ed)?$|comit|concious|corelat|dissapoint|embarass|existance|experiance|familar|finaly|grammer|happend|immediat(?:ly|ley)|independan|knowlege|maintainance|occass|persue|posses(?:es|ion)$|prefered|preform(?:ed|ing)?$|priviledge|probaly|publically|recomend|refered|relevent|religous|remeber|rythm|sence$|similiar|succesful|supprise|tendancy|therefor$|thier|tommorow|tounge|truely|usefull|writting)/;

function isOftenMisspelled(word: string): boolean {
  return OFTEN_MISSPELLED.test(word);
}
