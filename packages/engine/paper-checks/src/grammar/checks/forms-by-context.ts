import type { GrammarCheck, GrammarHit } from '../grammar-check.ts';
import { wordChoice, wordForm } from '../kinds.ts';
import { findForms, type FormHit } from '../models/find-forms.ts';
import { matchCase } from '../row-check.ts';
import { missingArticle } from './missing-article.ts';
import { pronounCase } from './pronoun-case.ts';

const SOURCE = 'APA 7, chapter 4';
const PRONOUN = /^(?:they|them|he|him|we|us|i|me|who|whom)>/;
const VERB = /^(?:am|is|are|was|were|be|been|being|has|have|had|having|does|do|did|done|doing)>/;

/** Verbs, nouns and adverbs that the model wants in another form. */
export const formByContext: GrammarCheck = {
  ...wordForm,
  severity: 'error',
  source: SOURCE,
  summary: 'A verb, a noun or an adverb has the form that its place in the sentence asks for.',
  find: (text) => hitsOf(text, (direction) => /^(?:form|ly) /.test(direction) || VERB.test(direction)),
};

/** Articles that the model misses or finds too many. */
export const articleByContext: GrammarCheck = {
  ...missingArticle,
  summary: 'A noun has the article that its place in the sentence asks for.',
  find: (text) => hitsOf(text, (direction) => direction.startsWith('article')),
};

/** Pronouns that the model wants in another case. */
export const pronounByContext: GrammarCheck = {
  ...pronounCase,
  summary: 'A pronoun has the case that its place in the sentence asks for.',
  find: (text) => hitsOf(text, (direction) => PRONOUN.test(direction)),
};

/** Words that are confused with others, by what is around them. */
export const confusedByContext: GrammarCheck = {
  ...wordChoice,
  severity: 'error',
  source: SOURCE,
  summary: 'Words that look or sound alike are told apart by what is around them.',
  find: (text) =>
    hitsOf(
      text,
      (direction) =>
        direction.includes('>') &&
        !direction.includes(' ') &&
        ![PRONOUN, VERB].some((other) => other.test(direction)),
    ),
};

function* hitsOf(text: string, isWanted: (direction: string) => boolean): Generator<GrammarHit> {
  for (const hit of findForms(text)) if (isWanted(hit.find.direction)) yield toHit(text, hit);
}

function toHit(text: string, { find, start, end, text: form }: FormHit): GrammarHit {
  const isInserted = start === end;
  const isLeftOut = form === '';
  if (!isInserted && !isLeftOut) {
    const written = text.slice(start, end);
    const right = matchCase(written, form === 'i' ? 'I' : form);
    const message = `“${written}” does not fit here. Did you mean “${right}”?`;
    return { start, end, message, suggestions: [right] };
  }
  // What is missing or too many is marked together with the word behind it.
  const next = /^\S+/.exec(text.slice(end))?.[0].replace(/[.,;:!?)]+$/, '') ?? '';
  const right = isLeftOut ? matchCase(text.slice(start), next) : `${form}${next}`;
  return {
    start,
    end: end + next.length,
    message: isLeftOut
      ? `“${text.slice(start, end).trim()}” is not needed before “${next}”.`
      : `Before “${next}” an article such as “${form.trim()}” is missing.`,
    suggestions: find.slot.left === -1 && isInserted ? [] : [right],
  };
}
