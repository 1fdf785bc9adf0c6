import type { PDFPage } from 'pdf-lib';
import { PDFName } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { findPictureLimit } from './picture-pages.ts';
import { readPdf } from './read-pdf.ts';
import { readPaperOf } from './testing/read-paper.ts';
import { typeset } from './testing/typeset.ts';

const VISIBLE = 'Rest protects what was learned during the day.';
const SENTENCE = 'Hours of sleep were counted for a week';
const TEXT = `BT /P 12 Tf 1 0 0 1 72 300 Tm (${SENTENCE}) Tj ET`;
const PAGE = 'q 612 0 0 600 0 0 cm';

type Grey = { readonly width: number; readonly height: number; readonly shade: number };
const large = { width: 900, height: 1200 };
/** More pixels than are decoded of any picture. */
const huge = { width: 5000, height: 5000 };

function addPictures(page: PDFPage, pictures: Readonly<Record<string, Grey>>): void {
  const { context } = page.doc;
  const entries = Object.entries(pictures).map(([name, { width, height, shade }]) => {
    const stream = context.flateStream(new Uint8Array(width * height).fill(shade), {
      Type: 'XObject',
      Subtype: 'Image',
      Width: width,
      Height: height,
      ColorSpace: 'DeviceGray',
      BitsPerComponent: 8,
    });
    return [name, context.register(stream)] as const;
  });
  page.node.Resources()?.set(PDFName.of('XObject'), context.obj(Object.fromEntries(entries)));
}

/** A page over which, or under which, `content` paints pictures. */
function typesetOn(content: string, pictures: Readonly<Record<string, Grey>>): Promise<Uint8Array> {
  return typeset({
    paragraphs: [{ text: VISIBLE }],
    finish: (document, [page]) => {
      if (page === undefined) return;
      const { context } = document;
      const font = context.obj({ Type: 'Font', Subtype: 'Type1', BaseFont: 'Times-Roman' });
      page.node.setFontDictionary(PDFName.of('P'), context.register(font));
      addPictures(page, pictures);
      page.node.addContentStream(context.register(context.stream(`q ${content} Q`)));
    },
  });
}

const BAND = 'q 500 0 0 60 60 270 cm';

describe('text and a picture too large to be decoded with the page', () => {
  it.each([
    ['dark on a pale letterhead', `${PAGE} /Im Do Q ${TEXT}`, 245],
    ['dark on a grey scan of a form', `${BAND} /Im Do Q ${TEXT}`, 190],
    ['a white caption on a dark photo', `${BAND} /Im Do Q 1 g ${TEXT}`, 40],
    ['a pale caption on a dark slide', `${BAND} /Im Do Q 0.8 g ${TEXT}`, 20],
    ['beside a photo that is drawn after it', `${TEXT} q 200 0 0 200 60 60 cm /Im Do Q`, 40],
  ])('is kept where it is seen: %s', async (_, content, shade) => {
    const outcome = await readPdf(await typesetOn(content, { Im: { ...large, shade } }));
    expect(outcome).toMatchObject({ status: 'read', paper: { hidden: [] }, notes: [] });
    expect(outcome.status === 'read' ? outcome.paper.text : '').toContain(SENTENCE);
  });

  it.each([
    ['white on white', `${BAND} /Im Do Q 1 g ${TEXT}`, 255, 'same-colour-as-page'],
    ['black on black', `${BAND} /Im Do Q ${TEXT}`, 5, 'same-colour-as-page'],
    ['under a white one', `${TEXT} ${BAND} /Im Do Q`, 255, 'covered'],
    [
      'under one after which more is painted in its space',
      `${TEXT} ${BAND} /Im Do 0 0 0.1 0.1 re f Q`,
      255,
      'covered',
    ],
    [
      'on one that is painted in the same space',
      `${BAND} /Im Do 1 0 0 1 0 0 cm Q ${TEXT}`,
      5,
      'same-colour-as-page',
    ],
    ['under a low strip', `${TEXT} q 500 0 0 15 60 296 cm /Im Do Q`, 255, 'covered'],
  ])('is set apart where it is not: %s', async (_, content, shade, reason) => {
    const paper = await readPaperOf(await typesetOn(content, { Im: { ...large, shade } }));
    expect(paper.text.trim()).toBe(VISIBLE);
    expect(paper.hidden.map((hidden) => [hidden.reason, hidden.text])).toEqual([[reason, SENTENCE]]);
  });
});

describe('text and a picture that is never decoded', () => {
  it('is kept where it is dark and drawn after it', async () => {
    const content = `${BAND} /Im Do Q ${TEXT}`;
    const paper = await readPaperOf(await typesetOn(content, { Im: { ...huge, shade: 230 } }));
    expect(paper.text).toContain(SENTENCE);
    expect(paper.hidden).toEqual([]);
  });

  it('is set apart where nothing but a place for a picture parts it from an area of its colour', async () => {
    const content = `0 g 60 270 500 60 re f ${BAND} Q ${TEXT}`;
    const paper = await readPaperOf(await typesetOn(content, {}));
    expect(paper.text.trim()).toBe(VISIBLE);
    expect(paper.hidden.map(({ reason }) => reason)).toEqual(['same-colour-as-page']);
  });

  it.each([
    ['white', `${BAND} /Im Do Q 1 g ${TEXT}`, 'same-colour-as-page'],
    ['drawn before it', `${TEXT} ${BAND} /Im Do Q`, 'covered'],
  ])('is set apart where it is %s', async (_, content, reason) => {
    const paper = await readPaperOf(await typesetOn(content, { Im: { ...huge, shade: 255 } }));
    expect(paper.text.trim()).toBe(VISIBLE);
    expect(paper.hidden.map((hidden) => [hidden.reason, hidden.text])).toEqual([[reason, SENTENCE]]);
  });

  it('is set apart under one that is followed by paint, in a file that holds a smaller one too', async () => {
    const content = `${TEXT} ${BAND} /Im Do 0 0 0.1 0.1 re f Q q 99 0 0 99 400 500 cm /Small Do Q`;
    const pictures = { Im: { ...huge, shade: 255 }, Small: { ...large, shade: 80 } };
    const paper = await readPaperOf(await typesetOn(content, pictures));
    expect(paper.text.trim()).toBe(VISIBLE);
  });
});

async function limitOf(pictures: Readonly<Record<string, Grey>>) {
  return findPictureLimit(await typesetOn('', pictures));
}

describe('findPictureLimit', () => {
  it('is the largest picture of a file that holds few', async () => {
    const limit = await limitOf({ A: { ...large, shade: 9 }, B: { width: 20, height: 20, shade: 9 } });
    expect(limit).toEqual({ pixels: 1_080_000, hasLarger: false });
  });

  it('leaves out what is too large', async () => {
    const limit = await limitOf({ A: { ...large, shade: 9 }, B: { ...huge, shade: 9 } });
    expect(limit).toEqual({ pixels: 1_080_000, hasLarger: true });
  });

  it('leaves out the largest of many', async () => {
    const wide = { width: 4000, height: 3000, shade: 9 };
    const limit = await limitOf({ A: { ...large, shade: 9 }, B: wide, C: wide, D: wide });
    expect(limit).toEqual({ pixels: 1_080_000, hasLarger: true });
  });

  it('is nothing for a file without large pictures, or with one that unpacks to more than its size', async () => {
    expect(await limitOf({ B: { width: 20, height: 20, shade: 9 } })).toBeNull();
    const file = Buffer.from(await typesetOn('', { A: { width: 4000, height: 3000, shade: 9 } }));
    const liar = file
      .toString('latin1')
      .replace('/Width 4000', '/Width 0400')
      .replace('/Height 3000', '/Height 0700');
    expect(await findPictureLimit(Buffer.from(liar, 'latin1'))).toBeNull();
  });
});
