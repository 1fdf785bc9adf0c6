import { describe, expect, it } from 'vitest';
import { p, r, readParts } from '../testing/read-parts.ts';

const section = (properties: string): string => `<w:sectPr>${properties}</w:sectPr>`;
const endOfSection = (text: string, properties: string): string =>
  `<w:p><w:pPr>${section(properties)}</w:pPr>${r(text)}</w:p>`;
const margins = (gutter: number, side = 1440): string =>
  `<w:pgMar w:top="${side}" w:right="${side}" w:bottom="${side}" w:left="${side}" w:gutter="${gutter}"/>`;
const twoInches = margins(2880);

describe('the gutter of a page', () => {
  it.each([
    ['left', twoInches, '', { left: 216, right: 72, top: 72 }],
    ['right', `${twoInches}<w:rtlGutter/>`, '', { left: 72, right: 216, top: 72 }],
    ['right, before the margins', `<w:rtlGutter/>${twoInches}`, '', { left: 72, right: 216, top: 72 }],
    ['top', twoInches, '<w:gutterAtTop/>', { left: 72, right: 72, top: 216 }],
    ['nowhere', margins(0), '', { left: 72, right: 72, top: 72 }],
  ])('is added to its margin: %s', async (_, properties, settings, expected) => {
    const paper = await readParts({ body: p('Words') + section(properties), settings });
    expect(paper.pages[0]?.marginsPt).toMatchObject(expected);
  });

  it.each([
    ['left', margins(20_000), ''],
    ['right', `${margins(20_000)}<w:rtlGutter/>`, ''],
    ['top', margins(20_000), '<w:gutterAtTop/>'],
    ['between columns', `${margins(8600)}<w:cols w:num="2" w:space="700"/>`, ''],
  ])('hides the text that it pushes off the page: %s', async (_, properties, settings) => {
    const paper = await readParts({
      body: endOfSection('Seen.', '') + p('A secret sentence.') + section(properties),
      settings,
    });
    expect(paper.text.trim()).toBe('Seen.');
    expect(paper.hidden.map(({ reason }) => reason)).toEqual(['off-page']);
  });
});

describe('pages on which nothing can be read', () => {
  it.each([
    ['a few letters wide and high', p('secret'), '<w:pgSz w:w="400" w:h="400"/>'],
    ['of a line of small letters', p('secret', '', '<w:sz w:val="12"/>'), '<w:pgSz w:w="12240" w:h="300"/>'],
    [
      'that end below the top of a line',
      p('secret', '', '<w:sz w:val="24"/>'),
      '<w:pgSz w:w="12240" w:h="2000"/><w:pgMar w:top="1880"/>',
    ],
    [
      'with a table',
      `<w:tbl><w:tr><w:tc>${p('secret')}</w:tc></w:tr></w:tbl>`,
      '<w:pgSz w:w="400" w:h="400"/>',
    ],
  ])('are set apart: %s', async (_, block, size) => {
    const paper = await readParts({
      body: endOfSection('Seen.', '') + block + section(margins(0, 0) + size),
    });
    expect(paper.text.trim()).toBe('Seen.');
    expect(paper.hidden.map(({ reason, text }) => [reason, text])).toEqual([['off-page', 'secret']]);
  });

  it.each([
    ['an index card', '<w:pgSz w:w="7200" w:h="4320"/>', margins(0, 720)],
    ['a label', '<w:pgSz w:w="2880" w:h="1800"/>', margins(0, 200)],
    ['a page without a size', '<w:pgSz w:w="0" w:h="0"/>', margins(0)],
    ['a page with a wide gutter', '<w:pgSz w:w="12240" w:h="15840"/>', margins(1440)],
  ])('are not those of %s', async (_, size, pageMargins) => {
    const paper = await readParts({ body: p('Seen.') + section(size + pageMargins) });
    expect(paper.text).toBe('Seen.');
    expect(paper.hidden).toEqual([]);
  });
});
