import type { Block } from '@greenpen/paper';

/** A block's spacing when its format does not specify it; `own` if it does. */
export type Rhythm = 'own' | 'paragraph' | 'item' | 'line';

const longestLine = 80;

/** Plain text holds words only: its paragraphs get room, its headings and the lines of a title page stay as they are. */
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
