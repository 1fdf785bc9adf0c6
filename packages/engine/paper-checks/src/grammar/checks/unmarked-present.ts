import type { GrammarCheck, GrammarHit } from '../grammar-check.ts';
import { agreementKind } from '../kinds.ts';
import { isFinite } from '../language/clauses.ts';
import { hasForm, presentOf } from '../language/inflections.ts';
import { subjectsOf } from '../language/subjects.ts';
import { taggedSentencesOf, type Token } from '../language/tagged-sentence.ts';

/** Verbs whose past tense looks like their base form, so that only the tense around them shows a missing "s". */
const UNCHANGED = /^(?:cost|hurt|put|let|cut|hit|set|spread|quit|shut|beat|split)$/;
const HABIT = /^(?:every|each|per|always|usually|often|now|today|currently|nowadays|more|less)$/;
const FEWEST_PRESENT = 2;

/** "It cost the county more each year" in a paragraph about the present. */
export const unmarkedPresent: GrammarCheck = {
  ...agreementKind,
  severity: 'error',
  source: 'APA 7, chapter 4',
  summary: 'A verb agrees with its subject in number.',
  *find(text) {
    const sentences = taggedSentencesOf(text);
    const all = countTenses(sentences.flatMap(({ tokens }) => tokens));
    if (all.past > 0) return;
    for (const { tokens } of sentences) {
      for (const { phrase, verb, opener } of subjectsOf(tokens)) {
        const word = tokens[verb];
        if (word === undefined || word.tag !== 'VERB' || !UNCHANGED.test(word.word)) continue;
        if (phrase.number !== 'singular' || opener === 'that' || tokens[verb + 1]?.word === '-') continue;
        const isHabit = tokens.some((token) => HABIT.test(token.word));
        if (!isHabit && all.present < FEWEST_PRESENT) continue;
        yield hitOf(word, !(isHabit && all.present >= FEWEST_PRESENT));
      }
    }
  },
};

function hitOf(verb: Token, isDoubtful: boolean): GrammarHit {
  const right = presentOf(verb.word, 'singular');
  return {
    start: verb.start,
    end: verb.end,
    message: `If this is about the present, as the text around it is, the verb needs an “s”: “${right}”.`,
    suggestions: [right],
    isDoubtful,
  };
}

/** Verbs that show their tense beyond doubt. */
function countTenses(tokens: readonly Token[]): { readonly present: number; readonly past: number } {
  let present = 0;
  let past = 0;
  for (const [index, { word, tag }] of tokens.entries()) {
    if (/^(?:was|were|had|did|went|could|would)$/.test(word)) past += 1;
    else if (/^(?:is|are|has|do|does|can|will)$/.test(word)) present += 1;
    else if (tag !== 'VERB' || !isFinite(tokens, index) || UNCHANGED.test(word)) continue;
    else if (hasForm(word, 's')) present += 1;
    else if (hasForm(word, 'past') && !hasForm(word, 'base')) past += 1;
    else if (hasForm(word, 'base') && !hasForm(word, 'past')) present += 1;
  }
  return { present, past };
}
