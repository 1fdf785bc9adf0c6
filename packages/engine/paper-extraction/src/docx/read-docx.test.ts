import { cleanPaper } from '@greenpen/test-papers';
import { describe, expect, it } from 'vitest';
import { readPaper } from '../read-paper.ts';
import { blockTexts, getBlock, getPaper, p, r, readParts } from '../testing/read-parts.ts';

const bodyXml = (...paragraphs: readonly string[]) => ({ body: paragraphs.join('') });

const field = (code: string, shown: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${code}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${r(shown)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;

const cell = (inner: string, properties = '') => `<w:tc><w:tcPr>${properties}</w:tcPr>${inner}</w:tc>`;

describe('text', () => {
  it('joins runs, tabs, breaks, hyphens and symbols of a paragraph', async () => {
    const paper = await readParts(
      bodyXml(
        `<w:p>${r('one ')}${r('two')}<w:r><w:tab/><w:t>three</w:t><w:br/><w:t>four</w:t><w:noBreakHyphen/><w:t>five</w:t><w:softHyphen/><w:sym w:font="Symbol" w:char="F061"/></w:r></w:p>`,
      ),
    );
    expect(blockTexts(paper)).toEqual(['one two\tthree\nfour-fiveα']);
  });

  it('keeps blanks only where the file says so, as Word does', async () => {
    const paper = await readParts(
      bodyXml('<w:p><w:r><w:t> one </w:t></w:r><w:r><w:t xml:space="preserve"> two</w:t></w:r></w:p>'),
    );
    expect(paper.text).toBe('one two');
  });

  it('reads through links, smart tags, content controls and tracked insertions', async () => {
    const paper = await readParts({
      body: `<w:p><w:hyperlink r:id="l1">${r('site')}</w:hyperlink><w:smartTag>${r(' tag')}</w:smartTag><w:sdt><w:sdtPr><w:alias w:val="no"/></w:sdtPr><w:sdtContent>${r(' control')}</w:sdtContent></w:sdt><w:ins>${r(' new')}</w:ins></w:p>`,
      links: { l1: 'https://example.org/a' },
    });
    expect(paper.text).toBe('site tag control new');
    expect(getBlock(paper, 0).runs.map(({ link }) => link)).toEqual(['https://example.org/a', null]);
  });

  it('shows what fields show and not their code', async () => {
    const paper = await readParts(
      bodyXml(`<w:p>${field(' HYPERLINK "https://doi.org/10.5555/1" ', 'doi')}${r(' after')}</w:p>`),
    );
    expect(paper.text).toBe('doi after');
    expect(getBlock(paper, 0).runs[0]?.link).toBe('https://doi.org/10.5555/1');
  });

  it('draws letters of a symbol font', async () => {
    const paper = await readParts(bodyXml(p('\uF061 = .05', '', '<w:rFonts w:ascii="Symbol"/>')));
    expect(paper.text).toBe('α = .05');
  });

  it('takes one branch of alternate content', async () => {
    const paper = await readParts(
      bodyXml(
        `<w:p>${r('a')}<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:t>b</w:t></mc:Choice><mc:Fallback><w:t>c</w:t></mc:Fallback></mc:AlternateContent></w:r></w:p>`,
      ),
    );
    expect(paper.text).toBe('ab');
  });

  it('sets text boxes and footnotes after the paragraph that they belong to', async () => {
    const paper = await readParts({
      body: `<w:p>${r('Host')}<w:r><w:drawing><wps:txbx><w:txbxContent>${p('Box')}</w:txbxContent></wps:txbx></w:drawing></w:r><w:r><w:footnoteReference w:id="2"/></w:r>${r(' goes on')}</w:p>${p('Next')}`,
      footnotes: `<w:footnote w:id="0" w:type="separator">${p('no')}</w:footnote><w:footnote w:id="2">${p('Note')}</w:footnote>`,
    });
    expect(blockTexts(paper)).toEqual(['Host goes on', 'Box', 'Note', 'Next']);
    expect(getBlock(paper, 2)).toMatchObject({ kind: 'footnote', listLabel: '1' });
  });

  it('reads strict documents and other prefixes alike', async () => {
    const paper = await readParts(
      bodyXml(
        '<x:p xmlns:x="http://purl.oclc.org/ooxml/wordprocessingml/main"><x:pPr><x:jc x:val="center"/></x:pPr><x:r><x:t>strict</x:t></x:r></x:p>',
      ),
    );
    expect(paper.text).toBe('strict');
    expect(getBlock(paper, 0).format.alignment).toBe('center');
  });
});

describe('tables and figures', () => {
  it('joins cells by tabs and rows by line feeds', async () => {
    const paper = await readParts(
      bodyXml(
        p('Before'),
        `<w:tbl><w:tr>${cell(p('A'))}${cell(p('B'))}</w:tr><w:tr>${cell(p('wide'), '<w:gridSpan w:val="2"/>')}${cell(p('C'))}</w:tr></w:tbl>`,
        p('After'),
      ),
    );
    expect(blockTexts(paper)).toEqual(['Before', 'A\tB\nwide\tC', 'After']);
    const { cells, kind } = getBlock(paper, 1);
    expect(kind).toBe('table');
    expect(
      cells.map(({ row, column, span }) => [row, column, paper.text.slice(span.start, span.end)]),
    ).toEqual([
      [0, 0, 'A'],
      [0, 1, 'B'],
      [1, 0, 'wide'],
      [1, 2, 'C'],
    ]);
  });

  it('keeps nested tables within their cell', async () => {
    const inner = `<w:tbl><w:tr>${cell(p('x'))}${cell(p('y'))}</w:tr></w:tbl>`;
    const paper = await readParts(
      bodyXml(`<w:tbl><w:tr>${cell(p('a') + inner)}${cell(p('b'))}</w:tr></w:tbl>`),
    );
    expect(blockTexts(paper)).toEqual(['a\nx\ty\tb']);
  });

  it('makes figures of pictures and sets their alternative text apart', async () => {
    const picture =
      '<w:r><w:drawing><wp:inline><wp:docPr id="1" descr="A chart of sleep"/><pic:pic/></wp:inline></w:drawing></w:r>';
    const paper = await readParts(bodyXml(p('Text'), `<w:p>${picture}</w:p>`, p('More')));
    expect(paper.blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'figure', 'paragraph']);
    expect(paper.hidden).toEqual([{ reason: 'alternative-text', text: 'A chart of sleep', page: 1 }]);
  });
});

describe('a whole paper', () => {
  it('keeps what APA is about', async () => {
    const paper = getPaper(await readPaper({ ...(await cleanPaper('docx')) }));
    const texts = blockTexts(paper);
    const heading = getBlock(paper, texts.indexOf('Light and Content'));
    expect(heading).toMatchObject({ headingLevel: 1, style: 'Heading 1', format: { alignment: 'center' } });
    expect(heading.runs[0]).toMatchObject({ bold: true, font: 'Times New Roman', sizePt: 12 });

    const references = getBlock(paper, texts.indexOf('References'));
    expect(references.startsNewPage).toBe(true);
    const entry = paper.blocks.at(-1);
    expect(entry?.format).toMatchObject({ leftIndentPt: 36, firstLineIndentPt: -36, lineSpacing: 2 });
    expect(entry?.runs.some(({ italic }) => italic === true)).toBe(true);
    expect(paper.pages[0]).toMatchObject({
      header: '1',
      pageNumber: { place: 'header', alignment: 'right' },
      marginsPt: { top: 72, right: 72, bottom: 72, left: 72 },
    });
    expect(paper.pages[1]?.header).toBe('2');
    expect(paper.properties.author).toBe('Maria Diaz');
  });
});
