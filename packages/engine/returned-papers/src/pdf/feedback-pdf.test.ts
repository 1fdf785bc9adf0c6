import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getDocumentProxy } from 'unpdf';
import type { FeedbackReport } from '../feedback-report.ts';
import { writeFeedbackPdf } from './feedback-pdf.ts';

const date = new Date('2026-02-01T12:00:00Z');

const report: FeedbackReport = {
  title: 'Feedback: Essay on sleep',
  facts: [['Student', 'Łukasz Αθηνά Иван']],
  scores: [
    { label: 'Content', weight: '45%', score: '70 / 100' },
    { label: 'Total', weight: '', score: '77.9 / 100 (C)' },
  ],
  sections: [{ heading: 'Overall feedback', text: 'A good start.\n\nGo on.' }],
  remarks: [
    {
      page: 1,
      quote: 'Many people has',
      message: 'The verb.',
      suggestion: 'Many people have',
      source: 'Grammar',
    },
  ],
  advice: [{ page: 2, quote: null, message: 'Vary the verbs.', suggestion: null, source: 'Style' }],
};

async function read(pdf: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const page = await document.getPage(index + 1);
      const { items } = await page.getTextContent();
      return {
        text: items.map((item) => ('str' in item ? item.str : '')).join(''),
        tree: await page.getStructTree(),
      };
    }),
  );
  return { pages, info: await document.getMetadata(), marked: await document.getMarkInfo() };
}

describe('writeFeedbackPdf', () => {
  // ASVS-14.2.8
  it('contains the feedback, tagged, without machine details', async () => {
    const { pages, info, marked } = await read(await writeFeedbackPdf(report, date));
    const text = pages.map((page) => page.text).join(' ');
    for (const words of [
      'Feedback: Essay on sleep',
      'Łukasz Αθηνά Иван',
      '77.9 / 100 (C)',
      'Go on.',
      '“Many people has”',
      'Suggestion: Many people have',
      'Suggestions that cost no points',
      'Vary the verbs.',
      '1 / 1',
    ])
      expect(text).toContain(words);
    expect(marked).toMatchObject({ Marked: true });
    expect(JSON.stringify(pages[0]?.tree)).toMatch(/"H1".*"TH".*"H2"/u);
    expect(info.info).toMatchObject({ Title: report.title, Producer: 'Greenpen', Author: 'Greenpen' });
  });

  it('marks a draft as one, and shows no scores', async () => {
    const { pages } = await read(await writeFeedbackPdf({ ...report, scores: null }, date));
    expect(pages[0]?.text).toContain('Draft, not yet approved');
    expect(pages[0]?.text).not.toContain('77.9');
  });

  it('replaces letters that it cannot draw, and says so', async () => {
    const strange = { ...report, facts: [['Student', '王小明 محمد 😀👍🏽']] as const };
    const { pages } = await read(await writeFeedbackPdf(strange, date));
    expect(pages[0]?.text).toContain('王小明 ???? 😀👍');
    expect(pages[0]?.text).toContain('cannot be drawn');
  });

  it('claims no standard that was not validated, and says which cells a heading is for', async () => {
    const pdf = Buffer.from(await writeFeedbackPdf(report, date)).toString('latin1');
    expect(pdf).not.toContain('pdfuaid');
    expect(pdf.match(/\/Scope \/Column/gu)).toHaveLength(3);
  });

  it('stays small with Chinese names, and draws at most so many files of them', async () => {
    const many = String.fromCodePoint(...Array.from({ length: 400 }, (_, index) => 0x4e00 + index * 50));
    const pdf = await writeFeedbackPdf({ ...report, facts: [['Student', '张伟, 王小明 🙂']] }, date);
    expect(pdf.length).toBeLessThan(120_000);
    const { pages } = await read(await writeFeedbackPdf({ ...report, facts: [['Student', many]] }, date));
    const text = pages.map((page) => page.text).join('');
    expect(text).toContain('一');
    expect(text).toContain('cannot be drawn');
  });

  // ASVS-1.2.1
  it('accepts any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 200 }), async (text) => {
        const sections = [{ heading: text, text }];
        const pdf = await writeFeedbackPdf({ ...report, title: text, sections }, date);
        expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-');
      }),
      { numRuns: 15 },
    );
  });
});
