import type { GrammarCheck, GrammarHit } from '../grammar-check.ts';
import { wordForm } from '../kinds.ts';
import { MODALS } from '../language/clauses.ts';
import { hasForm, inflect, verbReadings } from '../language/inflections.ts';
import { nounPhraseAt } from '../language/noun-phrase.ts';
import { taggedSentencesOf, type Token } from '../language/tagged-sentence.ts';
import { canBe, isOften } from '../language/word-kinds.ts';

/** Adjectives that "for someone to do" follows. */
const JUDGES_DEED =
  /^(?:hard|harder|hardest|easy|easier|easiest|difficult|possible|impossible|important|necessary|essential|vital|common|rare|safe|unsafe|good|better|best|bad|useful|helpful|free|able|unable|ready|likely|unlikely|cheaper|dangerous|wrong|right|legal|illegal|tempting|critical)$/;

/** "Hard for tenants to finding a home", "I am used to work nights", "to be buy books": the forms around an infinitive. */
export const infinitiveForm: GrammarCheck = {
  ...wordForm,
  severity: 'error',
  source: 'APA 7, chapter 4',
  summary: 'An infinitive is “to” and the base of one verb; “be used to” takes the form in -ing.',
  *find(text) {
    for (const { tokens } of taggedSentencesOf(text)) {
      for (const index of tokens.keys()) {
        const hit = gerundAfterTo(tokens, index) ?? usedToBase(tokens, index) ?? secondVerb(tokens, index);
        if (hit !== null) yield hit;
      }
    }
  },
};

/** "It is hard for tenants to finding a home": what is judged is a deed, so its verb is in the base form. */
function gerundAfterTo(tokens: readonly Token[], index: number): GrammarHit | null {
  const verb = tokens[index + 1];
  if (tokens[index]?.word !== 'to' || verb === undefined || !hasForm(verb.word, 'ing')) return null;
  const lemma = verbReadings(verb.word).find(({ form }) => form === 'ing')?.lemma;
  const hasObject = /^(?:DET|PRON)$/.test(tokens[index + 2]?.tag ?? '');
  if (lemma === undefined || !hasObject) return null;
  let opening = index - 1;
  while (opening > 0 && /^(?:NOUN|ADJ|DET|PRON|PROPN)$/.test(tokens[opening]?.tag ?? '')) opening -= 1;
  const isJudged =
    tokens[opening]?.word === 'for' &&
    nounPhraseAt(tokens, opening + 1)?.end === index &&
    JUDGES_DEED.test(tokens[opening - 1]?.word ?? '');
  if (!isJudged && !isOwnQuality(tokens, index)) return null;
  return hitOf(verb, lemma, `After “to” the verb is in its base form here: “${lemma}”.`);
}

/** "Are able to finding". */
function isOwnQuality(tokens: readonly Token[], to: number): boolean {
  return /^(?:able|unable|likely|unlikely|ready|eager|willing|unwilling)$/.test(tokens[to - 1]?.word ?? '');
}

/** "I am used to work nights": a person who is used to something. */
function usedToBase(tokens: readonly Token[], index: number): GrammarHit | null {
  const [subject, be, used, to, verb] = tokens.slice(index, index + 5);
  const isUsedTo =
    /^(?:i|he|she|we|you)$/.test(subject?.word ?? '') &&
    /^(?:am|is|are|was|were|'m|'re|got|get)$/.test(be?.word ?? '') &&
    used?.word === 'used' &&
    to?.word === 'to';
  if (!isUsedTo || verb === undefined || verb.tag !== 'VERB' || !hasForm(verb.word, 'base')) return null;
  const right = inflect(verb.word, 'ing');
  return hitOf(verb, right, `After “be used to” the verb ends in -ing: “${right}”.`);
}

/** "The grant allows them to be buy books": two verbs where one belongs. */
function secondVerb(tokens: readonly Token[], index: number): GrammarHit | null {
  const [before, be, verb, next] = tokens.slice(index, index + 4);
  const asks = before?.word === 'to' || (MODALS.test(before?.word ?? '') && before?.tag === 'AUX');
  if (!asks || be?.word !== 'be' || verb === undefined || next === undefined) return null;
  const isBase =
    verb.tag === 'VERB' &&
    hasForm(verb.word, 'base') &&
    !hasForm(verb.word, 'participle') &&
    !canBe(verb.word, 'A') &&
    isOften(verb.word, 'V');
  // "What you can do will be help": without an object it may be a noun.
  const hasObject = /^(?:DET|PRON)$/.test(next.tag) || (next.tag === 'ADJ' && !isOften(verb.word, 'N'));
  if (!isBase || !hasObject) return null;
  return {
    start: be.start,
    end: verb.end,
    message: `Two verbs stand here where one belongs: “${verb.text}” alone.`,
    suggestions: [verb.text],
  };
}

function hitOf({ start, end }: Token, right: string, message: string): GrammarHit {
  return { start, end, message, suggestions: [right] };
}
