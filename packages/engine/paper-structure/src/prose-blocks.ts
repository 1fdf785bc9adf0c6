import { type Block, type Paper, spanText } from '@greenpen/paper';
import { sentenceSpansIn, wordSpansIn } from './sentences.ts';

/** An item of a list has to say this much before it is a paragraph with a number. */
const FEWEST_WORDS = 20;
const FEWEST_SENTENCES = 2;

/** Whether a block is written as a paragraph: one without a list's mark, or a numbered answer of several sentences. */
export function isProseBlock({ text }: Pick<Paper, 'text'>, { kind, span }: Block): boolean {
  if (kind !== 'list-item') return kind === 'paragraph';
  const item = spanText(text, span);
  return wordSpansIn(item).length >= FEWEST_WORDS && sentenceSpansIn(item, 0).length >= FEWEST_SENTENCES;
}
