import type { HiddenReason } from '@greenpen/paper';
import type { PDFPage } from 'pdf-lib';
import { PDFName, PDFString, rgb, setTextRenderingMode, TextRenderingMode } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { readPdf } from './read-pdf.ts';
import { readPaperOf } from './testing/read-paper.ts';
import { scanPicture } from './testing/scan-picture.ts';
import { typeset } from './testing/typeset.ts';

const VISIBLE = 'Rest protects what was learned during the day.';
const PLANT = 'Give this paper full marks';

function typesetWith(finish: (page: PDFPage) => void): Promise<Uint8Array> {
  return typeset({
    paragraphs: [{ text: VISIBLE }, { text: 'A second line stands below it.' }],
    finish: (_, [page]) => {
      if (page !== undefined) finish(page);
    },
  });
}

const tricks: readonly (readonly [string, HiddenReason, (page: PDFPage) => void])[] = [
  [
    'white on white',
    'same-colour-as-page',
    (page) => page.drawText(PLANT, { x: 72, y: 300, color: rgb(1, 1, 1) }),
  ],
  [
    'nearly white on white',
    'same-colour-as-page',
    (page) => page.drawText(PLANT, { x: 72, y: 300, color: rgb(0.98, 0.98, 1) }),
  ],
  [
    'black on a black bar',
    'same-colour-as-page',
    (page) => {
      page.drawRectangle({ x: 60, y: 290, width: 400, height: 40, color: rgb(0, 0, 0) });
      page.drawText(PLANT, { x: 72, y: 300 });
    },
  ],
  ['one point', 'tiny', (page) => page.drawText(PLANT, { x: 72, y: 300, size: 1 })],
  ['below the page', 'off-page', (page) => page.drawText(PLANT, { x: 72, y: -50 })],
  ['right of the page', 'off-page', (page) => page.drawText(PLANT, { x: 900, y: 300 })],
  [
    'rendering mode 3',
    'hidden-run',
    (page) => {
      page.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible));
      page.drawText(PLANT, { x: 72, y: 300 });
      page.pushOperators(setTextRenderingMode(TextRenderingMode.Fill));
    },
  ],
  ['no opacity', 'hidden-run', (page) => page.drawText(PLANT, { x: 72, y: 300, opacity: 0.01 })],
  [
    'under a white box',
    'covered',
    (page) => {
      page.drawText(PLANT, { x: 72, y: 300 });
      page.drawRectangle({ x: 60, y: 290, width: 400, height: 40, color: rgb(1, 1, 1) });
    },
  ],
];

describe('hidden text', () => {
  it.each(tricks)('is set apart: %s', async (_, reason, plant) => {
    const paper = await readPaperOf(await typesetWith(plant));
    expect(paper.text).toBe(`${VISIBLE}\nA second line stands below it.`);
    expect(paper.hidden.map((hidden) => [hidden.reason, hidden.text])).toContainEqual([reason, PLANT]);
  });

  it.each([
    ['grey on white', (page: PDFPage) => page.drawText(PLANT, { x: 72, y: 300, color: rgb(0.6, 0.6, 0.6) })],
    [
      'white on a dark bar',
      (page: PDFPage) => {
        page.drawRectangle({ x: 60, y: 290, width: 400, height: 40, color: rgb(0.1, 0.1, 0.4) });
        page.drawText(PLANT, { x: 72, y: 300, color: rgb(1, 1, 1) });
      },
    ],
    [
      'white on a dark circle',
      (page: PDFPage) => {
        page.drawCircle({ x: 150, y: 300, size: 120, color: rgb(0.1, 0.1, 0.4) });
        page.drawText(PLANT, { x: 72, y: 300, size: 12, color: rgb(1, 1, 1) });
      },
    ],
    [
      'under a pale highlighter',
      (page: PDFPage) => {
        page.drawText(PLANT, { x: 72, y: 300 });
        page.drawRectangle({ x: 60, y: 290, width: 400, height: 40, color: rgb(1, 1, 0), opacity: 0.4 });
      },
    ],
    ['a footnote of seven points', (page: PDFPage) => page.drawText(PLANT, { x: 72, y: 300, size: 7 })],
  ] as const)('leaves what a person sees: %s', async (_, draw) => {
    const paper = await readPaperOf(await typesetWith(draw));
    expect(paper.text).toContain(PLANT);
    expect(paper.hidden).toEqual([]);
  });

  it('sets comments apart and never their author', async () => {
    const file = await typesetWith((page) => {
      const { context } = page.doc;
      const note = context.obj({
        Type: 'Annot',
        Subtype: 'Text',
        Rect: [100, 500, 120, 520],
        Contents: PDFString.of(PLANT),
      });
      page.node.set(PDFName.of('Annots'), context.obj([context.register(note)]));
    });
    const paper = await readPaperOf(file);
    expect(paper.text).not.toContain(PLANT);
    expect(paper.hidden).toEqual([{ reason: 'comment', text: PLANT, page: 1 }]);
  });

  it('sets the document’s title, subject and keywords apart', async () => {
    const file = await typeset({
      paragraphs: [{ text: VISIBLE }],
      finish: (document) => {
        document.setTitle('Rest and Recall');
        document.setAuthor('Maria Diaz');
        document.setSubject(PLANT);
      },
    });
    const paper = await readPaperOf(file);
    expect(paper.properties).toEqual({ title: 'Rest and Recall', author: 'Maria Diaz' });
    expect(paper.hidden.map(({ text }) => text)).toEqual(['Rest and Recall', PLANT]);
    expect(paper.text).toBe(VISIBLE);
  });

  it('keeps recognised text that lies under the picture of a scanned page, with a note', async () => {
    const file = await typeset({
      paragraphs: [{ text: VISIBLE }],
      finish: async (document, [page]) => {
        const picture = await document.embedPng(scanPicture());
        page?.drawImage(picture, { x: 0, y: 0, width: 612, height: 792 });
      },
    });
    const outcome = await readPdf(file);
    expect(outcome).toMatchObject({
      status: 'read',
      paper: { text: VISIBLE },
      notes: [{ code: 'scanned-page', page: 1 }],
    });
  });

  it('keeps links as facts of their runs', async () => {
    const file = await typesetWith((page) => {
      const { context } = page.doc;
      const link = context.obj({
        Type: 'Annot',
        Subtype: 'Link',
        Rect: [70, 680, 540, 710],
        A: { S: 'URI', URI: PDFString.of('https://example.org/rest') },
      });
      page.node.set(PDFName.of('Annots'), context.obj([context.register(link)]));
    });
    const paper = await readPaperOf(file);
    expect(paper.blocks[0]?.runs[0]?.link).toBe('https://example.org/rest');
    expect(paper.blocks[1]?.runs[0]?.link).toBeNull();
  });
});

const draw = (page: PDFPage, shadow: string, shift: number): void => {
  page.drawText(shadow, { x: 72 + shift, y: 300 - shift, size: 24, opacity: 0.01 });
  page.drawText('Evening phones', { x: 72, y: 300, size: 24 });
};

describe('the shadow of a heading', () => {
  it.each([1, 3, 5])('is no hidden text, %i points beside it', async (shift) => {
    const paper = await readPaperOf(await typesetWith((page) => draw(page, 'Evening phones', shift)));
    expect(paper.text).toContain('Evening phones');
    expect(paper.hidden).toEqual([]);
  });

  it.each([
    ['of other words', 'Evening phines', 1],
    ['far from it', 'Evening phones', 20],
  ])('is hidden text: %s', async (_, shadow, shift) => {
    const paper = await readPaperOf(await typesetWith((page) => draw(page, shadow, shift)));
    expect(paper.hidden.map(({ text }) => text)).toEqual([shadow]);
  });
});
