import { describe, expect, it } from 'vitest';
import { readPdf } from './read-pdf.ts';
import { typeset } from './testing/typeset.ts';

const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

type Picture = { readonly y: number; readonly height: number };

/** A typed page, and behind it one that holds pictures and, where there are any, words. */
async function typedAndPictures(pictures: readonly Picture[], words: readonly string[] = []) {
  const file = await typeset({
    paragraphs: [{ text: 'Rest protects what was learned during the day.' }],
    finish: async (document) => {
      const picture = await document.embedPng(dot);
      const page = document.addPage([612, 792]);
      for (const { y, height } of pictures) page.drawImage(picture, { x: 0, y, width: 612, height });
      for (const [at, text] of words.entries()) page.drawText(text, { x: 90, y: 600 - at * 20, size: 12 });
    },
  });
  const outcome = await readPdf(file);
  return outcome.status === 'read' ? outcome.notes : [];
}

describe('a page that is a picture', () => {
  it.each<[string, readonly Picture[]]>([
    ['one picture', [{ y: 0, height: 792 }]],
    ['strips, as some scanners write them', [0, 198, 396, 594].map((y) => ({ y, height: 198 }))],
  ])('is reported as unread: %s', async (_, pictures) => {
    expect(await typedAndPictures(pictures)).toEqual([
      {
        code: 'picture-page',
        message: 'Page 2 is an image with no readable text; nothing on it was graded.',
        page: 2,
      },
    ]);
  });

  it('is not reported if it has words or only a small picture', async () => {
    const caption = ['Figure 1', 'Hours of sleep and points in the examination'];
    expect(await typedAndPictures([{ y: 0, height: 792 }], caption)).toEqual([]);
    expect(await typedAndPictures([{ y: 300, height: 300 }])).toEqual([]);
  });

  it('is reported together with similar pages', async () => {
    const file = await typeset({
      paragraphs: [{ text: 'Rest protects what was learned during the day.' }],
      finish: async (document) => {
        const picture = await document.embedPng(dot);
        for (let page = 0; page < 3; page += 1)
          document.addPage([612, 792]).drawImage(picture, { x: 0, y: 0, width: 612, height: 792 });
      },
    });
    expect(await readPdf(file)).toMatchObject({
      notes: [
        {
          message: '3 pages are images with no readable text (2, 3, 4); nothing on them was graded.',
          page: 2,
        },
      ],
    });
  });
});
