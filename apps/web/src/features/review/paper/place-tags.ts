const perLine = 3;

/** Sets names side by side that stand in the same line of the margin; what finds no room there is hidden. */
export function placeTags(sheet: Element): void {
  const tags = [...sheet.querySelectorAll<HTMLElement>('.margin-tag')];
  // All reads before all writes: one layout for the page.
  const tops = tags.map(({ offsetTop }) => offsetTop);
  let lineTop = -Infinity;
  let place = 0;
  for (const [index, tag] of tags.entries()) {
    const top = tops[index] ?? 0;
    place = Math.abs(top - lineTop) < 12 ? place + 1 : 0;
    if (place === 0) lineTop = top;
    tag.style.setProperty('--shift', String(place));
    tag.toggleAttribute('data-crowded', place >= perLine);
  }
}
