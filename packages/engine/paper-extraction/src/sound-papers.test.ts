import {
  assert,
  asyncProperty,
  array,
  constantFrom,
  integer,
  nat,
  record,
  string,
  uint8Array,
} from 'fast-check';
import { buildDocx, cleanPaper, flawedPaper, makePaper } from '@greenpen/test-papers';
import { describe, expect, it } from 'vitest';
import type { ExtractionOutcome } from '@greenpen/paper';
import { readPaper } from './read-paper.ts';
import { expectSoundPaper } from './testing/expect-sound-paper.ts';
import { getPaper } from './testing/read-parts.ts';

/** Whatever it is: a sound paper or a sentence. */
function expectSoundOutcome(outcome: ExtractionOutcome): void {
  const message = outcome.status === 'read' ? 'read' : outcome.refusal.message;
  expect(message).not.toBe('');
  if (outcome.status === 'read') expectSoundPaper(outcome.paper);
}

const word = constantFrom('sleep', ' ', 'A', '\u200B', '\u{E0041}', '😀', '\n', '\f', '1. ', 'é');
const words = array(word, { maxLength: 12 }).map((parts) => parts.join(''));
const run = record({ text: words, look: constantFrom('', '<w:b/>', '<w:vanish/>', '<w:sz w:val="2"/>') }).map(
  ({ text, look }) =>
    `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text.replaceAll('\f', '')}</w:t></w:r>`,
);
const inner = array(
  constantFrom(
    '<w:r><w:br w:type="page"/></w:r>',
    '<w:r><w:lastRenderedPageBreak/></w:r>',
    '<w:r><w:tab/></w:r>',
  ),
  { maxLength: 2 },
).map((parts) => parts.join(''));
const paragraph = record({ run, inner, more: run }).map(
  (parts) => `<w:p>${parts.run}${parts.inner}${parts.more}</w:p>`,
);
const cells = array(paragraph, { minLength: 1, maxLength: 3 }).map((parts) =>
  parts.map((cell) => `<w:tc>${cell}</w:tc>`).join(''),
);
const table = cells.map((row) => `<w:tbl><w:tr>${row}</w:tr><w:tr>${row}</w:tr></w:tbl>`);
const picture = constantFrom(
  '<w:p><w:r><w:drawing><pic:pic/></w:drawing></w:r></w:p>',
  '<w:p/>',
  '<w:sectPr/>',
);
const body = array(
  constantFrom(paragraph, paragraph, table, picture).chain((kind) => kind),
  { minLength: 1, maxLength: 10 },
).map((parts) => parts.join(''));

describe('every paper', () => {
  it('is sound for any document', async () => {
    expect.hasAssertions();
    await assert(
      asyncProperty(body, async (xml) => {
        expectSoundOutcome(await readPaper({ fileName: 'a.docx', bytes: buildDocx({ body: xml }) }));
      }),
      { numRuns: 150 },
    );
  });

  it('is sound for any text', async () => {
    expect.hasAssertions();
    await assert(
      asyncProperty(array(words, { maxLength: 30 }), async (lines) => {
        const bytes = new TextEncoder().encode(lines.join('\n'));
        expectSoundOutcome(await readPaper({ fileName: 'a.txt', bytes }));
      }),
      { numRuns: 150 },
    );
  });

  it.each(['docx', 'txt'] as const)('is sound for made papers as %s', async (format) => {
    expect.hasAssertions();
    for (const seed of [1, 2, 3])
      expectSoundOutcome(await readPaper(await makePaper({ seed, format, words: 3000 })));
  });
});

describe('reading odd bytes', () => {
  it('always ends in a paper or a sentence for random bytes', async () => {
    expect.hasAssertions();
    const start = constantFrom('', 'PK\u0003\u0004', '\uFEFF', '<?xml ', '{\\rtf');
    await assert(
      asyncProperty(start, uint8Array({ maxLength: 400 }), async (prefix, tail) => {
        const bytes = new Uint8Array([...new TextEncoder().encode(prefix), ...tail]);
        expectSoundOutcome(await readPaper({ fileName: 'x', bytes }));
      }),
      { numRuns: 200 },
    );
  });

  it('always ends for a document that was cut or changed', async () => {
    expect.hasAssertions();
    const { bytes } = await cleanPaper('docx');
    const changes = array(record({ at: nat(bytes.length - 1), value: integer({ min: 0, max: 255 }) }), {
      maxLength: 8,
    });
    await assert(
      asyncProperty(nat(bytes.length), changes, async (length, edits) => {
        const changed = bytes.slice(0, length < bytes.length / 4 ? length : bytes.length);
        for (const { at, value } of edits) if (at < changed.length) changed[at] = value;
        expectSoundOutcome(await readPaper({ fileName: 'x.docx', bytes: changed }));
      }),
      { numRuns: 200 },
    );
  });

  it('always ends for any markup', async () => {
    expect.hasAssertions();
    const names = [
      'p',
      'r',
      't',
      'tbl',
      'tr',
      'tc',
      'pPr',
      'rPr',
      'sectPr',
      'del',
      'fldChar',
      'hyperlink',
      'txbxContent',
    ];
    const tag = constantFrom(...names);
    const markup = array(record({ tag, text: string({ maxLength: 4 }) }), { maxLength: 14 }).map((parts) => {
      const opened = parts
        .map(({ tag: name, text }) => `<w:${name}>${text.replaceAll(/[<>&]/g, '')}`)
        .join('');
      return (
        opened +
        parts
          .toReversed()
          .map(({ tag: name }) => `</w:${name}>`)
          .join('')
      );
    });
    await assert(
      asyncProperty(array(markup, { maxLength: 5 }), async (parts) => {
        expectSoundOutcome(
          await readPaper({ fileName: 'x.docx', bytes: buildDocx({ body: parts.join('') }) }),
        );
      }),
      { numRuns: 200 },
    );
  });
});

describe('one paper in three formats', () => {
  it.each([cleanPaper, flawedPaper])('has the same words in each', async (make) => {
    const [docx, pdf, txt] = await Promise.all(
      (['docx', 'pdf', 'txt'] as const).map(async (format) =>
        wordsOf(getPaper(await readPaper(await make(format))).text),
      ),
    );
    expect(docx).toEqual(txt);
    expect(pdf).toEqual(txt);
  });
});

function wordsOf(text: string): readonly string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}
