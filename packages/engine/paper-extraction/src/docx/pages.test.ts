import { describe, expect, it } from 'vitest';
import { getBlock, p, r, readParts } from '../testing/read-parts.ts';

const pageBreak = '<w:p><w:r><w:br w:type="page"/></w:r></w:p>';
const rendered = '<w:r><w:lastRenderedPageBreak/></w:r>';

describe('pages', () => {
  it('begins a page at each break that the author made', async () => {
    const paper = await readParts({
      body: p('one') + pageBreak + p('two') + p('three', '<w:pageBreakBefore/>') + p('still three'),
    });
    expect(paper.blocks.map(({ page, startsNewPage }) => [page, startsNewPage])).toEqual([
      [1, true],
      [2, true],
      [3, true],
      [3, false],
    ]);
    expect(paper.pages.map(({ span }) => paper.text.slice(span.start, span.end))).toEqual([
      'one',
      'two',
      'three\nstill three',
    ]);
  });

  it('splits a paragraph that holds a page break between words', async () => {
    const paper = await readParts({
      body: `<w:p>${r('End.')}<w:r><w:br w:type="page"/></w:r>${r('References')}</w:p>`,
    });
    expect(paper.text).toBe('End.\nReferences');
    expect(getBlock(paper, 1)).toMatchObject({ page: 2, startsNewPage: true });
  });

  it('takes the word processor’s own breaks as hints, once beside an author’s break', async () => {
    const paper = await readParts({
      body: `${p('one')}${pageBreak}<w:p>${rendered}${r('two ')}${rendered}${r('three')}</w:p>${p('more')}`,
    });
    expect(paper.pages.map(({ span }) => paper.text.slice(span.start, span.end))).toEqual([
      'one',
      'two ',
      'three\nmore',
    ]);
    expect(paper.blocks.map(({ page }) => page)).toEqual([1, 2, 3]);
    expect(paper.pagination).toBe('estimated');
  });

  it('reckons pages from lines where nothing else tells', async () => {
    const long = p(
      'Ten words of plain text stand in this short line. '.repeat(60),
      '<w:spacing w:line="480"/>',
      '<w:sz w:val="24"/>',
    );
    const paper = await readParts({ body: long + long + long });
    expect(paper.pages.length).toBeGreaterThanOrEqual(4);
    expect(paper.pages.length).toBeLessThanOrEqual(6);
    expect(getBlock(paper, 2).startsNewPage).toBe(false);
  });

  it('does not lose count over a picture or a line taller than the page', async () => {
    const paper = await readParts({ body: p('huge', '', '<w:sz w:val="3000"/>') + p('next') });
    expect(paper.text).toBe('huge\nnext');
  });
});

const section = (inner: string) => `<w:sectPr>${inner}</w:sectPr>`;

describe('headers and footers', () => {
  const number = '<w:fldSimple w:instr=" PAGE "><w:r><w:t>9</w:t></w:r></w:fldSimple>';
  const complex =
    '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>PAGE \\* MERGEFORMAT</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>9</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>';
  const useHeader = '<w:headerReference w:type="default" r:id="h1"/>';

  it.each([
    ['alignment', `<w:p><w:pPr><w:jc w:val="right"/></w:pPr>${number}</w:p>`, 'right', '1'],
    ['a complex field', `<w:p><w:pPr><w:jc w:val="center"/></w:pPr>${complex}</w:p>`, 'center', '1'],
    [
      'tab stops',
      `<w:p><w:pPr><w:tabs><w:tab w:val="center" w:pos="4680"/><w:tab w:val="right" w:pos="9360"/></w:tabs></w:pPr>${r('SLEEP')}<w:r><w:tab/><w:tab/></w:r>${complex}</w:p>`,
      'right',
      'SLEEP\t\t1',
    ],
    [
      'one right stop',
      `<w:p><w:pPr><w:tabs><w:tab w:val="right" w:pos="9360"/></w:tabs></w:pPr>${r('SLEEP')}<w:r><w:tab/></w:r>${complex}</w:p>`,
      'right',
      'SLEEP\t1',
    ],
    ['a frame', `<w:p><w:pPr><w:framePr w:xAlign="right"/></w:pPr>${number}</w:p>`, 'right', '1'],
    ['nothing', `<w:p>${r('Diaz ')}${number}</w:p>`, 'left', 'Diaz 1'],
  ])('finds a page number placed by %s', async (_, header, alignment, text) => {
    const paper = await readParts({ body: p('Words') + section(useHeader), headers: { h1: header } });
    expect(paper.pages[0]).toMatchObject({ header: text, pageNumber: { place: 'header', alignment } });
    expect(paper.text).toBe('Words');
  });

  it('shows the first page its own header and numbers the others', async () => {
    const paper = await readParts({
      body:
        p('one') +
        pageBreak +
        p('two') +
        section(`${useHeader}<w:headerReference w:type="first" r:id="h2"/><w:titlePg/>`),
      headers: { h1: `<w:p>${number}</w:p>`, h2: p('First') },
    });
    expect(paper.pages.map(({ header, pageNumber }) => [header, pageNumber?.place ?? null])).toEqual([
      ['First', null],
      ['2', 'header'],
    ]);
  });

  it('gives each section its own page set-up and lets it inherit headers', async () => {
    const paper = await readParts({
      body:
        `<w:p><w:pPr>${section(`${useHeader}<w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="2160"/>`)}</w:pPr>${r('one')}</w:p>` +
        p('two') +
        section('<w:pgSz w:w="15840" w:h="12240"/><w:pgNumType w:start="10"/>'),
      headers: { h1: `<w:p>${number}</w:p>` },
    });
    expect(paper.pages.map(({ header, widthPt, marginsPt }) => [header, widthPt, marginsPt?.left])).toEqual([
      ['1', 612, 108],
      ['10', 792, 72],
    ]);
    expect(getBlock(paper, 1).startsNewPage).toBe(true);
  });

  it('finds the number in a footer', async () => {
    const paper = await readParts({
      body: p('Words') + section('<w:footerReference w:type="default" r:id="f1"/>'),
      footers: { f1: `<w:p><w:pPr><w:jc w:val="center"/></w:pPr>${number}</w:p>` },
    });
    expect(paper.pages[0]).toMatchObject({
      footer: '1',
      pageNumber: { place: 'footer', alignment: 'center' },
    });
  });
});
