import { describe, expect, it } from 'vitest';
import { judgeFile } from './judge-file.ts';

const judge = (bytes: Uint8Array): string => {
  const judgement = judgeFile(bytes, bytes.length);
  return judgement.status === 'taken' ? judgement.fileType : judgement.code;
};
const ascii = (text: string): Buffer => Buffer.from(text, 'latin1');

describe('judgeFile', () => {
  it.each([
    ['a PDF', ascii('%PDF-1.7\n%\u00e2\u00e3'), 'PDF'],
    ['a PDF after some junk', ascii(`${'\n'.repeat(900)}%PDF-1.4`), 'PDF'],
    ['a ZIP, which a DOCX is', Buffer.from([0x50, 0x4b, 3, 4, 20, 0]), 'DOCX'],
    ['plain text', ascii('Sleep helps students.\r\n\r\nIt does.'), 'TXT'],
    ['UTF-8 text', Buffer.from('\uFEFFMüller fand “das” – 論文', 'utf8'), 'TXT'],
    ['UTF-16 text', Buffer.from('\uFEFFSleep helps.', 'utf16le'), 'TXT'],
    ['nothing', Buffer.alloc(0), 'empty-file'],
    ['a program', Buffer.concat([ascii('MZ'), Buffer.alloc(60)]), 'unsupported-format'],
    ['a program whose head is text', ascii(`MZ${'A'.repeat(200)}`), 'unsupported-format'],
    [
      'a program with high bytes',
      Buffer.concat([ascii('MZ\x90\x90'), ascii('text '.repeat(80))]),
      'unsupported-format',
    ],
    ['a program and nothing more', ascii('MZ'), 'unsupported-format'],
    ['a paper on twins', ascii('MZ twins reared apart: A review of the literature'), 'TXT'],
    ['a paper on twins with a dash', ascii('MZ-DZ comparisons in behavior genetics'), 'TXT'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0]), 'unsupported-format'],
    ['an old or locked Word file', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'unsupported-format'],
    ['a web page', ascii('\n<!DOCTYPE html><html>'), 'unsupported-format'],
    ['rich text', ascii('{\\rtf1\\ansi'), 'unsupported-format'],
    [
      'control characters',
      Buffer.from(Array.from({ length: 200 }, (_, i) => (i % 8) + 1)),
      'unsupported-format',
    ],
  ])('judges %s by its bytes', (_name, bytes, expected) => {
    expect(judge(bytes)).toBe(expected);
  });
});
