import { MODALS } from '../language/clauses.ts';
import { hasForm, nounNumber } from '../language/inflections.ts';
import { taggedSentencesOf, type TaggedSentence, type Token } from '../language/tagged-sentence.ts';
import { formEdit } from './form-slots.ts';
import { judgeForms, type FormFind } from './judge-forms.ts';
import { grammarModels } from './load-models.ts';

/** A word that should have another form, with offsets into the paragraph. */
export type FormHit = {
  readonly find: FormFind;
  readonly start: number;
  readonly end: number;
  /** What goes in the place; empty where a word is too many. */
  readonly text: string;
};

const hits = new WeakMap<TaggedSentence, readonly FormHit[]>();

/** Words of a paragraph whose form the model is sure is wrong, and still right after the correction. */
export function findForms(text: string): readonly FormHit[] {
  return taggedSentencesOf(text).flatMap((sentence) => {
    let found = hits.get(sentence);
    if (found === undefined) {
      found = hitsIn(text, sentence, isSure);
      hits.set(sentence, found);
    }
    return found;
  });
}

function isSure({ direction, odds }: FormFind): boolean {
  const threshold = grammarModels().thresholds[direction];
  return threshold !== undefined && odds >= threshold;
}

/** Log-odds for a plural noun: on prose that the threshold was not set by, those below were right. */
const SURE_OF_NOUN = 6.5;

/** "Trash can liners", "to send texts": a plural that no "to" or modal asks to be the base of a verb. */
function mayBePlural(tokens: readonly Token[], { slot, direction, odds }: FormFind): boolean {
  const [before, word] = tokens.slice(slot.left, slot.left + 2);
  if (direction !== 'form 1>0' || word === undefined) return false;
  // "Would judges be chosen": in a question the subject stands between the two.
  const isAsked = tokens.at(-1)?.word === '?';
  const asksForBase = before?.word === 'to' || (MODALS.test(before?.word ?? '') && !isAsked);
  if (isAsked && MODALS.test(before?.word ?? '')) return true;
  return (
    odds < SURE_OF_NOUN && nounNumber(word.word) === 'plural' && !(asksForBase && hasForm(word.word, 's'))
  );
}

/** "Signs of it are rare": what a preposition takes is not the subject. */
function isBehindObject(tokens: readonly Token[], { slot, direction }: FormFind): boolean {
  return (
    /^(?:are>is|were>was|have>has|do>does)$/.test(direction) &&
    /^(?:it|him|her|this|that)$/.test(tokens[slot.left]?.word ?? '') &&
    tokens[slot.left - 1]?.tag === 'ADP'
  );
}

/** "These material and other things": the noun that "these" goes with is further on. */
function isBeforeLongPhrase(tokens: readonly Token[], { slot, direction }: FormFind): boolean {
  const [noun, next] = tokens.slice(slot.right, slot.right + 2);
  return (
    direction === 'these>this' && !(noun?.tag === 'NOUN' && /^(?:AUX|VERB|PUNCT|ADP)$/.test(next?.tag ?? ''))
  );
}

/** "The leader then decides": without a comparative before it, no "than" is missing. */
function comparesNothing(tokens: readonly Token[], { slot, direction }: FormFind): boolean {
  return (
    direction === 'then>than' &&
    !tokens
      .slice(0, slot.left + 1)
      .some(
        ({ word }) => /(?:er|worse|less|more|else|different|rather|other)$/.test(word) && word !== 'never',
      )
  );
}

/** "Here and there like stars". */
function isHereAndThere(tokens: readonly Token[], { slot, direction }: FormFind): boolean {
  return (
    direction === 'there>their' && tokens[slot.left]?.word === 'and' && tokens[slot.left - 1]?.word === 'here'
  );
}

/** "At will": behind a preposition the word is a noun, and no base of a verb has to follow. */
function isAtWill(tokens: readonly Token[], { slot }: FormFind): boolean {
  return MODALS.test(tokens[slot.left]?.word ?? '') && tokens[slot.left - 1]?.tag === 'ADP';
}

/** "Everyone does too": nothing follows that "to" could go with. */
function isTooAtEnd(tokens: readonly Token[], { slot, direction }: FormFind): boolean {
  return direction === 'too>to' && (tokens[slot.right] === undefined || tokens[slot.right]?.tag === 'PUNCT');
}

/** "Her friends, who call her gifted": in a sentence without a past tense and a helping verb, the present is right. */
function hasNoPast(tokens: readonly Token[], { slot, direction }: FormFind): boolean {
  if (!/^form [01]>[34]$/.test(direction)) return false;
  const at = slot.left + 1;
  let before = slot.left;
  while (before > 0 && tokens[before]?.tag === 'ADV') before -= 1;
  const isHelped = tokens[before]?.tag === 'AUX' || tokens[before]?.tag === 'PART';
  const isPast = ({ word, tag }: Token, index: number) =>
    index !== at &&
    /^(?:AUX|VERB)$/.test(tag) &&
    (hasForm(word, 'past') || /^(?:was|were|had|did)$/.test(word));
  return tokens[before]?.word === 'who' && !isHelped && !tokens.some(isPast);
}

/** The finds of a sentence that are accepted and that the model keeps to once the sentence is corrected. */
export function hitsIn(
  text: string,
  { start, end, tokens }: TaggedSentence,
  accepts: (find: FormFind) => boolean,
): readonly FormHit[] {
  if (tokens.length > 120) return [];
  return judgeForms(tokens).flatMap((find): readonly FormHit[] => {
    if (!accepts(find) || ownsNextNoun(tokens, find) || mayBePlural(tokens, find)) return [];
    if (hasNoPast(tokens, find) || isTooAtEnd(tokens, find) || isAtWill(tokens, find)) return [];
    if (isBehindObject(tokens, find) || isBeforeLongPhrase(tokens, find)) return [];
    if (comparesNothing(tokens, find) || isHereAndThere(tokens, find)) return [];
    const edit = formEdit(tokens, find.slot, find.form);
    if (edit === null) return [];
    const corrected = text.slice(start, edit.start) + edit.text + text.slice(edit.end, end);
    return isKept(corrected, edit.start - start) ? [{ find, ...edit }] : [];
  });
}

/** "The parents responsibility": more likely lacks an apostrophe than names one parent. */
function ownsNextNoun(tokens: readonly Token[], { slot, direction }: FormFind): boolean {
  const [word, next] = tokens.slice(slot.left + 1, slot.left + 3);
  return direction === 'form 1>0' && word?.tag === 'NOUN' && next?.tag === 'NOUN';
}

/** True if the model wants no other form at this place of the sentence. */
function isKept(corrected: string, place: number): boolean {
  const sentences = taggedSentencesOf(corrected);
  const [sentence] = sentences;
  if (sentence === undefined || sentences.length > 1) return false;
  return judgeForms(sentence.tokens).every(({ slot }) => placeOf(sentence.tokens, slot.left + 1) !== place);
}

function placeOf(tokens: readonly Token[], index: number): number | undefined {
  return tokens[index]?.start;
}
