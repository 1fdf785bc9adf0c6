const AUXILIARY = '(do|does|did|is|are|was|were|should|will|can|could|would|must|might|may|has|have|had)';
const DETERMINER = '(?:the|an?|its|his|her|their|your|our|my|this|that|these|those|each|every|some|any|no)';
/** "How well does", "what two alternatives does": the auxiliary comes before its subject. */
const INVERTED = new RegExp(
  String.raw`^(?:(?:for|in|to|on|at|with|from) )?(?:(?:how|why|when|where)(?: (?!${DETERMINER}\b)\p{L}+)?|(?:what|which|who|whom|whose)(?: (?!(?:${DETERMINER}|you|it|he|she|they|we|I)\b)\p{L}+){0,4}?) ${AUXILIARY}\b`,
  'iu',
);

/** Whether words ask a question, with or without its mark. */
export const isQuestion = (words: string): boolean => words.trim().endsWith('?') || INVERTED.test(words);

/** "What are the causes of the problem": what is asked for is named by a noun phrase alone. */
const OF_BEING = /^(what|who) (is|are|was|were) (.+)$/iu;
/** A verb or a further clause, behind which the subject has ended. */
const NO_NOUN_PHRASE =
  /\b(?:that|which|who|whom|when|where|why|how|because|if|whether|than|do|does|did|is|are|was|were|has|have|had|will|can|could|would|should|must|may|might|be|been|it|they|he|she|you|we)\b|\p{L}ing\b|\p{L}ed\b|[,;:]/iu;
const NAMED = new RegExp(String.raw`^(?:${DETERMINER}|one|two|three|four|five)\s`, 'iu');
const MOST_SUBJECT_WORDS = 9;
/** "Which alternative do you recommend, and why", "how will you know": the subject is one word. */
const OF_YOURS =
  /^((?:how|why|what|when|where|which|who)\b.*?) (do|should|will|can|could|would|must|might|may|have|are|were) you (.+)$/iu;
/** "How should the recommendation be put into practice" */
const PASSIVE =
  /^(.+?) (should|will|can|could|would|must|might|may) ((?:the|an?|its|their|your|this|these)(?: \p{L}+){1,4}?) (be \p{L}.*)$/iu;

/** A question as it goes on after "you say": "what the causes of the problem are"; `null` where its order is not clear. */
export function asIndirect(question: string): string | null {
  const words = question.trim().replace(/\?$/u, '');
  if (words.includes('?')) return null;
  const [, who = '', being = '', rest = ''] = OF_BEING.exec(words) ?? [];
  const isNamed =
    NAMED.test(rest) && !NO_NOUN_PHRASE.test(rest) && rest.split(/\s+/u).length <= MOST_SUBJECT_WORDS;
  if (isNamed) return `${who.toLowerCase()} ${rest} ${being}`;
  const [, asked, auxiliary = '', action = ''] = OF_YOURS.exec(words) ?? [];
  if (asked !== undefined) {
    const verb = auxiliary.toLowerCase() === 'do' ? '' : `${auxiliary} `;
    return `${lowerInitial(asked)} you ${verb}${action}`;
  }
  const [, how, modal = '', subject = '', done = ''] = PASSIVE.exec(words) ?? [];
  return how === undefined || !INVERTED.test(words)
    ? null
    : `${lowerInitial(how)} ${subject} ${modal} ${done}`;
}

const lowerInitial = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);
