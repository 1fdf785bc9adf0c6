import { describe, expect, it } from 'vitest';
import { blockTexts, p, r, readParts } from '../testing/read-parts.ts';

const emu = (points: number): number => Math.round(points * 12_700);
const colour = (value: string, change = ''): string => `<a:srgbClr val="${value}">${change}</a:srgbClr>`;
const solid = (value: string): string => `<a:solidFill>${colour(value)}</a:solidFill>`;
const gradient = (...stops: readonly string[]): string =>
  `<a:gradFill><a:gsLst>${stops.map((stop) => `<a:gs pos="0">${stop}</a:gs>`).join('')}</a:gsLst></a:gradFill>`;
const pattern = (front: string, back: string): string =>
  `<a:pattFill prst="pct5"><a:fgClr>${colour(front)}</a:fgClr><a:bgClr>${colour(back)}</a:bgClr></a:pattFill>`;
const photo = '<a:blipFill><a:blip/></a:blipFill>';
const none = '<a:noFill/>';

/** A shape on the page, in points from its upper left corner. */
function onPage(
  inner: string,
  [left, top, width, height]: readonly [number, number, number, number],
  attributes = '',
): string {
  return `<w:r><w:drawing><wp:anchor ${attributes}><wp:positionH relativeFrom="page"><wp:posOffset>${emu(left)}</wp:posOffset></wp:positionH><wp:positionV relativeFrom="page"><wp:posOffset>${emu(top)}</wp:posOffset></wp:positionV><wp:extent cx="${emu(width)}" cy="${emu(height)}"/><wp:wrapNone/><a:graphic><a:graphicData>${inner}</a:graphicData></a:graphic></wp:anchor></w:drawing></w:r>`;
}

const shape = (fill: string, content = ''): string =>
  `<wps:wsp><wps:spPr>${fill}</wps:spPr>${content === '' ? '' : `<wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx>`}<wps:bodyPr/></wps:wsp>`;
const picture = '<pic:pic><pic:spPr/></pic:pic>';
const ink = (value: string): string => `<w:color w:val="${value}"/>`;
const white = ink('FFFFFF');
const black = ink('000000');
const behind = 'behindDoc="1" relativeHeight="1"';
const inFront = 'relativeHeight="9"';
const page = [0, 0, 612, 792] as const;
const titlePlace = [72, 100, 468, 120] as const;
const pageBreak = '<w:r><w:br w:type="page"/></w:r>';
const long = 'Words of a long text that fills a box from edge to edge. '.repeat(6).trim();

const box = (fill: string, text: string, properties: string): string =>
  onPage(shape(fill, p(text, '', properties)), titlePlace, inFront);

async function readCover(drawings: string) {
  return readParts({ body: `<w:p>${drawings}${pageBreak}</w:p>${p('The first page of the text.')}` });
}

describe('text in a box without a fill', () => {
  it.each([
    ['white on a dark page', onPage(shape(solid('1F3864')), page, behind), 'Title', white],
    ['white on a dark band in front', onPage(shape(solid('1F3864')), [0, 80, 612, 200]), 'Title', white],
    ['white on a photo', onPage(picture, page, behind), 'Title', white],
    [
      'white on a dark gradient',
      onPage(shape(gradient(colour('1F3864'), colour('000000'))), page, behind),
      'Title',
      white,
    ],
    ['black on a light page', onPage(shape(solid('EEEEEE')), page, behind), long, black],
    ['black on the paper', '', long, black],
    ['black on a photo', onPage(picture, page, behind), long, black],
  ])('is read: %s', async (_, ground, text, properties) => {
    const paper = await readCover(ground + box(none, text, properties));
    expect(blockTexts(paper)).toContain(text);
    expect(paper.hidden).toEqual([]);
  });

  it.each([
    ['white on the paper', '', 'same-colour-as-page', white],
    [
      'white beside a dark shape',
      onPage(shape(solid('1F3864')), [0, 400, 612, 200]),
      'same-colour-as-page',
      white,
    ],
    [
      'white half over a dark shape',
      onPage(shape(solid('1F3864')), [0, 0, 200, 400]),
      'same-colour-as-page',
      white,
    ],
    [
      'white on a white shape over a dark one',
      onPage(shape(solid('1F3864')), page, behind) +
        onPage(shape(solid('FFFFFF')), page, 'relativeHeight="5"'),
      'same-colour-as-page',
      white,
    ],
    ['black on a black page', onPage(shape(solid('000000')), page, behind), 'same-colour-as-page', black],
    ['much white text on a picture', onPage(picture, page, behind), 'unplaced', white],
  ])('is set apart: %s', async (_, ground, reason, properties) => {
    const paper = await readCover(ground + box(none, long, properties));
    expect(paper.text).not.toContain(long);
    expect(paper.hidden.map((hidden) => hidden.reason)).toEqual([reason]);
  });
});

describe('text on a fill of several colours', () => {
  it.each([
    ['black on a light gradient', gradient(colour('FFFFFF'), colour('DDDDDD')), black],
    ['white on a dark gradient', gradient(colour('1F3864'), colour('203040')), white],
    ['black on a light pattern', pattern('EEEEEE', 'FFFFFF'), black],
    ['of automatic colour', gradient(colour('000000'), colour('111111')), ''],
  ])('is read: %s', async (_, fill, properties) => {
    const paper = await readCover(box(fill, long, properties));
    expect(paper.text).toContain(long);
    expect(paper.hidden).toEqual([]);
  });

  it('is read on a picture where it is as short as a title', async () => {
    const paper = await readCover(box(photo, 'Evening Phones and Sleep', white));
    expect(paper.text).toContain('Evening Phones and Sleep');
    expect(paper.hidden).toEqual([]);
  });

  const clear = '<a:alpha val="0"/>';
  it.each([
    ['white on a white gradient', gradient(colour('FFFFFF'), colour('FFFFFE')), white, 'same-colour-as-page'],
    ['black on a black gradient', gradient(colour('000000'), colour('111111')), black, 'same-colour-as-page'],
    [
      'white on a clear gradient',
      gradient(colour('000000', clear), colour('000000', clear)),
      white,
      'same-colour-as-page',
    ],
    ['white on a white pattern', pattern('FFFFFF', 'FFFFFF'), white, 'same-colour-as-page'],
    ['much text on a picture', photo, white, 'unplaced'],
    ['much text on the fill of a group', '<a:grpFill/>', white, 'unplaced'],
  ])('is set apart: %s', async (_, fill, properties, reason) => {
    const paper = await readCover(box(fill, long, properties));
    expect(paper.text).not.toContain(long);
    expect(paper.hidden.map((hidden) => hidden.reason)).toEqual([reason]);
  });
});

const vml = (fill: string, text: string, properties: string): string =>
  `<w:p><w:r><w:pict><v:rect style="position:absolute;width:400pt;height:200pt"><v:fill ${fill}/><v:textbox><w:txbxContent>${p(text, '', properties)}</w:txbxContent></v:textbox></v:rect></w:pict></w:r></w:p>`;

describe('text on a VML fill', () => {
  it.each([
    ['white on a dark gradient', 'type="gradient" color="#1f3864 [1604]" color2="black"', white],
    ['black on a light gradient', 'type="gradient" color="white" color2="#ddd"', black],
    ['white on a dark colour', 'color="navy"', white],
  ])('is read: %s', async (_, fill, properties) => {
    const paper = await readParts({ body: p('Host.') + vml(fill, long, properties) });
    expect(paper.text).toContain(long);
    expect(paper.hidden).toEqual([]);
  });

  it('is set apart in the colour of its gradient', async () => {
    const paper = await readParts({
      body: p('Host.') + vml('type="gradient" color="white" color2="white"', long, white),
    });
    expect(paper.text).not.toContain(long);
    expect(paper.hidden.map(({ reason }) => reason)).toEqual(['same-colour-as-page']);
  });

  it('leaves the text above alone where nothing of the box is seen', async () => {
    const paper = await readParts({
      body: p('Host.') + vml('type="gradient" color="white" color2="white"', 'secret', white),
    });
    expect(paper.text).toBe('Host.');
    expect(paper.hidden.map(({ text }) => text)).toEqual(['secret']);
  });

  it('reads a paper that is one box', async () => {
    const paper = await readParts({
      body: `${vml('type="gradient" color="#1f3864" color2="black"', long, white)}<w:p>${r('')}</w:p>`,
    });
    expect(paper.text).toContain(long);
  });
});
