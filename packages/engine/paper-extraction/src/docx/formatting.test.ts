import { describe, expect, it } from 'vitest';
import { getBlock, p, r, readParts } from '../testing/read-parts.ts';

const normal =
  '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>';

const style = (id: string, base: string) =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${id}"/><w:basedOn w:val="${base}"/></w:style>`;

describe('paragraph facts', () => {
  it.each([
    ['<w:jc w:val="center"/>', { alignment: 'center' }],
    ['<w:jc w:val="both"/>', { alignment: 'justify' }],
    ['<w:jc w:val="end"/>', { alignment: 'right' }],
    ['<w:ind w:firstLine="720"/>', { firstLineIndentPt: 36, leftIndentPt: 0 }],
    ['<w:ind w:left="720" w:hanging="720"/>', { firstLineIndentPt: -36, leftIndentPt: 36 }],
    ['<w:ind w:start="1in"/>', { leftIndentPt: 72 }],
    ['<w:spacing w:line="480" w:lineRule="auto"/>', { lineSpacing: 2 }],
    ['<w:spacing w:line="360"/>', { lineSpacing: 1.5 }],
    ['<w:spacing w:line="480" w:lineRule="exact"/>', { lineSpacing: 2 }],
    ['<w:spacing w:before="240" w:after="120"/>', { spaceBeforePt: 12, spaceAfterPt: 6 }],
    [
      '<w:ind w:firstLine="720"/><w:pPrChange><w:pPr><w:jc w:val="right"/></w:pPr></w:pPrChange>',
      { alignment: 'left' },
    ],
  ])('reads %s', async (properties, facts) => {
    const paper = await readParts({ body: p('Words', properties, '<w:sz w:val="24"/>') });
    expect(getBlock(paper, 0).format).toMatchObject(facts);
  });

  it.each([
    ['a tab', '<w:r><w:tab/><w:t>Words</w:t></w:r>', 36],
    ['two tabs', '<w:r><w:tab/><w:tab/><w:t>Words</w:t></w:r>', 72],
    ['blanks', r('    Words', '<w:sz w:val="24"/>'), 12],
  ])('takes %s at the start of a paragraph for an indent', async (_, runs, indent) => {
    const paper = await readParts({ body: `<w:p>${runs}</w:p>` });
    expect(paper.text).toBe('Words');
    expect(getBlock(paper, 0)).toMatchObject({
      format: { firstLineIndentPt: indent },
      runs: [{ span: { start: 0, end: 5 } }],
    });
  });

  it('lets a tab in a hanging indent reach the left edge', async () => {
    const indent = '<w:pPr><w:ind w:left="720" w:hanging="720"/></w:pPr>';
    const paper = await readParts({ body: `<w:p>${indent}<w:r><w:tab/><w:t>Words</w:t></w:r></w:p>` });
    expect(getBlock(paper, 0).format).toMatchObject({ leftIndentPt: 36, firstLineIndentPt: 0 });
  });

  it('inherits from defaults, styles and the styles that those are based on', async () => {
    const paper = await readParts({
      body: p('Words', '<w:pStyle w:val="Child"/>'),
      styles: `<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Georgia"/><w:sz w:val="22"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="160" w:line="259" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults>${normal}
        <w:style w:type="paragraph" w:styleId="Parent"><w:name w:val="Parent"/><w:basedOn w:val="Normal"/><w:pPr><w:jc w:val="center"/></w:pPr><w:rPr><w:b/></w:rPr></w:style>
        <w:style w:type="paragraph" w:styleId="Child"><w:name w:val="Child"/><w:basedOn w:val="Parent"/><w:rPr><w:sz w:val="24"/></w:rPr></w:style>`,
    });
    expect(getBlock(paper, 0)).toMatchObject({
      style: 'Child',
      format: { alignment: 'center', spaceAfterPt: 8, lineSpacing: 1.08 },
      runs: [{ font: 'Georgia', sizePt: 12, bold: true }],
    });
  });

  it('keeps no space between paragraphs of one style that ask for none', async () => {
    const properties =
      '<w:pStyle w:val="Normal"/><w:spacing w:before="240" w:after="240"/><w:contextualSpacing/>';
    const paper = await readParts({ body: p('a', properties) + p('b', properties), styles: normal });
    expect(getBlock(paper, 0).format).toMatchObject({ spaceBeforePt: 12, spaceAfterPt: 0 });
    expect(getBlock(paper, 1).format).toMatchObject({ spaceBeforePt: 0, spaceAfterPt: 12 });
  });

  it('handles styles that are based on each other', async () => {
    const paper = await readParts({
      body: p('a', '<w:pStyle w:val="A"/>'),
      styles: style('A', 'B') + style('B', 'A'),
    });
    expect(getBlock(paper, 0).style).toBe('A');
  });
});

describe('run facts', () => {
  it('takes fonts from the theme', async () => {
    const paper = await readParts({
      body: p('Words', '', '<w:rFonts w:asciiTheme="minorHAnsi" w:ascii="Wrong"/>'),
      theme:
        '<a:fontScheme><a:majorFont><a:latin typeface="Aptos Display"/></a:majorFont><a:minorFont><a:latin typeface="Aptos"/></a:minorFont></a:fontScheme>',
    });
    expect(getBlock(paper, 0).runs[0]?.font).toBe('Aptos');
  });

  it('tells bold, italic, underline and raised letters apart, and joins equal runs', async () => {
    const paper = await readParts({
      body: `<w:p>${r('a', '<w:b/>')}${r('b', '<w:b w:val="1"/>')}${r('c', '<w:i/><w:u w:val="single"/>')}${r('2', '<w:vertAlign w:val="superscript"/>')}</w:p>`,
    });
    expect(getBlock(paper, 0).runs).toMatchObject([
      { span: { start: 0, end: 2 }, bold: true, italic: false },
      { span: { start: 2, end: 3 }, italic: true, underline: true },
      { span: { start: 3, end: 4 }, raised: 'superscript' },
    ]);
  });

  it('lets bold in a character style cancel bold in the paragraph style', async () => {
    const paper = await readParts({
      body: `<w:p><w:pPr><w:pStyle w:val="H"/></w:pPr>${r('a', '<w:rStyle w:val="Strong"/>')}${r('b', '<w:rStyle w:val="Strong"/><w:b/>')}</w:p>`,
      styles:
        '<w:style w:type="paragraph" w:styleId="H"><w:name w:val="H"/><w:rPr><w:b/></w:rPr></w:style>' +
        '<w:style w:type="character" w:styleId="Strong"><w:name w:val="Strong"/><w:rPr><w:b/></w:rPr></w:style>',
    });
    expect(getBlock(paper, 0).runs.map(({ bold }) => bold)).toEqual([false, true]);
  });
});

describe('headings', () => {
  const styles =
    '<w:style w:type="paragraph" w:styleId="berschrift2"><w:name w:val="heading 2"/></w:style>' +
    '<w:style w:type="paragraph" w:styleId="Mine"><w:name w:val="My Heading"/><w:basedOn w:val="berschrift2"/></w:style>';
  it.each([
    ['<w:pStyle w:val="berschrift2"/>', 2, 'Heading 2'],
    ['<w:pStyle w:val="Mine"/>', 2, 'My Heading'],
    ['<w:outlineLvl w:val="0"/>', 1, null],
    ['<w:pStyle w:val="Mine"/><w:outlineLvl w:val="9"/>', null, 'My Heading'],
    ['<w:pStyle w:val="Unknown"/>', null, null],
  ])('tells the level of %s', async (properties, headingLevel, style) => {
    const paper = await readParts({ body: p('Words', properties), styles });
    expect(getBlock(paper, 0)).toMatchObject({ headingLevel, style });
  });
});

const level = (index: number, format: string, text: string) =>
  `<w:lvl w:ilvl="${index}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/><w:pPr><w:ind w:left="${720 * (index + 1)}" w:hanging="360"/></w:pPr></w:lvl>`;
const item = (text: string, id: number, depth = 0) =>
  p(text, `<w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="${id}"/></w:numPr>`);

describe('lists', () => {
  const numbering =
    `<w:abstractNum w:abstractNumId="0">${level(0, 'decimal', '%1.')}${level(1, 'lowerLetter', '%1.%2)')}</w:abstractNum>` +
    `<w:abstractNum w:abstractNumId="1">${level(0, 'bullet', '\uF0B7')}</w:abstractNum>` +
    '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>' +
    '<w:num w:numId="3"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="5"/></w:lvlOverride></w:num>';

  it('draws the labels that Word draws', async () => {
    const paper = await readParts({
      body:
        item('a', 1) +
        item('b', 1) +
        item('c', 1, 1) +
        item('d', 1, 1) +
        item('e', 1) +
        item('f', 1, 1) +
        item('g', 2) +
        item('h', 3) +
        item('i', 3) +
        p('plain', '<w:numPr><w:numId w:val="0"/></w:numPr>'),
      numbering,
    });
    expect(paper.blocks.map(({ listLabel }) => listLabel)).toEqual([
      '1.',
      '2.',
      '2.a)',
      '2.b)',
      '3.',
      '3.a)',
      '•',
      '5.',
      '6.',
      null,
    ]);
    expect(getBlock(paper, 0)).toMatchObject({
      kind: 'list-item',
      format: { leftIndentPt: 36, firstLineIndentPt: -18 },
    });
    expect(getBlock(paper, 9).kind).toBe('paragraph');
  });
});
