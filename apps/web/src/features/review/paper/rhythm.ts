import type { Block } from '@greenpen/paper';

/** A block's spacing when its format does not specify it; `own` if it does. */
export type Rhythm = 'own' | 'paragraph' | 'item' | 'line';

const longestLine = 80;

/** In plain text, paragraphs get spacing; headings and title page lines do not. */
export function rhythmOf(block: Block, text: string): Rhythm {
  if (!isWithoutFacts(block)) return 'own';
  if (block.listLabel !== null) return 'item';
  const words = text.slice(block.span.start, block.span.end).trimEnd();
  return words.length <= longestLine && !/[.!?:;,…]["”’)\]]*$/u.test(words) ? 'line' : 'paragraph';
}

function isWithoutFacts({ kind, headingLevel, format, runs }: Block): boolean {
  return (
    kind !== 'footnote' &&
    headingLevel === null &&
    Object.values(format).every((fact) => fact === null) &&
    runs.every(({ font, sizePt }) => font === null && sizePt === null)
  );
}
