const tagWidth = 32;

/** Sets names side by side that stand in the same line of the margin; what finds no room there is hidden. */
export function placeTags(sheet: Element): void {
  const tags = [...sheet.querySelectorAll<HTMLElement>('.margin-tag')];
  // All reads before all writes: one layout for the page.
  const room = Number.parseFloat(getComputedStyle(sheet).paddingRight) - 8;
  const perLine = Math.max(1, Math.floor(room / tagWidth));
  const lines: { readonly top: number; readonly tags: HTMLElement[] }[] = [];
  for (const tag of tags) {
    const top = tag.offsetTop;
    const line = lines.at(-1);
    if (line !== undefined && Math.abs(top - line.top) < 12) line.tags.push(tag);
    else lines.push({ top, tags: [tag] });
  }
  for (const line of lines) {
    const count = Math.min(perLine, line.tags.length);
    for (const [place, tag] of line.tags.entries()) {
      tag.style.setProperty('--shift', String(Math.max(0, count - 1 - place)));
      tag.toggleAttribute('data-crowded', place >= perLine);
    }
  }
}
