import { buildDocx } from '@greenpen/test-papers';
import { describe, expect, it } from 'vitest';
import { readPaper } from '../read-paper.ts';
import { p, r } from '../testing/read-parts.ts';

const table = (inner: string) => `<w:tbl><w:tr><w:tc>${inner}</w:tc></w:tr></w:tbl>`;
const nestTables = (depth: number): string =>
  depth === 0 ? p('deep') : table(nestTables(depth - 1) + p('x'));
const fieldBegin = '<w:r><w:fldChar w:fldCharType="begin"/></w:r>';

const excesses: readonly (readonly [what: string, body: string])[] = [
  ['tables in tables', nestTables(12)],
  ['fields in fields', `<w:p>${fieldBegin.repeat(60)}</w:p>`],
  ['paragraphs', '<w:p/>'.repeat(60_000) + p('x')],
  ['pages', `<w:p>${`${r('x')}<w:r><w:br w:type="page"/></w:r>`.repeat(11_000)}</w:p>`],
  [
    'elements within elements',
    '<w:sdt><w:sdtContent>'.repeat(300) + p('x') + '</w:sdtContent></w:sdt>'.repeat(300),
  ],
  ['letters as large as a page', p('word '.repeat(20_000), '', '<w:sz w:val="3000"/>')],
];

describe('limits of a document', () => {
  // ASVS-5.2.3
  it.each(excesses)('refuses too many %s', async (_, body) => {
    const outcome = await readPaper({ fileName: 'a.docx', bytes: buildDocx({ body }) });
    expect(outcome).toMatchObject({ status: 'refused', refusal: { code: 'too-complex' } });
  });

  it('reads what real documents hold', async () => {
    const body =
      nestTables(4) +
      p('paragraph').repeat(3000) +
      '<w:p><w:r><w:br w:type="page"/></w:r></w:p>'.repeat(30) +
      p('end');
    const outcome = await readPaper({ fileName: 'a.docx', bytes: buildDocx({ body }) });
    expect(outcome.status).toBe('read');
  });

  it('refuses more text than a caller allows', async () => {
    const bytes = buildDocx({ body: p('many words '.repeat(20)) });
    const outcome = await readPaper({ fileName: 'a.docx', bytes, limits: { textLength: 100 } });
    expect(outcome).toMatchObject({ refusal: { code: 'too-complex' } });
  });
});
