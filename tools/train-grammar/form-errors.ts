import {
  confusedWith,
  formsOfWord,
} from '../../packages/engine/paper-checks/src/grammar/models/form-slots.ts';
import type { Random } from './mark-examples.ts';

/** A change of one word that makes an error, and what was there before. */
export type FormError = {
  readonly start: number;
  readonly end: number;
  /** What is written instead. */
  readonly text: string;
  /** The right form; empty where an article is too many. */
  readonly right: string;
  readonly isArticle: boolean;
};

type Word = { readonly word: string; readonly start: number; readonly end: number };

const TRIES = 6;

/** One error such as writers make: an article, a word of a set that is confused, a form; `null` where none was found. */
export function formErrorIn(text: string, random: Random): FormError | null {
  const words = [...text.matchAll(/(?<![\w'-])[a-zA-Z]+(?![\w'-])/g)].map(({ index, 0: word }): Word => ({
    word,
    start: index,
    end: index + word.length,
  }));
  for (let tried = 0; tried < TRIES; tried += 1) {
    const kind = random();
    const at = Math.floor(random() * words.length);
    const word = words[at];
    if (word === undefined || (word.word !== word.word.toLowerCase() && at > 0)) continue;
    const error =
      kind < 0.3
        ? articleError(words, at, random)
        : kind < 0.6
          ? confusion(word, random)
          : otherForm(word, random);
    if (error !== null) return error;
  }
  return null;
}

function articleError(words: readonly Word[], from: number, random: Random): FormError | null {
  const at = words.findIndex(({ word }, index) => index >= from && /^(?:an?|the)$/.test(word));
  const [article, next] = [words[at], words[at + 1]];
  const choice = random();
  if (choice < 0.2) {
    const word = words[from];
    if (word === undefined || /^(?:an?|the)$/.test(words[from - 1]?.word ?? '')) return null;
    return { start: word.start, end: word.start, text: 'the ', right: '', isArticle: true };
  }
  if (article === undefined || next === undefined || next.start !== article.end + 1) return null;
  if (choice < 0.8)
    return { start: article.start, end: next.start, text: '', right: article.word, isArticle: true };
  const other = article.word === 'the' ? (/^[aeiou]/.test(next.word) ? 'an' : 'a') : 'the';
  return { start: article.start, end: article.end, text: other, right: article.word, isArticle: true };
}

function confusion({ word, start, end }: Word, random: Random): FormError | null {
  const right = word.toLowerCase();
  const others = confusedWith(right).filter((other) => other !== right);
  const other = others[Math.floor(random() * others.length)];
  return other === undefined ? null : { start, end, text: other, right, isArticle: false };
}

function otherForm({ word, start, end }: Word, random: Random): FormError | null {
  const right = word.toLowerCase();
  const forms = formsOfWord(right).filter((form) => form !== right && form !== '');
  // Mixing up singular and plural, or the -s of a verb, is the commonest of all.
  const other = random() < 0.5 ? forms[0] : forms[Math.floor(random() * forms.length)];
  return other === undefined ? null : { start, end, text: other, right, isArticle: false };
}
