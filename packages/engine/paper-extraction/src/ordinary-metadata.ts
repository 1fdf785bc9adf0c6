import type { HiddenText } from '@greenpen/paper';

/** A title, a subject or a few keywords; longer than that it is a text. UTF-16 units. */
const LONGEST = 200;

/** Words that speak to whoever grades, person or program. A title that holds one is shown rather than trusted. */
const SPEAKS_TO_GRADER =
  /\b(?:ignore|disregard|forget|override|obey|pretend|instructions?|prompts?|rubric|grad(?:e|es|er|ers|ing)|scor(?:e|es|ing)|marks?|points|award|assign|rate|full credit|perfect|you are|you must|please|system|assistant|AI|LLM|GPT|language model|reviewer|evaluator)\b|[{}<>]/iu;

/**
 * Whether a text is what word processors note about every file (title, subject, keywords) and nothing to be told:
 * it says nothing to a grader, or it stands in the paper as well.
 */
export function isOrdinaryMetadata({ reason, text }: HiddenText, visible: string): boolean {
  if (reason !== 'metadata') return false;
  if (text.length <= LONGEST && !SPEAKS_TO_GRADER.test(text)) return true;
  return fold(visible).includes(fold(text));
}

function fold(text: string): string {
  return text.toLowerCase().replace(/\s+/gu, ' ').trim();
}
