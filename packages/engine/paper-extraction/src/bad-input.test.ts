import { buildDocx, craftZip, listBadFiles, packEntry, truncated, zipBomb } from '@greenpen/test-papers';
import { describe, expect, it } from 'vitest';
import { p } from './testing/read-parts.ts';
import { readPaper } from './read-paper.ts';

const files = await listBadFiles();

describe('bad input', () => {
  // ASVS-1.5.1, ASVS-5.2.2, ASVS-5.2.3
  it.each(files)('refuses $fileName as $refusal', async (file) => {
    const outcome = await readPaper(file);
    expect(outcome).toMatchObject({ status: 'refused', refusal: { code: file.refusal } });
  });

  it('says in a sentence what to do, without the file’s own words', async () => {
    const outcome = await readPaper(await truncated('docx'));
    expect(outcome).toMatchObject({
      refusal: {
        message: 'This file is damaged or incomplete. Ask for it again, or open it and save a fresh copy.',
      },
    });
  });

  // ASVS-5.2.2
  it('judges by content and not by the name', async () => {
    const text = await readPaper({ fileName: 'paper.pdf', bytes: new TextEncoder().encode('Plain words.') });
    expect(text).toMatchObject({ status: 'read', paper: { format: 'txt' } });
    const docx = await readPaper({ fileName: 'paper.txt', bytes: buildDocx({ body: p('Words') }) });
    expect(docx).toMatchObject({ status: 'read', paper: { format: 'docx' } });
  });

  // ASVS-5.2.3
  it('stops unpacking a bomb at its budget', async () => {
    const outcome = await readPaper({
      ...zipBomb(150 * 1024 * 1024),
      limits: { unpackedBytes: 1024 * 1024 },
    });
    expect(outcome).toMatchObject({ status: 'refused', refusal: { code: 'too-complex' } });
  });

  // ASVS-5.2.3
  it('refuses two parts of one name', async () => {
    const part = packEntry('[Content_Types].xml', '<Types/>');
    const outcome = await readPaper({ fileName: 'two.docx', bytes: craftZip([part, part]) });
    expect(outcome).toMatchObject({ refusal: { code: 'damaged' } });
  });

  it('refuses a document that is only pictures', async () => {
    const picture = '<w:p><w:r><w:drawing><wp:inline><pic:pic/></wp:inline></w:drawing></w:r></w:p>';
    const outcome = await readPaper({ fileName: 'scan.docx', bytes: buildDocx({ body: picture }) });
    expect(outcome).toMatchObject({ refusal: { code: 'no-text' } });
  });

  it('reads the body where a part beside it is damaged, and says so', async () => {
    const outcome = await readPaper({
      fileName: 'a.docx',
      bytes: buildDocx({ body: p('Words'), styles: '<w:style' }),
    });
    expect(outcome).toMatchObject({
      status: 'read',
      paper: { text: 'Words' },
      notes: [{ code: 'part-unreadable' }],
    });
  });

  it('does not start for an aborted caller', async () => {
    const signal = AbortSignal.abort();
    const outcome = await readPaper({ fileName: 'a.txt', bytes: new TextEncoder().encode('Words'), signal });
    expect(outcome).toMatchObject({ refusal: { code: 'took-too-long' } });
  });
});
