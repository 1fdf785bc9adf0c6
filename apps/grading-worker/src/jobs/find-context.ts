import type { Span } from '@greenpen/paper';

/** Characters on each side. */
const AROUND = 36;

/** The words of its line that stand before and after a place, whole words, with a sign where more is left out. */
export function findContext(
  text: string,
  span: Span | null,
): { readonly before: string; readonly after: string } {
  if (span === null) return { before: '', after: '' };
  const start = text.lastIndexOf('\n', span.start - 1) + 1;
  const next = text.indexOf('\n', span.end);
  const line = {
    before: text.slice(start, span.start),
    after: text.slice(span.end, next < 0 ? undefined : next),
  };
  return {
    before:
      line.before.length <= AROUND ? line.before : `…${line.before.slice(-AROUND).replace(/^\S*/u, '')}`,
    after: line.after.length <= AROUND ? line.after : `${line.after.slice(0, AROUND).replace(/\S*$/u, '')}…`,
  };
}
