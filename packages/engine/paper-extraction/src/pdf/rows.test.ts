import { StandardFonts } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { blockTexts, readPaperOf } from './testing/read-paper.ts';
import { typeset } from './testing/typeset.ts';

const LINES = [
  'Students who sleep fewer than six hours before an examination recall less',
  'of what they studied than students who rest well, and the difference grows',
  'over the week.',
];
const TEXT = LINES.join(' ');

type Setting = {
  readonly size: number;
  /** How far below the first baseline the letter's is. */
  readonly drop: number;
  /** How many lines make room for the letter. */
  readonly besides: number;
  readonly gap?: number;
  /** Distance of the first two baselines. */
  readonly pitch?: number;
};

/** Two paragraphs whose first letter is large. */
function setWithInitials({ size, drop, besides, gap = 0, pitch = 14 }: Setting): Promise<Uint8Array> {
  return typeset({
    paragraphs: [],
    finish: async (document, [page]) => {
      const font = await document.embedFont(StandardFonts.TimesRoman);
      for (const top of [700, 600]) {
        const room = font.widthOfTextAtSize('S', size) + gap;
        page?.drawText('S', { x: 72, y: top - drop, size, font });
        LINES.forEach((line, i) => {
          const x = 72 + (i < besides ? room : 0);
          const y = top - (i === 0 ? 0 : pitch + 14 * (i - 1));
          page?.drawText(i === 0 ? line.slice(1) : line, { x, y, size: 12, font });
        });
      }
    },
  });
}

describe('large first letters', () => {
  it.each([
    ['on the first line', { size: 36, drop: 0, besides: 1, pitch: 20 }],
    ['twice as large as the text', { size: 24, drop: 0, besides: 1 }],
    ['dropped two lines', { size: 28, drop: 14, besides: 2 }],
    ['dropped two lines, with a margin', { size: 28, drop: 14, besides: 2, gap: 6 }],
    ['floated, lower than a line', { size: 36, drop: 22.5, besides: 3 }],
  ])('are read before their words: %s', async (_, setting) => {
    expect(blockTexts(await readPaperOf(await setWithInitials(setting)))).toEqual([TEXT, TEXT]);
  });

  it.each([
    ['to', 24],
    ['examination', 30],
    ['A', 40],
  ])('leaves the blanks beside a large word alone: %s in %i points', async (word, size) => {
    const file = await typeset({
      paragraphs: [{ text: TEXT, spacing: 1 }],
      finish: async (document, [page]) => {
        const font = await document.embedFont(StandardFonts.TimesRoman);
        let x = 72;
        for (const [part, sizePt] of [
          ['This is what we said ', 12],
          [word, size],
          [' in a line of the text', 12],
        ] as const) {
          page?.drawText(part, { x, y: 500, size: sizePt, font });
          x += font.widthOfTextAtSize(part, sizePt);
        }
      },
    });
    const { text } = await readPaperOf(file);
    expect(text).toContain(`This is what we said ${word} in a line of the text`);
  });

  it('leaves a list of letters as it is', async () => {
    const file = await typeset({
      paragraphs: [{ text: TEXT }],
      finish: async (document, [page]) => {
        const font = await document.embedFont(StandardFonts.TimesRoman);
        page?.drawText('Grades: ', { x: 72, y: 500, size: 12, font });
        page?.drawText('A', { x: 112, y: 500, size: 20, font });
        page?.drawText('means excellent work', { x: 130, y: 500, size: 12, font });
      },
    });
    expect((await readPaperOf(file)).text).toContain('Grades: A means excellent work');
  });
});
