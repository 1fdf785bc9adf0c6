import type { Paper } from '@greenpen/paper';
import { spanContains } from '@greenpen/paper';
import { expect } from 'vitest';

/** Checks what `Paper` promises: blocks joined by one line feed, runs and cells inside them, pages in order. */
export function expectSoundPaper(paper: Paper): void {
  let at = 0;
  paper.blocks.forEach((block, i) => {
    if (i > 0) {
      expect(paper.text[at]).toBe('\n');
      at += 1;
    }
    expect(block.span.start).toBe(at);
    expect(block.span.end).toBeGreaterThanOrEqual(at);
    at = block.span.end;
    let end = block.span.start;
    for (const { span } of block.runs) {
      expect(span.start).toBeGreaterThanOrEqual(end);
      expect(span.end).toBeGreaterThan(span.start);
      expect(spanContains(block.span, span)).toBe(true);
      end = span.end;
    }
    for (const { span } of block.cells) expect(spanContains(block.span, span)).toBe(true);
    expect(block.page).toBeGreaterThanOrEqual(1);
    expect(block.page).toBeLessThanOrEqual(paper.pages.length);
  });
  expect(at).toBe(paper.text.length);
  let pageEnd = 0;
  paper.pages.forEach((page, i) => {
    expect(page.number).toBe(i + 1);
    expect(page.span.start).toBe(pageEnd);
    pageEnd = page.span.end;
  });
  expect(pageEnd).toBe(paper.text.length);
  expect(paper.pages.length).toBeGreaterThan(0);
}
