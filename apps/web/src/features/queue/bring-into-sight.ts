/** Width in pixels of the fade at either end. */
const faded = 24;

/** Scrolls the line of chips sideways until this one is fully visible, without scrolling the page. */
export function bringIntoSight(chip: Element | null): void {
  const line = chip?.closest('[data-chips]');
  if (chip === null || line === null || line === undefined) return;
  const frame = line.getBoundingClientRect();
  const { left, right } = chip.getBoundingClientRect();
  const beyondEnd = Math.max(0, right + faded - frame.right);
  const beforeStart = Math.min(0, left - faded - frame.left);
  line.scrollBy({ left: beyondEnd + beforeStart });
}
