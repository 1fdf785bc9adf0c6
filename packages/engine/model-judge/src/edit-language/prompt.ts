import type { Span } from '@greenpen/paper';
import { materialRule, type PromptFrame } from '../prompt/prompt-frame.ts';
import { proseText } from '../prompt/paper-text.ts';
import type { Prompt, ReviewedPaper } from '../task.ts';
import { editShape } from './reply.ts';

const MOST_OUTPUT_TOKENS = 5_000;

const instructions = [
  'You mark the language errors of a student paper, as a careful teacher of English does. A program checks every edit.',
  materialRule,
  'Give the smallest edits that make each sentence correct, in the order of the text. Keep what the writer means and the words that are right; do not polish. American and British spelling are both right. Informal words, contractions, long sentences, passives and repetitions are no errors, and neither is what style guides leave open: the serial comma, a comma after a short opening phrase, “which” or “that”, a split infinitive, a sentence that begins with “And” or “But”.',
  '"quote" is the passage to the letter, with its mistakes: as few words as are needed to occur only once in the paper, usually 2 to 6. "replacement" is the same passage corrected; change at most 6 words. Change no digits, names, citations, titles or words inside quotation marks, even where they look wrong.',
  '"kind" names the rule in a few words ("subject-verb agreement", "article", "comma splice", "verb form", "spelling", "preposition", "word choice", "double negative", "missing word"). "class" is "error" where every teacher would mark it, and "style" where some would. Where you are not sure that it is an error, leave it out.',
  'Read every sentence twice: once for verbs (agreement, tense, form), once for articles, number, prepositions, commas between clauses, apostrophes and spelling. A paper without errors has none.',
  'Answer with one JSON object: {"edits": [{"quote", "replacement", "kind", "class"}]}.',
].join('\n');

/** Only the running text is sent: an assignment would say nothing about its language. */
export function writeLanguagePrompt(
  { paper }: ReviewedPaper,
  frame: PromptFrame,
  leaveOut: readonly Span[],
): Prompt {
  return {
    task: 'edit-language',
    instructions,
    assignment: '',
    material: frame.own('PAPER', proseText(paper, leaveOut)),
    shape: editShape,
    maxOutputTokens: MOST_OUTPUT_TOKENS,
  };
}
