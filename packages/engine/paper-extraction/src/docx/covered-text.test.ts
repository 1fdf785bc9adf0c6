import { describe, expect, it } from 'vitest';
import { blockTexts, p, r, readParts } from '../testing/read-parts.ts';

const emu = (points: number): number => Math.round(points * 12_700);
const picture = '<pic:pic><pic:spPr/></pic:pic>';

type Place = { readonly top?: number; readonly height?: number; readonly attributes?: string };

/** A drawing over the whole width of the page, in front of the text. */
function over(inner: string, { top = 0, height = 792, attributes = '' }: Place = {}): string {
  return `<w:r><w:drawing><wp:anchor ${attributes}><wp:positionH relativeFrom="page"><wp:posOffset>0</wp:posOffset></wp:positionH><wp:positionV relativeFrom="page"><wp:posOffset>${emu(top)}</wp:posOffset></wp:positionV><wp:extent cx="${emu(612)}" cy="${emu(height)}"/><wp:wrapNone/><a:graphic><a:graphicData>${inner}</a:graphicData></a:graphic></wp:anchor></w:drawing></w:r>`;
}

const section = (inner: string): string => `<w:sectPr>${inner}</w:sectPr>`;
const referTo = (kind: string): string => `<w:headerReference w:type="${kind}" r:id="h1"/>`;
const newPage = '<w:pageBreakBefore/>';
const vmlOver = (style: string, more = ''): string =>
  `<w:r><w:pict><v:rect style="position:absolute;width:470pt;height:30pt;z-index:5;${style}" ${more}/></w:pict></w:r>`;

describe('text under the drawings of a header', () => {
  it('is set apart on every page that shows the header', async () => {
    const paper = await readParts({
      body:
        p('Title.') +
        p('secret', newPage) +
        p('secret too', newPage) +
        section(`${referTo('default')}<w:titlePg/>`),
      headers: { h1: `<w:p>${over(picture, { top: 60, height: 40 })}</w:p>` },
    });
    expect(blockTexts(paper)).toEqual(['Title.']);
    expect(paper.hidden.map(({ reason, text }) => [reason, text])).toEqual([
      ['covered', 'secret'],
      ['covered', 'secret too'],
    ]);
  });

  it('is set apart on the first page alone where the header is that page’s own', async () => {
    const paper = await readParts({
      body: p('secret') + p('Seen.', newPage) + section(`${referTo('first')}<w:titlePg/>`),
      headers: { h1: `<w:p>${over(picture)}</w:p>` },
    });
    expect(paper.text).toBe('Seen.');
    expect(paper.hidden.map(({ text }) => text)).toEqual(['secret']);
  });

  it.each([
    ['a letterhead above the text', over(picture, { height: 60 })],
    ['a watermark behind the text', over(picture, { attributes: 'behindDoc="1"' })],
    [
      'a watermark of letters',
      '<w:r><w:pict><v:shape style="position:absolute;width:400pt;height:400pt;z-index:5" fillcolor="silver"><v:fill opacity=".5"/><v:textpath string="DRAFT"/></v:shape></w:pict></w:r>',
    ],
    [
      'a picture in the line',
      '<w:r><w:drawing><wp:inline><wp:extent cx="9000000" cy="9000000"/><pic:pic/></wp:inline></w:drawing></w:r>',
    ],
  ])('is read: %s', async (_, header) => {
    const paper = await readParts({
      body: p('Seen.') + section(referTo('default')),
      headers: { h1: `<w:p>${header}</w:p>` },
    });
    expect(paper.text).toBe('Seen.');
    expect(paper.hidden).toEqual([]);
  });
});

describe('text under a chart', () => {
  it('is set apart', async () => {
    const paper = await readParts({
      body:
        p('First.') + `<w:p>${r('secret')}${over('<c:chart/>', { height: 300 })}</w:p>` + p('Last.', newPage),
    });
    expect(paper.text).not.toContain('secret');
    expect(paper.hidden.map(({ reason }) => reason)).toEqual(['covered', 'covered']);
  });
});

it('sets text under a thick VML line apart', async () => {
  const line =
    '<w:r><w:pict><v:line style="position:absolute;z-index:5" from="0,0" to="470pt,0" strokeweight="30pt"/></w:pict></w:r>';
  const paper = await readParts({ body: `<w:p>${r('secret')}${line}</w:p><w:p/>${p('Last.')}` });
  expect(paper.text).not.toContain('secret');
  expect(paper.hidden.map(({ reason }) => reason)).toEqual(['covered']);
});

describe('text on a page of its own', () => {
  it.each([
    ['before', p('secret', newPage) + `<w:p>${over(picture)}</w:p>`],
    ['after', `<w:p><w:pPr>${newPage}</w:pPr>${over(picture)}</w:p>` + p('secret')],
  ])('is set apart %s a picture as large as the page', async (_, page) => {
    const paper = await readParts({ body: p('First.') + page + p('Last.', newPage) });
    expect(paper.text).not.toContain('secret');
    expect(paper.hidden.map(({ reason, text }) => [reason, text])).toEqual([['covered', 'secret']]);
  });
});

describe('text under nothing that is seen', () => {
  it.each([
    ['a VML shape that is switched off', vmlOver('visibility:hidden')],
    ['a VML shape that is not displayed', vmlOver('display:none')],
    [
      'a shape of a VML group that is switched off',
      `<w:r><w:pict><v:group style="position:absolute;width:470pt;height:30pt;visibility:hidden" coordsize="470,30"><v:rect style="left:0;top:0;width:470;height:30"/></v:group></w:pict></w:r>`,
    ],
    [
      'a drawing that is switched off',
      over(picture, { height: 300 }).replace(
        '<wp:wrapNone/>',
        '<wp:docPr id="1" name="a" hidden="1"/><wp:wrapNone/>',
      ),
    ],
    [
      'handwriting',
      over('<w14:contentPart xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"/>', {
        height: 300,
      }),
    ],
    ['a see-through shape', vmlOver('').replace('/></w:pict>', '><v:fill opacity=".5"/></v:rect></w:pict>')],
    ['a thin line', vmlOver('', 'filled="f" strokeweight="1pt"')],
  ])('is read: %s', async (_, cover) => {
    const paper = await readParts({ body: `<w:p>${r('Seen.')}${cover}</w:p>` });
    expect(paper.text.trim()).toBe('Seen.');
    expect(paper.hidden).toEqual([]);
  });

  it('is not what a shape hides beside one that is switched off', async () => {
    const group = `<w:r><w:pict><v:group style="position:absolute;width:470pt;height:30pt" coordsize="470,30"><v:rect style="left:0;top:0;width:470;height:30;visibility:hidden"/><v:rect style="left:0;top:0;width:470;height:30"/></v:group></w:pict></w:r>`;
    const paper = await readParts({ body: p('First.') + `<w:p>${r('secret')}${group}</w:p>` });
    expect(paper.hidden.map(({ reason, text }) => [reason, text])).toEqual([['covered', 'secret']]);
  });
});

const frame = (more: string, words: string): string =>
  p(words, `<w:framePr w:w="9600" ${more}/><w:shd w:val="clear" w:fill="DDDDDD"/>`);

const side = (align: string): string =>
  p(align, `<w:framePr w:w="2000" w:hAnchor="margin" w:vAnchor="text" w:xAlign="${align}"/>`);

describe('text beside frames', () => {
  it.each([
    ['goes around', frame('w:wrap="around" w:hAnchor="text" w:vAnchor="text"', 'A pull quote.')],
    [
      'is far from',
      frame('w:wrap="none" w:hAnchor="page" w:vAnchor="page" w:x="1440" w:y="9000"', 'A note.'),
    ],
  ])('is read where it %s a shaded frame', async (_, framed) => {
    const paper = await readParts({ body: framed + p('Seen.') });
    expect(paper.text).toContain('Seen.');
    expect(paper.hidden).toEqual([]);
  });

  it('is read where frames share a line', async () => {
    const paper = await readParts({ body: side('left') + side('right') + p('Seen.') });
    expect(blockTexts(paper)).toEqual(['left', 'right', 'Seen.']);
    expect(paper.hidden).toEqual([]);
  });

  it('is set apart with the frame where both are printed over each other', async () => {
    const paper = await readParts({
      body:
        p('First.') +
        p('secret words', '<w:framePr w:wrap="through" w:hAnchor="text" w:vAnchor="text"/>') +
        p('Words of the text that fill more than half a line.'),
    });
    expect(paper.text).not.toContain('secret');
    expect(paper.hidden.map(({ text }) => text)).toEqual(['secret words']);
  });

  it('is set apart where no room is left between the edges of a frame', async () => {
    const paper = await readParts({ body: p('First.') + p('secret', '<w:framePr w:w="1"/>') });
    expect(paper.hidden).toEqual([{ reason: 'off-page', text: 'secret', page: 1 }]);
  });
});

describe('text after a page break in the paragraph of a drawing', () => {
  const pageBreak = '<w:r><w:br w:type="page"/></w:r>';
  const rectangle =
    '<wps:wsp><wps:spPr><a:solidFill><a:srgbClr val="1F3864"/></a:solidFill></wps:spPr></wps:wsp>';

  it.each([
    ['with nothing else', over(rectangle, { height: 300 }) + pageBreak],
    ['with a picture', over(picture, { height: 300 }) + pageBreak],
    ['with a title below', over(rectangle, { top: 100, height: 300 }) + r('Title.') + pageBreak],
    ['with two breaks', over(rectangle) + pageBreak + pageBreak],
  ])('is read: %s', async (_, run) => {
    const paper = await readParts({ body: `<w:p>${run}</w:p>${p('First.')}${p('Second.')}` });
    expect(paper.text).toContain('First.\nSecond.');
    expect(paper.hidden).toEqual([]);
  });

  it('is read where the section ends with the drawing', async () => {
    const paper = await readParts({
      body: `<w:p><w:pPr>${section('')}</w:pPr>${over(rectangle)}</w:p>${p('First.')}`,
    });
    expect(paper.text).toContain('First.');
    expect(paper.hidden).toEqual([]);
  });

  it.each([
    ['after the break', pageBreak + over(rectangle)],
    ['in the paragraph that begins the page', over(rectangle)],
  ])('is set apart where the drawing is %s', async (_, run) => {
    const start = run.startsWith(pageBreak) ? '' : newPage;
    const paper = await readParts({
      body: `${p('Title.')}<w:p><w:pPr>${start}</w:pPr>${run}</w:p>${p('secret')}`,
    });
    expect(paper.text.trim()).toBe('Title.');
    expect(paper.hidden.map(({ text }) => text)).toEqual(['secret']);
  });
});

/** A picture in front of the text, anchored to an empty paragraph above it. */
const inFront = (height: number): string =>
  `<w:p><w:r><w:drawing><wp:anchor><wp:positionH relativeFrom="column"><wp:posOffset>0</wp:posOffset></wp:positionH><wp:positionV relativeFrom="paragraph"><wp:posOffset>0</wp:posOffset></wp:positionV><wp:extent cx="${emu(468)}" cy="${emu(height)}"/><wp:wrapNone/><a:graphic><a:graphicData>${picture}</a:graphicData></a:graphic></wp:anchor></w:drawing></w:r></w:p>`;

describe('text under a floating picture of its own', () => {
  const small = p('Small words of a paragraph that nobody sees. '.repeat(8), '', '<w:sz w:val="16"/>');

  it('is set apart, as the picture takes no room', async () => {
    const paper = await readParts({ body: p('Title.') + inFront(330) + small.repeat(4) });
    expect(paper.text.trim()).toBe('Title.');
  });

  it('is read where it follows the room left for the picture', async () => {
    const paper = await readParts({
      body: p('Title.') + inFront(80) + p('').repeat(8) + p('Seen words of a paragraph.'),
    });
    expect(paper.text).toContain('Seen words of a paragraph.');
    expect(paper.hidden).toEqual([]);
  });
});
