import type { Requirement } from '@greenpen/grading';
import type { Span } from '@greenpen/paper';
import type { ReadWork } from '../content/measure-input.ts';
import { NUMBER, numberOf, type Judged } from './judged.ts';

/** "at least two of the course readings (Keller, 2018; Ortiz & Bram, 2020)": works, and the word for them before. */
const NAMED_WORKS =
  /\b(?:readings?|sources?|articles?|stud(?:y|ies)|texts?|works?|chapters?|authors?|essays?|papers?|books?|poems?|stories|novels?|cases)\b[^()]{0,40}\(([^()]{4,400})\)/iu;
/** One of them: its first author. A year is needed, or "(fiction, drama)" would be works. */
const WORK = /^\s*(?:see\s+|e\.g\.,?\s+)?(\p{Lu}[\p{L}'’-]{1,40})\b[^;]*\b(?:1[5-9]|20)\d\d/u;
const AMOUNT = new RegExp(String.raw`\b(${NUMBER}|both|either|any|all)\s+(?:of\b|more\b|\p{L}+\s*\()`, 'iu');

/**
 * Counts which works that a part of the assignment names are used in the text. `null` where it names none, so that the
 * part has to be judged by what it says.
 */
export function judgeNamedWorks({ text }: Requirement, { sound, work }: ReadWork): Judged | null {
  const listed = NAMED_WORKS.exec(text)?.[1] ?? '';
  const authors = listed.split(';').flatMap((one) => WORK.exec(one)?.[1] ?? []);
  if (authors.length === 0) return null;
  const asked = Math.min(authors.length, amountOf(text) ?? authors.length);
  const used = authors.flatMap((author) => findName(author, sound.sentences, work.text) ?? []);
  const [span = null] = used;
  const reason = `${used.length} of the ${authors.length} works that the assignment names; asked for: ${asked}.`;
  if (used.length >= asked) return { verdict: 'met', span, reason };
  return { verdict: used.length === 0 ? 'not-found' : 'partly', span, reason };
}

function amountOf(text: string): number | null {
  const written = AMOUNT.exec(text.slice(0, text.indexOf('(') + 1))?.[1]?.toLowerCase();
  if (written === undefined || written === 'all') return null;
  if (written === 'both') return 2;
  return written === 'either' || written === 'any' ? 1 : numberOf(written);
}

/** The first sentence of the running text that names an author. */
function findName(author: string, sentences: readonly { readonly span: Span }[], text: string): Span | null {
  const name = new RegExp(String.raw`(?<!\p{L})${author.replaceAll(/['’]/gu, "['’]")}(?!\p{L})`, 'iu');
  return sentences.find(({ span }) => name.test(text.slice(span.start, span.end)))?.span ?? null;
}
