import type { DocxSource } from '@greenpen/test-papers';
import { describe, expect, it } from 'vitest';
import { blockTexts, p, r, readParts } from '../testing/read-parts.ts';

const heading = (text: string, level: number, more = ''): string =>
  p(text, `<w:outlineLvl w:val="${level}"/>${more}`);
const w15 = 'xmlns:w15="http://schemas.microsoft.com/office/word/2012/wordml"';
const collapsed = `<w15:collapsed ${w15}/>`;
const cell = (content: string): string => `<w:tbl><w:tr><w:tc>${content}</w:tc></w:tr></w:tbl>`;

describe('text below a collapsed heading', () => {
  it('is set apart up to the next heading of the same level', async () => {
    const paper = await readParts({
      body:
        heading('One', 0) +
        p('Seen.') +
        heading('Two', 0, collapsed) +
        p('secret') +
        cell(p('secret cell')) +
        heading('secret part', 1) +
        heading('Three', 0) +
        p('Seen too.'),
    });
    expect(blockTexts(paper)).toEqual(['One', 'Seen.', 'Two', 'Three', 'Seen too.']);
    expect(paper.hidden.map(({ reason, text }) => [reason, text])).toEqual([
      ['hidden-run', 'secret'],
      ['hidden-run', 'secret cell'],
      ['hidden-run', 'secret part'],
    ]);
  });

  it('is set apart with its notes and text boxes', async () => {
    const box = `<w:r><w:drawing><wp:inline><wp:extent cx="3000000" cy="900000"/><wps:wsp><wps:txbx><w:txbxContent>${p('secret box')}</w:txbxContent></wps:txbx></wps:wsp></wp:inline></w:drawing></w:r>`;
    const paper = await readParts({
      body:
        p('Seen.') +
        heading('Two', 0, collapsed) +
        `<w:p>${box}<w:r><w:footnoteReference w:id="2"/></w:r></w:p>`,
      footnotes: `<w:footnote w:id="2">${p('secret note')}</w:footnote>`,
    });
    expect(blockTexts(paper)).toEqual(['Seen.', 'Two']);
    expect(paper.hidden.map(({ text }) => text).toSorted()).toEqual(['secret box', 'secret note']);
  });

  it.each([
    ['where the heading is open', heading('Two', 0, `<w15:collapsed ${w15} w:val="0"/>`)],
    ['where the paragraph is no heading', p('Two', collapsed)],
  ])('is read %s', async (_, above) => {
    const paper = await readParts({ body: above + p('Seen.') });
    expect(blockTexts(paper)).toEqual(['Two', 'Seen.']);
    expect(paper.hidden).toEqual([]);
  });
});

const storeId = '{11111111-2222-3333-4444-555555555555}';
const coreId = '{6C3C8BC8-F283-45AE-878A-BAB7291924A1}';
const titlePath = '/ns1:coreProperties[1]/ns0:title[1]';
const control = (words: string, properties: string): string =>
  `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${p(words)}</w:sdtContent></w:sdt>`;
const bind = (id: string, xpath: string): string =>
  `<w:dataBinding w:storeItemID="${id}" w:xpath="${xpath}"/>`;
const stores = (xml: string): Pick<DocxSource, 'stores'> => ({ stores: { [storeId]: xml } });
const core = '<dc:title>My Paper</dc:title>';

describe('a content control that is bound to data', () => {
  it.each([
    ['the data are other words', { ...stores('<a><b>other</b></a>') }, bind(storeId, '/a[1]/b[1]')],
    ['the title is other words', { core }, bind(coreId, titlePath)],
    ['the data are empty', { ...stores('<a><b/></a>') }, bind(storeId, '/a/b')],
    [
      'several data may be meant',
      { ...stores('<a><b>secret</b><b>other</b></a>') },
      bind(storeId, '/a/b[2]'),
    ],
    ['its path is reckoned', { ...stores('<a><b>secret</b></a>') }, bind(storeId, '//b')],
    ['its prompt would be replaced', { core }, `<w:showingPlcHdr/>${bind(coreId, titlePath)}`],
    [
      'a later version of Word reads it',
      { ...stores('<a b="other"/>') },
      bind(storeId, '/a/@b').replace('w:dataBinding', `w15:dataBinding ${w15}`),
    ],
  ])('is set apart where %s', async (_, source, properties) => {
    const paper = await readParts({ ...source, body: p('Seen.') + control('secret', properties) });
    expect(paper.text).toBe('Seen.');
    expect(paper.hidden).toEqual([{ reason: 'hidden-run', text: 'secret', page: 1 }]);
  });

  it.each([
    [
      'it shows the data',
      { ...stores('<a xmlns="urn:a"><b>My Paper</b></a>') },
      bind(storeId, '/ns0:a[1]/ns0:b[1]'),
    ],
    ['it shows the title', { core }, bind(coreId, titlePath)],
    ['it shows an attribute', { ...stores('<a b="My Paper"/>') }, bind(storeId, '/a/@b')],
    [
      'it shows an entry of its list',
      { ...stores('<a>m</a>') },
      `<w:dropDownList><w:listItem w:displayText="My Paper" w:value="m"/></w:dropDownList>${bind(storeId, '/a')}`,
    ],
    ['it shows a date', { ...stores('<a>2024-01-05T00:00:00</a>') }, `<w:date/>${bind(storeId, '/a')}`],
    [
      'it shows its prompt for want of data',
      { ...stores('<a/>') },
      `<w:showingPlcHdr/>${bind(storeId, '/a')}`,
    ],
    ['no data have its id', {}, bind(storeId, '/a')],
    ['no data are at its path', { ...stores('<a/>') }, bind(storeId, '/a/b')],
    ['it is bound to nothing', {}, '<w:showingPlcHdr/>'],
  ])('is read where %s', async (_, source, properties) => {
    const paper = await readParts({ ...source, body: control('My Paper', properties) });
    expect(paper.text).toBe('My Paper');
    expect(paper.hidden).toEqual([]);
  });
});

const font = (inner: string): string => `<w:font w:name="Own">${inner}</w:font>`;

describe('text in a font of the document', () => {
  const inFont = p('secret', '', '<w:rFonts w:ascii="Own" w:hAnsi="Own"/>');

  it.each([['<w:charset w:val="02"/>'], ['<w:panose1 w:val="05000000000000000000"/>']])(
    'is set apart where its entry is %s',
    async (entry) => {
      const paper = await readParts({ body: p('Seen.') + inFont, fontTable: font(entry) });
      expect(paper.text).toBe('Seen.');
      expect(paper.hidden.map(({ text }) => text)).toEqual(['secret']);
    },
  );

  it('is read where the font writes letters', async () => {
    const entry = '<w:panose1 w:val="02020603050405020304"/><w:charset w:val="00"/>';
    const paper = await readParts({ body: inFont, fontTable: font(entry) });
    expect(paper.text).toBe('secret');
  });
});

const section = (inner: string): string => `<w:p><w:pPr><w:sectPr>${inner}</w:sectPr></w:pPr></w:p>`;

describe('what Word shows of its elements', () => {
  it.each([
    ['a smart tag', `<w:p><w:smartTag w:element="place">${r('Seen.')}</w:smartTag></w:p>`],
    ['custom XML', `<w:customXml w:element="a">${p('Seen.')}</w:customXml>`],
    ['a direction', `<w:p><w:dir w:val="ltr">${r('Seen.')}</w:dir></w:p>`],
    ['an insertion', `<w:p><w:ins w:id="1" w:author="A">${r('Seen.')}</w:ins></w:p>`],
    ['the base of a ruby', `<w:p><w:r><w:ruby><w:rubyBase>${r('Seen.')}</w:rubyBase></w:ruby></w:r></w:p>`],
    ['a date field', `<w:p><w:fldSimple w:instr="DATE">${r('Seen.')}</w:fldSimple></w:p>`],
    ['two columns', p('Seen.') + '<w:sectPr><w:cols w:num="2" w:space="720"/></w:sectPr>'],
  ])('is read: %s', async (_, body) => {
    const paper = await readParts({ body });
    expect(paper.text).toBe('Seen.');
    expect(paper.hidden).toEqual([]);
  });

  it('is nothing in columns narrower than a letter', async () => {
    const paper = await readParts({
      body:
        p('Seen.') + section('') + p('secret') + '<w:sectPr><w:cols w:num="45" w:space="720"/></w:sectPr>',
    });
    expect(paper.text.trim()).toBe('Seen.');
    expect(paper.hidden.map(({ reason, text }) => [reason, text])).toEqual([['off-page', 'secret']]);
  });

  it('is the fallback where a choice names no condition', async () => {
    const body = `<mc:AlternateContent><mc:Choice>${p('secret')}</mc:Choice><mc:Fallback>${p('Seen.')}</mc:Fallback></mc:AlternateContent>`;
    expect((await readParts({ body })).text).toBe('Seen.');
  });
});
