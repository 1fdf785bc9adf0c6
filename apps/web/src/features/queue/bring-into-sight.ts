/** Pixels at either end of the line that fade out. */
const faded = 24;

/** Scrolls the line of chips, where it scrolls sideways as on a phone, until this one is whole in sight; the page stays where it is. */
export function bringIntoSight(chip: Element | null): void {
  const line = chip?.closest('[data-chips]');
  if (chip === null || line === null || line === undefined) return;
  const frame = line.getBoundingClientRect();
  const { left, right } = chip.getBoundingClientRect();
  const beyondEnd = Math.max(0, right + faded - frame.right);
  const beforeStart = Math.min(0, left - faded - frame.left);
  line.scrollBy({ left: beyondEnd + beforeStart });
}
