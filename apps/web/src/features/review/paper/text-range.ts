/** The DOM's range for offsets of the paper's text; null where that stretch is not drawn. */
export function rangeOf(root: Element, start: number, end: number): Range | null {
  const from = positionOf(root, start);
  const to = positionOf(root, end - 1);
  if (from === null || to === null) return null;
  const range = document.createRange();
  range.setStart(from.node, from.offset);
  range.setEnd(to.node, to.offset + 1);
  return range;
}

/** Elements with `data-start` hold the text from that offset on, and nothing but it. */
function positionOf(root: Element, offset: number): { readonly node: Text; readonly offset: number } | null {
  const holder = lastStartingBy([...root.querySelectorAll<HTMLElement>('[data-start]')], offset);
  if (holder === null) return null;
  let left = offset - Number(holder.dataset['start']);
  const walker = document.createTreeWalker(holder, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue;
    if (left < node.length) return { node, offset: left };
    left -= node.length;
  }
  return null;
}

function lastStartingBy(holders: readonly HTMLElement[], offset: number): HTMLElement | null {
  let low = 0;
  let high = holders.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (Number(holders[middle]?.dataset['start']) <= offset) low = middle + 1;
    else high = middle;
  }
  return holders[low - 1] ?? null;
}
