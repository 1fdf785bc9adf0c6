import { readPaper } from '@greenpen/paper-extraction';
import { buildDocx, craftZip, makePaper, packEntry, type DocxSource } from '@greenpen/test-papers';
import * as fc from 'fast-check';
import { unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readComments } from '../testing/read-comments.ts';
import { returnDocx, type PaperComment } from './return-docx.ts';

const signer = { author: 'Robin Vale', date: new Date('2026-02-01T12:00:00Z') };

function returned(bytes: Uint8Array, comments: readonly PaperComment[]): Uint8Array {
  const outcome = returnDocx(bytes, comments, signer);
  if (outcome.status === 'refused') throw new Error(outcome.refusal.code);
  return outcome.bytes;
}

async function textOf(bytes: Uint8Array): Promise<string> {
  const outcome = await readPaper({ bytes, fileName: 'a.docx' });
  if (outcome.status === 'refused') throw new Error(outcome.refusal.code);
  return outcome.paper.text;
}

/** Comments on these words of a document, with the text each is attached to. */
async function anchor(source: DocxSource, ...words: readonly string[]): Promise<readonly string[]> {
  const bytes = buildDocx(source);
  const text = await textOf(bytes);
  const comments = words.map((word) => {
    const start = text.indexOf(word);
    return { span: { start, end: start + word.length }, lines: [`on ${word}`] };
  });
  const back = returned(bytes, comments);
  expect(await textOf(back)).toBe(text);
  return readComments(back).map(({ anchored }) => anchored);
}

const p = (inner: string) => `<w:p>${inner}</w:p>`;
const r = (inner: string) => `<w:r>${inner}</w:r>`;
const t = (text: string) => r(`<w:t xml:space="preserve">${text}</w:t>`);

describe('returnDocx', () => {
  it('keeps the text and puts each comment at its exact words', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 500 }),
        fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 90 })), { minLength: 1, maxLength: 12 }),
        async (seed, picks) => {
          const { bytes } = await makePaper({ seed, format: 'docx', words: 120 });
          const text = await textOf(bytes);
          const spans = picks.map(([from, length]) => {
            const start = from % (text.length - 1);
            return { start, end: Math.min(start + length, text.length) };
          });
          const back = returned(
            bytes,
            spans.map((span, index) => ({ span, lines: [String(index)] })),
          );
          expect(await textOf(back)).toBe(text);
          const comments = readComments(back);
          expect(new Set(comments.map(({ id }) => id)).size).toBe(spans.length);
          // A line feed between two blocks has no place of its own.
          const quoted = spans.map(({ start, end }) => text.slice(start, end).replaceAll('\n', ''));
          const anchored = comments.map((comment) => comment.anchored.replaceAll('\n', ''));
          expect(anchored.filter((_, index) => quoted[index] !== '')).toEqual(
            quoted.filter((quote) => quote !== ''),
          );
        },
      ),
      { numRuns: 25 },
    );
  });

  it('finds words in several runs, after symbols, in links, cells and fields', async () => {
    const source = {
      body: [
        p(t('Plain &amp; ') + r('<w:rPr><w:b/></w:rPr><w:t>bold</w:t>') + t(' end&#x2019;s.')),
        p(`<w:hyperlink r:id="link">${t('Linked words')}</w:hyperlink>`),
        p(`<w:ins w:id="7" w:author="x">${t('Inserted here')}</w:ins>`),
        `<w:tbl><w:tr><w:tc>${p(t('First cell'))}</w:tc><w:tc>${p(t('Second cell'))}</w:tc></w:tr></w:tbl>`,
        p(r('<w:t>  trimmed ends  </w:t>') + r('<w:tab/><w:t>after a tab</w:t>')),
        p(`<w:del w:id="8" w:author="x">${r('<w:delText>gone</w:delText>')}</w:del>${t('kept\u200B apart')}`),
      ].join(''),
      links: { link: 'https://example.org/' },
    };
    expect(
      await anchor(source, '& bold end', 'Linked', 'here', 'Second', 'trimmed', 'after', 'kept apart'),
    ).toEqual(['& bold end', 'Linked', 'here', 'Second', 'trimmed', 'after', 'kept\u200B apart']);
  });

  it('puts a comment on a note at its reference, and one in a text box around the drawing', async () => {
    const box = `<w:drawing><wp:inline><a:graphic><a:graphicData><wps:wsp><wps:txbx><w:txbxContent>${p(t('Boxed words'))}</w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:inline></w:drawing>`;
    const source = {
      body: p(t('Before ') + r('<w:footnoteReference w:id="2"/>') + t(' after')) + p(t('Then ') + r(box)),
      footnotes: `<w:footnote w:id="2">${p(t('Noted words'))}</w:footnote>`,
    };
    const bytes = buildDocx(source);
    const text = await textOf(bytes);
    const comments = ['Noted', 'Boxed'].map((word) => {
      const start = text.indexOf(word);
      return { span: { start, end: start + word.length }, lines: [word] };
    });
    const body = Buffer.from(unzipSync(returned(bytes, comments))['word/document.xml'] ?? []).toString();
    expect(body).toContain('<w:commentRangeStart w:id="0"/><w:r><w:footnoteReference w:id="2"/></w:r>');
    expect(body).toMatch(/<w:commentRangeStart w:id="1"\/><w:r><w:drawing>/u);
    expect(body).toMatch(/<\/w:drawing><\/w:r><w:commentRangeEnd w:id="1"\/>/u);
  });

  it('does not let a comment leave the cell in which it begins', async () => {
    const cells = `<w:tbl><w:tr><w:tc>${p(t('One'))}</w:tc><w:tc>${p(t('Two'))}</w:tc></w:tr></w:tbl>`;
    expect(await anchor({ body: cells + p(t('End')) }, 'One\tTwo')).toEqual(['One']);
  });

  it('keeps the comments that the document had, under ids of their own', async () => {
    const source = {
      body: p(
        `<w:commentRangeStart w:id="0"/>${t('Old words')}<w:commentRangeEnd w:id="0"/>${r('<w:commentReference w:id="0"/>')}${t(' and new ones')}`,
      ),
      comments: `<w:comment w:id="0" w:author="Peer">${p(t('I agree'))}</w:comment>`,
    };
    const bytes = buildDocx(source);
    const start = (await textOf(bytes)).indexOf('new');
    const back = returned(bytes, [{ span: { start, end: start + 3 }, lines: ['Newer?'] }]);
    expect(readComments(back)).toEqual([
      { id: '0', author: 'Peer', lines: ['I agree'], anchored: 'Old words' },
      { id: '1', author: 'Robin Vale', lines: ['Newer?'], anchored: 'new' },
    ]);
  });

  // ASVS-1.2.1
  it('shows comments as text, and drops characters that XML forbids', async () => {
    const bytes = buildDocx({ body: p(t('Sleep')) });
    const back = returned(bytes, [
      { span: null, lines: ['<script>alert(1)</script>', '=cmd|x\u0000\uD800'] },
    ]);
    expect(readComments(back)).toMatchObject([
      { lines: ['<script>alert(1)</script>', '=cmd|x\uFFFD'], anchored: 'Sleep' },
    ]);
  });

  // ASVS-1.5.1, ASVS-14.2.8
  it('removes everything that executes, loads or identifies a machine', async () => {
    const field = (instruction: string, result: string) =>
      `${r('<w:fldChar w:fldCharType="begin"/>')}${r(`<w:instrText>${instruction}</w:instrText>`)}${r('<w:fldChar w:fldCharType="separate"/>')}${t(result)}${r('<w:fldChar w:fldCharType="end"/>')}`;
    const source: DocxSource = {
      body:
        p(field('INCLUDEPICTURE "http://canary.example/a.png" \\d', 'pictured')) +
        p(field('DDEAUTO c:\\\\cmd "/c calc"', 'dynamic')) +
        p(field('HYPERLINK "http://canary.example/b"', 'linked')) +
        p(`<w:fldSimple w:instr="AUTHOR">${t('Ana')}</w:fldSimple>`) +
        p(`<w:hyperlink r:id="canary">${t('address')}</w:hyperlink>`) +
        p(
          r('<w:pict><v:shape><v:imagedata r:id="canary" src="http://canary.example/c"/></v:shape></w:pict>'),
        ) +
        p(r('<w:drawing><a:blip r:link="canary"/></w:drawing>')) +
        p(field('PAGE', '1')),
      settings: '<w:attachedTemplate r:id="canary"/><w:rsids/>',
      links: { canary: 'http://canary.example/d' },
      core: '<dc:creator>Ana Diaz</dc:creator><cp:lastModifiedBy>MACHINE-7</cp:lastModifiedBy>',
    };
    const bytes = buildDocx(source);
    const files = unzipSync(bytes);
    const withMore = zipSync({
      ...files,
      'docProps/app.xml': Buffer.from('<Properties><Company>MACHINE-7</Company></Properties>'),
      'word/embeddings/ole.bin': Buffer.from('OLE'),
      'customXml/item1.xml': Buffer.from('<x>MACHINE-7</x>'),
    });
    const back = unzipSync(returned(withMore, [{ span: null, lines: ['x'] }]));
    expect(Object.keys(back).toSorted()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'docProps/core.xml',
      'word/_rels/document.xml.rels',
      'word/comments.xml',
      'word/document.xml',
      'word/settings.xml',
    ]);
    const all = Object.values(back)
      .map((part) => Buffer.from(part).toString())
      .join('\n');
    for (const word of ['canary.example', 'External', 'MACHINE', 'DDE', 'INCLUDEPICTURE', 'attachedTemplate'])
      expect(all).not.toContain(word);
    expect(all).toContain('>PAGE<');
    expect(await textOf(returned(withMore, []))).toBe(await textOf(bytes));
  });

  it('keeps the properties that fields and bound controls show', async () => {
    const core = '{6C3C8BC8-F283-45AE-878A-BAB7291924A1}';
    const bound = (id: string, text: string) =>
      `<w:sdt><w:sdtPr><w:dataBinding w:xpath="/x" w:storeItemID="${id}"/></w:sdtPr><w:sdtContent>${t(text)}</w:sdtContent></w:sdt>`;
    const simple = (instruction: string, text: string) =>
      `<w:fldSimple w:instr='${instruction}'>${t(text)}</w:fldSimple>`;
    const head = p(
      bound(core, 'SLEEP') +
        bound('{00000000-0000-0000-0000-000000000000}', 'COMPANY') +
        simple('TITLE', 'Sleep') +
        simple('TITLE "Gone"', 'Gone') +
        simple('DOCPROPERTY "Running head" \\* MERGEFORMAT', 'SLEEP') +
        simple('DOCPROPERTY Missing', 'kept as text') +
        simple('DATE', 'May 4'),
    );
    const bytes = buildDocx({
      body: `${p(t('Words'))}<w:sectPr><w:headerReference w:type="default" r:id="head"/></w:sectPr>`,
      headers: { head },
      core: '<dc:title>Sleep &amp; rest</dc:title><cp:revision>7</cp:revision><cp:lastModifiedBy>MACHINE-7</cp:lastModifiedBy>',
    });
    const custom = `<Properties xmlns:vt="urn:v"><property name="Running head"><vt:lpwstr>SLEEP</vt:lpwstr></property><property name="MSIP_Label"><vt:lpwstr>MACHINE-7</vt:lpwstr></property></Properties>`;
    const withCustom = zipSync({ ...unzipSync(bytes), 'docProps/custom.xml': Buffer.from(custom) });
    const back = unzipSync(returned(withCustom, []));
    const read = (name: string) => Buffer.from(back[name] ?? []).toString();
    expect(read('docProps/core.xml')).toContain('<dc:title>Sleep &#38; rest</dc:title>');
    expect(read('docProps/custom.xml')).toContain('name="Running head"><vt:lpwstr>SLEEP<');
    const header = read('word/head.xml');
    expect(header.match(/w:dataBinding/gu)).toHaveLength(1);
    expect(header.match(/w:instr="[^"]*"/gu)).toEqual([
      'w:instr="TITLE"',
      expect.stringContaining('Running head'),
    ]);
    for (const words of ['COMPANY', 'Gone', 'kept as text', 'May 4']) expect(header).toContain(words);
    expect(
      Object.values(back)
        .map((part) => Buffer.from(part).toString())
        .join(''),
    ).not.toContain('MACHINE');
    expect(read('_rels/.rels')).toMatch(/metadata\/core-properties.*custom-properties/u);
    expect(read('[Content_Types].xml')).toContain('/docProps/core.xml');
  });

  it('refuses what is no document, as the reader does', () => {
    const zip = craftZip([packEntry('a.txt', 'x')]);
    expect(returnDocx(zip, [], signer)).toMatchObject({ status: 'refused' });
    expect(returnDocx(Buffer.from('PK'), [], signer)).toMatchObject({ status: 'refused' });
  });
});
