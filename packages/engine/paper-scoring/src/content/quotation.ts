import type { Work } from '../work/work.ts';
import { wordsOf } from '../words/words-of.ts';

const QUOTED = /["“]([^"“”\n]{20,1200})["”]/gu;

/** Share of the running words in quotation marks, 0 to 1. */
export function measureQuotation({ paragraphs, text, words }: Work): number {
  if (words === 0) return 0;
  let quoted = 0;
  for (const { span } of paragraphs) {
    for (const [, inside = ''] of text.slice(span.start, span.end).matchAll(QUOTED)) {
      quoted += wordsOf(inside).length;
    }
  }
  return Math.min(1, quoted / words);
}

/** A text with the words in quotation marks blanked out, so that offsets stay the same. */
export function withoutQuotations(text: string): string {
  return text.replace(/[“"][^“”"]*[”"]/gu, (quoted) => ' '.repeat(quoted.length));
}
