import type { Paper } from '@greenpen/paper';
import { spanContains } from '@greenpen/paper';
import { expect } from 'vitest';

/** What holds for every paper, whatever was read: offsets that downstream code relies on. */
export function expectSoundPaper({ text, blocks, pages }: Paper): void {
  let at = 0;
  for (const [index, { span, runs, cells, page }] of blocks.entries()) {
    if (index > 0) {
      expect(text[at]).toBe('\n');
      at += 1;
    }
    expect(span.start).toBe(at);
    expect(span.end).toBeGreaterThanOrEqual(span.start);
    at = span.end;
    expect(page).toBeGreaterThanOrEqual(blocks[index - 1]?.page ?? 1);
    expect(page).toBeLessThanOrEqual(pages.length);
    let runAt = span.start;
    for (const run of runs) {
      expect(run.span.start).toBeGreaterThanOrEqual(runAt);
      expect(spanContains(span, run.span)).toBe(true);
      runAt = run.span.end;
    }
    for (const cell of cells) expect(spanContains(span, cell.span)).toBe(true);
  }
  expect(at).toBe(text.length);

  expect(pages.length).toBeGreaterThan(0);
  let pageAt = 0;
  for (const [index, { number, span }] of pages.entries()) {
    expect(number).toBe(index + 1);
    expect(span.start).toBeGreaterThanOrEqual(pageAt);
    expect(span.end).toBeGreaterThanOrEqual(span.start);
    pageAt = span.end;
  }
  expect(pageAt).toBeLessThanOrEqual(text.length);
}
