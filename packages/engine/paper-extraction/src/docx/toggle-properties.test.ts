import { describe, expect, it } from 'vitest';
import { getBlock, p, readParts } from '../testing/read-parts.ts';

const on = '<w:vanish/>';
const off = '<w:vanish w:val="0"/>';

const styleOf = (type: string, id: string, run: string, basedOn = ''): string =>
  `<w:style w:type="${type}" w:styleId="${id}"><w:name w:val="${id}"/>${basedOn === '' ? '' : `<w:basedOn w:val="${basedOn}"/>`}<w:rPr>${run}</w:rPr></w:style>`;
const defaultsOf = (run: string): string =>
  `<w:docDefaults><w:rPrDefault><w:rPr>${run}</w:rPr></w:rPrDefault></w:docDefaults>`;
const inTable = (block: string): string =>
  `<w:tbl><w:tblPr><w:tblStyle w:val="T"/></w:tblPr><w:tr><w:tc>${block}</w:tc></w:tr></w:tbl>`;

type Levels = {
  readonly defaults?: string;
  readonly table?: string;
  readonly paragraph?: string;
  readonly character?: string;
  readonly direct?: string;
};

function read({ defaults = '', table = '', paragraph = '', character = '', direct = '' }: Levels) {
  const block = p('Words.', '<w:pStyle w:val="P"/>', `<w:rStyle w:val="C"/>${direct}`);
  return readParts({
    body: p('Seen.', '', '<w:vanish w:val="0"/>') + inTable(block),
    styles:
      defaultsOf(defaults) +
      styleOf('table', 'T', table) +
      styleOf('paragraph', 'P', paragraph) +
      styleOf('character', 'C', character),
  });
}

describe('a vanish that several levels set', () => {
  it.each<[string, Levels]>([
    ['in a table style', { table: on }],
    ['in a paragraph style that a character style switches off', { paragraph: on, character: off }],
    ['in a table style that a paragraph style switches off', { table: on, paragraph: off }],
    ['in three levels', { table: on, paragraph: on, character: on }],
    ['in the defaults under a style', { defaults: on, paragraph: on }],
    ['in the run itself over a style', { paragraph: on, direct: on }],
    ['always, in a run that does not vanish', { direct: '<w:specVanish/><w:vanish w:val="0"/>' }],
    ['by a vanish before a special one that is off', { direct: '<w:vanish/><w:specVanish w:val="0"/>' }],
    ['always, in two styles', { paragraph: '<w:specVanish/>', character: '<w:specVanish/>' }],
  ])('hides: %s', async (_, levels) => {
    const paper = await read(levels);
    expect(paper.text.trim()).toBe('Seen.');
    expect(paper.hidden).toMatchObject([{ reason: 'hidden-run', text: 'Words.' }]);
  });

  it.each<[string, Levels]>([
    ['in a table and a paragraph style', { table: on, paragraph: on }],
    ['in a paragraph and a character style', { paragraph: on, character: on }],
    ['in a table and a character style', { table: on, character: on }],
    ['off in the run itself', { paragraph: on, direct: off }],
    ['off in the run itself over the defaults', { defaults: on, direct: off }],
    ['off in every style', { table: off, paragraph: off, character: off }],
  ])('shows: %s', async (_, levels) => {
    const paper = await read(levels);
    expect(paper.text).toContain('Words.');
    expect(paper.hidden).toEqual([]);
  });

  it('counts a style and those it is based on as one level', async () => {
    const styles = styleOf('paragraph', 'Base', on) + styleOf('paragraph', 'P', on, 'Base');
    const paper = await readParts({ body: p('Seen.') + p('Words.', '<w:pStyle w:val="P"/>'), styles });
    expect(paper.hidden).toMatchObject([{ text: 'Words.' }]);
  });
});

it('bold in a paragraph style is kept by a character style that switches bold off', async () => {
  const styles = styleOf('paragraph', 'P', '<w:b/>') + styleOf('character', 'C', '<w:b w:val="0"/>');
  const body = p('Words.', '<w:pStyle w:val="P"/>', '<w:rStyle w:val="C"/>');
  expect(getBlock(await readParts({ body, styles }), 0).runs[0]?.bold).toBe(true);
});
