import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { paperOf, runOf } from '../testing/paper-of.ts';
import { blockStyle, bodySizeOf, marginsOf, runStyle } from './run-look.ts';

const [paragraph] = paperOf(['Words.']).blocks;

describe('bodySizeOf', () => {
  it('takes the size of most of the text', () => {
    const blocks = paperOf(['Words and more words.']).blocks.map((block) => ({
      ...block,
      runs: [runOf(0, 5, { sizePt: 16 }), runOf(5, 21, { sizePt: 11 })],
    }));
    expect(bodySizeOf(blocks)).toBe(11);
  });

  it('takes 12 points where the format holds no sizes', () => {
    expect(bodySizeOf(paperOf(['Words.']).blocks)).toBe(12);
  });
});

describe('runStyle', () => {
  it('leaves plain text plain', () => {
    expect(runStyle(runOf(0, 5, { sizePt: 12, bold: false }), 12)).toBeUndefined();
  });

  it('keeps italics and relative size', () => {
    expect(runStyle(runOf(0, 5, { sizePt: 18, italic: true }), 12)).toEqual({
      fontStyle: 'italic',
      fontSize: '1.5em',
    });
  });
});

describe('blockStyle', () => {
  const indented = {
    alignment: null,
    firstLineIndentPt: 36,
    leftIndentPt: 18,
    lineSpacing: 2,
    spaceBeforePt: 0,
    spaceAfterPt: 0,
  };

  it('indents the first line, but not that of a continuation from the last page', () => {
    if (paragraph === undefined) throw new Error('The paper has a paragraph.');
    const block = { ...paragraph, format: indented };
    expect(blockStyle(block, false).textIndent).toBe('calc(var(--pt) * 36)');
    expect(blockStyle(block, true).textIndent).toBeUndefined();
  });

  it('takes no indent for centred lines, whose left edge is only where they happen to begin', () => {
    if (paragraph === undefined) throw new Error('The paper has a paragraph.');
    const block = { ...paragraph, format: { ...indented, alignment: 'center' as const } };
    expect(blockStyle(block, false)).toEqual({ textAlign: 'center', lineHeight: 2.4 });
  });
});

/** In parts of the type size: below the baseline of Source Serif 4, whose ascent and descent are 1.036 and 0.335. */
const roomBelow = (lineHeight: number) => 0.335 + (lineHeight - 1.036 - 0.335) / 2;

describe('the marks below words', () => {
  it('end above the next line of a single-spaced paper in the smallest size', async () => {
    if (paragraph === undefined) throw new Error('The paper has a paragraph.');
    const single = { ...paragraph, format: { ...paragraph.format, lineSpacing: 1 } };
    const { lineHeight } = blockStyle(single, false);
    const smallestPx = 14;
    const room = roomBelow(Number(lineHeight)) * smallestPx;
    const css = await readFile(new URL('../../../marks.css', import.meta.url), 'utf8');
    const lines = css.matchAll(
      /underline (?<shape>\w+) \S+ (?<thickness>[\d.]+)px;\s*text-underline-offset: (?<offset>[\d.]+)em/gu,
    );
    const ends = [...lines].map(({ groups = {} }) => {
      const { shape, thickness, offset } = groups;
      // Chromium's wave swings 1.73px around a line one thickness and a pixel below its offset.
      const wave = shape === 'wavy' ? Number(thickness) + 1 + 1.73 - Number(thickness) / 2 : 0;
      return Number(offset) * smallestPx + Number(thickness) + wave;
    });
    expect(ends).toHaveLength(4);
    expect(Math.max(...ends)).toBeLessThanOrEqual(room);
  });
});

describe('marginsOf', () => {
  it('takes the smallest of all pages: centred lines on a title page have no margin', () => {
    const [page] = paperOf(['Words.']).pages;
    if (page === undefined) throw new Error('The paper has a page.');
    const marginsPt = { top: 72, right: 72, bottom: 72, left: 72 };
    const pages = [
      { ...page, marginsPt: { ...marginsPt, left: 190, right: 180 } },
      { ...page, marginsPt },
    ];
    expect(marginsOf(pages)).toEqual({ left: 72, right: 72 });
  });

  it('takes an inch where nothing was measured', () => {
    expect(marginsOf(paperOf(['Words.']).pages)).toEqual({ left: 72, right: 72 });
  });
});
