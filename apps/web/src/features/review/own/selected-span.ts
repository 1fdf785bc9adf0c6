import type { Span } from '@greenpen/paper';

/** Elements with `data-start` contain exactly the paper's text from that offset. */
const holders = '[data-start]';

/** The stretch of the paper's text that a selection covers, without spaces at its ends; null for none. */
export function selectedSpan(root: Element, selection: Selection | null, text: string): Span | null {
  if (selection === null || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!range.intersectsNode(root)) return null;
  const touched = [...root.querySelectorAll<HTMLElement>(holders)].filter((holder) => touches(range, holder));
  const [first] = touched;
  const last = touched.at(-1);
  if (first === undefined || last === undefined) return null;
  const { startContainer, startOffset, endContainer, endOffset } = range;
  const start = first.contains(startContainer) ? lengthBefore(first, startContainer, startOffset) : 0;
  const end = last.contains(endContainer)
    ? lengthBefore(last, endContainer, endOffset)
    : (last.textContent?.length ?? 0);
  return trimmed(text, { start: startOf(first) + start, end: startOf(last) + end });
}

/** Whether the range has any of the element's text. */
function touches(range: Range, holder: HTMLElement): boolean {
  if (!range.intersectsNode(holder)) return false;
  const inside = document.createRange();
  inside.selectNodeContents(holder);
  if (range.compareBoundaryPoints(Range.START_TO_START, inside) > 0)
    inside.setStart(range.startContainer, range.startOffset);
  if (range.compareBoundaryPoints(Range.END_TO_END, inside) < 0)
    inside.setEnd(range.endContainer, range.endOffset);
  return inside.toString() !== '';
}

function lengthBefore(holder: HTMLElement, container: Node, offset: number): number {
  const before = document.createRange();
  before.setStart(holder, 0);
  before.setEnd(container, offset);
  return before.toString().length;
}

function startOf(holder: HTMLElement): number {
  return Number(holder.dataset['start']);
}

/** null if nothing but spaces is left. */
export function trimmed(text: string, { start, end }: Span): Span | null {
  const words = text.slice(start, end);
  const from = start + words.length - words.trimStart().length;
  const to = start + words.trimEnd().length;
  return from < to ? { start: from, end: to } : null;
}
