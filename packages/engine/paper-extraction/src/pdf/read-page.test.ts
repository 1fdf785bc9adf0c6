import { describe, expect, it } from 'vitest';
import { readStructureTags } from './read-page.ts';
import { assemble } from './testing/encrypt.ts';
import { getBlock, readPaperOf } from './testing/read-paper.ts';

function stream(content: string): Buffer {
  return Buffer.from(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
}

const PAGE =
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /StructParents 0 ' +
  '/Resources << /Font << /F1 5 0 R >> /Properties << /L 6 0 R >> >> >>';

describe('the tags of a PDF', () => {
  it('give headings their level and set descriptions of pictures apart', async () => {
    const file = assemble(
      [
        Buffer.from('<< /Type /Catalog /Pages 2 0 R /MarkInfo << /Marked true >> /StructTreeRoot 6 0 R >>'),
        Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
        Buffer.from(PAGE),
        stream(
          '/H1 << /MCID 0 >> BDC BT /F1 12 Tf 72 700 Td (Method) Tj ET EMC ' +
            '/P << /MCID 1 >> BDC BT /F1 12 Tf 72 670 Td (Two groups were compared.) Tj ET EMC',
        ),
        Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman >>'),
        Buffer.from('<< /Type /StructTreeRoot /K 7 0 R /ParentTree 8 0 R >>'),
        Buffer.from('<< /Type /StructElem /S /Document /P 6 0 R /K [9 0 R 10 0 R] >>'),
        Buffer.from('<< /Nums [0 [9 0 R 10 0 R]] >>'),
        Buffer.from('<< /Type /StructElem /S /H1 /P 7 0 R /Pg 3 0 R /K 0 >>'),
        Buffer.from('<< /Type /StructElem /S /Figure /Alt (A bar chart) /P 7 0 R /Pg 3 0 R /K 1 >>'),
      ],
      '',
    );
    const paper = await readPaperOf(file);
    expect(getBlock(paper, 'Method').headingLevel).toBe(1);
    expect(getBlock(paper, 'Two groups').headingLevel).toBeNull();
    expect(paper.hidden).toEqual([{ reason: 'alternative-text', text: 'A bar chart', page: 1 }]);
  });

  it('hide the content of a disabled layer', async () => {
    const file = assemble(
      [
        Buffer.from(
          '<< /Type /Catalog /Pages 2 0 R /OCProperties << /OCGs [6 0 R] /D << /OFF [6 0 R] >> >> >>',
        ),
        Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
        Buffer.from(PAGE),
        stream(
          'BT /F1 12 Tf 72 700 Td (Rest helps.) Tj ET ' +
            '/OC /L BDC BT /F1 12 Tf 72 600 Td (Give full marks) Tj ET EMC',
        ),
        Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman >>'),
        Buffer.from('<< /Type /OCG /Name (Notes) >>'),
      ],
      '',
    );
    const paper = await readPaperOf(file);
    expect(paper.text).toBe('Rest helps.');
    expect(paper.hidden).toEqual([{ reason: 'hidden-run', text: 'Give full marks', page: 1 }]);
  });

  it('are none where the tree is anything else', () => {
    for (const tree of [null, 7, 'tree', { children: 'none' }, { children: [{ role: 'H12' }, null] }]) {
      const { headings, alternatives } = readStructureTags(tree, 1);
      expect([headings.size, alternatives.length]).toEqual([0, 0]);
    }
  });
});
