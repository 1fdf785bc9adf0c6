import { describe, expect, it } from 'vitest';
import { blockTexts, p, r, readParts } from '../testing/read-parts.ts';

const emu = (points: number): number => Math.round(points * 12_700);

type Place = {
  readonly across?: string;
  readonly down?: string;
  readonly from?: string;
  readonly width?: number;
  readonly height?: number;
  readonly attributes?: string;
  readonly wrap?: string;
};

function anchor(inner: string, place: Place = {}): string {
  const { from = 'paragraph', width = 220, height = 80 } = place;
  const offset = '<wp:posOffset>0</wp:posOffset>';
  return `<w:r><w:drawing><wp:anchor ${place.attributes ?? ''}><wp:positionH relativeFrom="${from === 'page' ? 'page' : 'column'}">${place.across ?? offset}</wp:positionH><wp:positionV relativeFrom="${from}">${place.down ?? offset}</wp:positionV><wp:extent cx="${emu(width)}" cy="${emu(height)}"/>${place.wrap ?? '<wp:wrapSquare/>'}<a:graphic><a:graphicData>${inner}</a:graphicData></a:graphic></wp:anchor></w:drawing></w:r>`;
}

const box = (content: string, fill = '', body = ''): string =>
  `<wps:wsp><wps:spPr>${fill}</wps:spPr><wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx><wps:bodyPr>${body}</wps:bodyPr></wps:wsp>`;
const alone = (run: string): string => `<w:p>${run}</w:p>`;
const fillOf = (colour: string): string => `<a:solidFill><a:srgbClr val="${colour}"/></a:solidFill>`;
const shape = (fill: string): string => `<wps:wsp><wps:spPr>${fill}</wps:spPr><wps:bodyPr/></wps:wsp>`;
const cell = (content: string, properties = ''): string =>
  `<w:tc><w:tcPr>${properties}</w:tcPr>${content}</w:tc>`;
const table = (rows: string, properties = ''): string =>
  `<w:tbl><w:tblPr>${properties}</w:tblPr>${rows}</w:tbl>`;
const row = (cells: string, properties = ''): string => `<w:tr><w:trPr>${properties}</w:trPr>${cells}</w:tr>`;
const white = '<w:color w:val="FFFFFF"/>';
const dark = '<w:shd w:val="clear" w:fill="1F3864"/>';
/** To the right of short lines. */
const beside = { across: `<wp:posOffset>${emu(240)}</wp:posOffset>` };
const long = 'The words of this sentence take up several lines of a narrow text box. '.repeat(3).trim();
const group = (inner: string): string =>
  `<wpg:wgp xmlns:wpg="http://schemas.microsoft.com/office/word/2010/wordprocessingGroup"><wpg:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${emu(300)}" cy="${emu(200)}"/><a:chOff x="0" y="0"/><a:chExt cx="3000" cy="2000"/></a:xfrm></wpg:grpSpPr>${inner}</wpg:wgp>`;

/** Ordinary content, with the words of it that are read. */
const shown: readonly (readonly [what: string, body: string, words: string])[] = [
  ['a text box beside its paragraph', `<w:p>${r('Host')}${anchor(box(p('seen')))}</w:p>`, 'seen'],
  ['a text box that holds several lines', alone(anchor(box(p(long)), { height: 160 })), long],
  [
    'a caption in a box with its picture',
    alone(
      anchor(
        box('<w:p><w:r><w:drawing><wp:inline><pic:pic/></wp:inline></w:drawing></w:r></w:p>' + p('seen')),
        {
          height: 110,
        },
      ),
    ),
    'seen',
  ],
  ['a text box that grows', alone(anchor(box(p(long), '', '<a:spAutoFit/>'), { height: 20 })), long],
  [
    'a title in a box at a share of the page',
    alone(
      anchor(box(p('Maria Diaz')), {
        from: 'page',
        across:
          '<wp14:pctPosHOffset xmlns:wp14="http://schemas.microsoft.com/office/word/2010/wordprocessingDrawing">45000</wp14:pctPosHOffset>',
      }),
    ),
    'Maria Diaz',
  ],
  [
    'a name centred on a cover page',
    alone(
      anchor(box(p('Maria Diaz')), {
        from: 'page',
        across: '<wp:align>center</wp:align>',
        down: '<wp:align>bottom</wp:align>',
      }),
    ),
    'Maria Diaz',
  ],
  [
    'white letters in a dark box over the text',
    alone(anchor(box(p('seen', '', white), fillOf('1F3864')), { ...beside, wrap: '<wp:wrapNone/>' })),
    'seen',
  ],
  [
    'a box over the coloured block of a cover page',
    alone(
      anchor(shape(fillOf('DDEEFF')), {
        ...beside,
        attributes: 'relativeHeight="1"',
        wrap: '<wp:wrapNone/>',
      }) + anchor(box(p('seen')), { ...beside, attributes: 'relativeHeight="2"', wrap: '<wp:wrapNone/>' }),
    ),
    'seen',
  ],
  [
    'a box of a group',
    alone(
      anchor(group(box(p('seen'), '<a:xfrm><a:off x="100" y="100"/><a:ext cx="1500" cy="600"/></a:xfrm>')), {
        width: 300,
        height: 200,
      }),
    ),
    'seen',
  ],
  [
    'a VML box of a share of the margins',
    '<w:p><w:r><w:pict><v:shape style="position:absolute;margin-left:0;margin-top:20pt;width:100pt;height:60pt;mso-width-percent:400;mso-width-relative:margin"><v:textbox><w:txbxContent>' +
      p('seen') +
      '</w:txbxContent></v:textbox></v:shape></w:pict></w:r></w:p>',
    'seen',
  ],
  [
    'a picture behind the text',
    `<w:p>${r('seen')}${anchor(shape(fillOf('EEEEEE')), { width: 468, height: 40, attributes: 'behindDoc="1"', wrap: '<wp:wrapNone/>' })}</w:p>`,
    'seen',
  ],
  [
    'a line drawn over the text',
    `<w:p>${r('seen')}${anchor(shape('<a:noFill/>'), { width: 468, height: 40, wrap: '<wp:wrapNone/>' })}</w:p>`,
    'seen',
  ],
  [
    'a shape that the text goes around',
    `<w:p>${r('seen')}${anchor(shape(fillOf('EEEEEE')), { width: 100, height: 40 })}</w:p>`,
    'seen',
  ],
  [
    'a framed pull quote',
    p(
      'A pull quote.',
      '<w:framePr w:w="3000" w:hSpace="180" w:wrap="around" w:hAnchor="margin" w:vAnchor="text" w:x="6000" w:y="200"/>',
    ),
    'A pull quote.',
  ],
  [
    'an initial over three lines',
    p(
      'T',
      '<w:framePr w:dropCap="drop" w:lines="3" w:wrap="around" w:vAnchor="text" w:hAnchor="text"/><w:spacing w:line="827" w:lineRule="exact"/>',
      '<w:position w:val="-9"/><w:sz w:val="111"/>',
    ) + p('he study began.'),
    'he study began.',
  ],
  [
    'a table with a dark header',
    table(row(cell(p('seen', '', white), dark)) + row(cell(p('plain')))),
    'seen',
  ],
  [
    'a white header of a table in a dark cell',
    table(row(cell(table(row(cell(p('seen', '', white)))) + p('after', '', white), dark))),
    'seen',
  ],
  ['white letters on the shading of a whole table', table(row(cell(p('seen', '', white))), dark), 'seen'],
  [
    'the first of merged cells',
    table(row(cell(p('seen'), '<w:vMerge w:val="restart"/>')) + row(cell('<w:p/>', '<w:vMerge/>'))),
    'seen',
  ],
  ['an inserted row', table(row(cell(p('seen')), '<w:ins w:id="1" w:author="A"/>')), 'seen'],
  [
    'words after a tab to the right margin',
    `<w:p><w:pPr><w:tabs><w:tab w:val="right" w:pos="9350"/></w:tabs></w:pPr>${r('Contents')}<w:r><w:tab/></w:r>${r('seen')}</w:p>`,
    'seen',
  ],
  [
    'a tick in a font of pictures',
    `<w:p>${r('Done ')}${r('ü', '<w:rFonts w:ascii="Wingdings" w:hAnsi="Wingdings"/>')}${r(' seen')}</w:p>`,
    'seen',
  ],
  [
    'a Greek letter of a symbol font',
    `<w:p>${r('b', '<w:rFonts w:ascii="Symbol" w:hAnsi="Symbol"/>')}${r(' = seen')}</w:p>`,
    'β = seen',
  ],
  [
    'the result of a condition',
    `<w:p><w:fldSimple w:instr='IF 1 = 1 "seen here" "other"'>${r('seen ')}${r('here')}</w:fldSimple></w:p>`,
    'seen here',
  ],
  [
    'the result of a citation',
    `<w:p><w:fldSimple w:instr="ADDIN ZOTERO_ITEM CSL_CITATION {}">${r('(Lee, 2019)')}</w:fldSimple></w:p>`,
    '(Lee, 2019)',
  ],
  [
    'Hebrew letters from right to left',
    `<w:p><w:bdo w:val="rtl">${r('שלום', '<w:rtl/>')}</w:bdo></w:p>`,
    'שלום',
  ],
  [
    'letters of ten points in lines of nine',
    p('seen', '<w:spacing w:line="180" w:lineRule="exact"/>', '<w:sz w:val="20"/>'),
    'seen',
  ],
  ['small print in grey', p('seen', '', '<w:color w:val="7F7F7F"/><w:sz w:val="14"/>'), 'seen'],
];

const style = (inner: string): string =>
  `<w:style w:type="table" w:styleId="T"><w:name w:val="T"/>${inner}</w:style>`;
const condition = (type: string, run: string, fill = ''): string =>
  `<w:tblStylePr w:type="${type}"><w:rPr>${run}</w:rPr><w:tcPr>${fill}</w:tcPr></w:tblStylePr>`;
const styled = (look: string, texts: readonly (readonly string[])[]): string =>
  `<w:tbl><w:tblPr><w:tblStyle w:val="T"/><w:tblLook ${look}/></w:tblPr><w:tblGrid><w:gridCol w:w="3000"/><w:gridCol w:w="3000"/></w:tblGrid>${texts.map((cells) => row(cells.map((text) => cell(p(text))).join(''))).join('')}</w:tbl>`;
const four = [
  ['a', 'b'],
  ['c', 'd'],
];

describe('text in floating objects', () => {
  it.each(shown)('is read without a note: %s', async (_, body, words) => {
    const paper = await readParts({ body: p('First.') + body + p('Last.') });
    expect(paper.text).toContain(words);
    expect(paper.hidden).toEqual([]);
  });

  // LLM01
  it.each([
    [
      'turned in space',
      alone(
        anchor(
          box(
            p('words'),
            '',
            '<a:scene3d><a:camera prst="p"><a:rot lat="0" lon="5400000" rev="0"/></a:camera></a:scene3d>',
          ),
        ),
      ),
    ],
    [
      'of unknown size',
      '<w:p><w:r><w:drawing><wp:anchor><w:txbxContent>' +
        p('words') +
        '</w:txbxContent></wp:anchor></w:drawing></w:r></w:p>',
    ],
    ['with labels of four points', alone(anchor(box(p('words', '', '<w:sz w:val="8"/>'))))],
    [
      'without ground over the words of the text',
      `<w:p>${r('Some of the words of the text itself, which fill a line.')}${anchor(box(p('words')), { wrap: '<wp:wrapNone/>', attributes: 'behindDoc="1"', width: 300, height: 20 })}</w:p>`,
    ],
  ])('is set apart as unclear: a box %s', async (_, body) => {
    const paper = await readParts({ body: p('First.') + body });
    expect(blockTexts(paper)).not.toContain('words');
    expect(paper.hidden).toEqual([{ reason: 'unplaced', text: 'words', page: 1 }]);
  });

  it('sets a deleted row apart', async () => {
    const rows = row(cell(p('kept'))) + row(cell(p('gone')), '<w:del w:id="1" w:author="A"/>');
    const paper = await readParts({ body: p('First.') + table(rows) });
    expect(paper.text).not.toContain('gone');
    expect(paper.hidden).toEqual([{ reason: 'deleted-revision', text: 'gone', page: 1 }]);
  });

  it('sets a paragraph under a picture apart, and no other', async () => {
    const picture = anchor('<pic:pic><pic:spPr/></pic:pic>', {
      width: 470,
      height: 15,
      wrap: '<wp:wrapNone/>',
    });
    const paper = await readParts({ body: p('First.') + `<w:p>${r('secret')}${picture}</w:p>` + p('Last.') });
    expect(blockTexts(paper)).toEqual(['First.', '', 'Last.']);
    expect(paper.hidden).toEqual([{ reason: 'covered', text: 'secret', page: 1 }]);
  });

  it('does not print a note whose mark is hidden', async () => {
    const mark = '<w:r><w:rPr><w:vanish/></w:rPr><w:footnoteReference w:id="2"/></w:r>';
    const paper = await readParts({
      body: `<w:p>${r('Seen')}${mark}</w:p>`,
      footnotes: `<w:footnote w:id="2">${p('secret')}</w:footnote>`,
    });
    expect(paper.text).toBe('Seen');
    expect(paper.hidden).toEqual([{ reason: 'hidden-run', text: 'secret', page: 1 }]);
  });
});

describe('text under the conditions of a table style', () => {
  it.each([
    ['the first row', 'w:firstRow="1" w:noHBand="1" w:noVBand="1"', condition('firstRow', white), ['a', 'b']],
    ['the last row', 'w:lastRow="1" w:noHBand="1" w:noVBand="1"', condition('lastRow', white), ['c', 'd']],
    [
      'the last column',
      'w:lastColumn="1" w:noHBand="1" w:noVBand="1"',
      condition('lastCol', white),
      ['b', 'd'],
    ],
    ['every other row', 'w:noVBand="1"', condition('band2Horz', white), ['c', 'd']],
    [
      'all rows but the last, which is dark',
      'w:lastRow="1" w:noHBand="1" w:noVBand="1"',
      `<w:rPr>${white}</w:rPr>${condition('lastRow', '', dark)}`,
      ['a', 'b'],
    ],
  ])('is set apart where %s is white on white', async (_, look, inner, hidden) => {
    const paper = await readParts({ body: p('First.') + styled(look, four), styles: style(inner) });
    expect(paper.hidden.map(({ text }) => text)).toEqual(hidden);
    expect(paper.hidden.every(({ reason }) => reason === 'same-colour-as-page')).toBe(true);
    const seen = four.flat().filter((text) => !hidden.includes(text));
    expect(paper.text.replace('First.', '').trim().split(/\s+/)).toEqual(seen);
  });

  it.each([
    ['a dark header with white letters', 'w:firstRow="1"', condition('firstRow', white, dark)],
    ['a dark last row with white letters', 'w:lastRow="1"', condition('lastRow', white, dark)],
    [
      'white letters of a condition that the table does not ask for',
      'w:firstRow="0"',
      condition('firstRow', white),
    ],
  ])('is read: %s', async (_, look, inner) => {
    const paper = await readParts({ body: p('First.') + styled(look, four), styles: style(inner) });
    expect(paper.hidden).toEqual([]);
    expect(paper.text).toBe('First.\na\tb\nc\td');
  });
});
