import { deflateSync } from 'node:zlib';
import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { readPdf } from './read-pdf.ts';
import { assemble, encryptedPdf } from './testing/encrypt.ts';
import { readPaperOf } from './testing/read-paper.ts';
import { typeset } from './testing/typeset.ts';

async function refusalOf(file: Uint8Array): Promise<string> {
  const outcome = await readPdf(file);
  return outcome.status === 'refused' ? outcome.refusal.code : `read: ${outcome.paper.text}`;
}

function page(content: string): Buffer {
  return Buffer.from(
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${content} /Resources << /Font << /F1 5 0 R >> >> >>`,
  );
}

function packedStream(raw: Buffer, filter: string): Buffer {
  const packed = filter.includes('[') ? deflateSync(deflateSync(raw)) : deflateSync(raw);
  return Buffer.concat([
    Buffer.from(`<< /Length ${packed.length} /Filter ${filter} >>\nstream\n`),
    packed,
    Buffer.from('\nendstream'),
  ]);
}

function onePage(content: Buffer): Uint8Array {
  return assemble(
    [
      Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
      Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
      page('4 0 R'),
      content,
      Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman >>'),
    ],
    '',
  );
}

async function picturePage(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const picture = await document.embedPng(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  );
  document.addPage([612, 792]).drawImage(picture, { x: 0, y: 0, width: 612, height: 792 });
  return document.save();
}

describe('a PDF that is not read', () => {
  it('is refused as empty without bytes', async () => {
    expect(await refusalOf(new Uint8Array())).toBe('empty-file');
  });

  it('is refused as damaged when it is no PDF inside', async () => {
    expect(await refusalOf(new TextEncoder().encode('%PDF-1.7\nnothing more'))).toBe('damaged');
    expect(await refusalOf(new Uint8Array(5000))).toBe('damaged');
  });

  // ASVS-5.2.2
  it('is refused as encrypted when it asks for a password', async () => {
    expect(await refusalOf(encryptedPdf('Rest and recall', 'secret'))).toBe('encrypted');
  });

  it('is read when only changing it takes a password', async () => {
    expect(await refusalOf(encryptedPdf('Rest and recall', ''))).toBe('read: Rest and recall');
  });

  it('is refused as without text when it holds pictures of pages', async () => {
    expect(await refusalOf(await picturePage())).toBe('no-text');
  });

  // ASVS-5.2.3
  it('is refused as too complex with a page larger than any viewer shows', async () => {
    expect(
      await refusalOf(await typeset({ paragraphs: [{ text: 'Wide.' }], pageSize: [14_400, 14_400] })),
    ).toBe('too-complex');
  });

  // ASVS-5.2.3
  it('is refused as too complex with more than a thousand pages', async () => {
    const kids = Array.from({ length: 1001 }, () => '3 0 R').join(' ');
    const file = assemble(
      [
        Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
        Buffer.from(`<< /Type /Pages /Kids [${kids}] /Count 1001 >>`),
        Buffer.from('<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>'),
      ],
      '',
    );
    expect(await refusalOf(file)).toBe('too-complex');
  });

  // ASVS-5.2.3
  it('is refused as too complex when a stream unpacks without end', async () => {
    const spaces = Buffer.alloc(101 * 1024 * 1024, 32);
    expect(await refusalOf(onePage(packedStream(spaces, '/FlateDecode')))).toBe('too-complex');
    const twice = packedStream(Buffer.from('BT ET'), '[/FlateDecode /FlateDecode]');
    expect(await refusalOf(onePage(twice))).toBe('too-complex');
  });

  it('is refused as too complex with more letters than a page can hold', async () => {
    const content = Buffer.from(`BT /F1 12 Tf 72 700 Td (${'rest '.repeat(60_000)}) Tj ET`);
    expect(await refusalOf(onePage(packedStream(content, '/FlateDecode')))).toBe('too-complex');
  });

  it('says what to do in every refusal', async () => {
    const outcomes = await Promise.all(
      [new Uint8Array(), new Uint8Array(50), await picturePage(), encryptedPdf('x', 'y')].map((file) =>
        readPdf(file),
      ),
    );
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ status: 'refused', refusal: { message: /[Aa]sk the student|OCR/ } });
    }
  });
});

describe('a PDF that is partly damaged', () => {
  it('is read but for the broken page, which a note names', async () => {
    const text = 'BT /F1 12 Tf 72 700 Td (The first page stands.) Tj ET';
    const file = assemble(
      [
        Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
        Buffer.from('<< /Type /Pages /Kids [3 0 R 6 0 R] /Count 2 >>'),
        page('4 0 R'),
        Buffer.from(`<< /Length ${text.length} >>\nstream\n${text}\nendstream`),
        Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman >>'),
        Buffer.from('(this is no page)'),
      ],
      '',
    );
    const outcome = await readPdf(file);
    expect(outcome).toMatchObject({
      status: 'read',
      paper: { text: 'The first page stands.' },
      notes: [{ code: 'page-unreadable', page: 2 }],
    });
  });

  it('is read through a broken cross-reference table', async () => {
    const file = Buffer.from(await typeset({ paragraphs: [{ text: 'Still here.' }] }));
    const broken = Buffer.from(file.toString('latin1').replace(/startxref\n\d+/, 'startxref\n7'), 'latin1');
    expect((await readPaperOf(new Uint8Array(broken))).text).toBe('Still here.');
  });
});
