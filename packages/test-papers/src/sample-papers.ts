import { cleanContent } from './clean-content.ts';
import { flawedContent, flawedErrors, flawedLayout, weakContent } from './flawed-content.ts';
import { makePaper } from './make-paper.ts';
import { apaLayout } from './paper-content.ts';
import type { PaperContent, PaperLayout, PlantedError, TestPaper, TestPaperFormat } from './paper-content.ts';
import { renderDocx } from './render-docx.ts';
import { renderPdf } from './render-pdf.ts';
import { renderTxt } from './render-txt.ts';

/** A student paper without a fault that is known of. */
export function cleanPaper(format: TestPaperFormat): Promise<TestPaper> {
  return toPaper(cleanContent, { format, layout: apaLayout, name: 'sleep-and-screens', planted: [] });
}

/** The clean paper with errors put in; those of layout cannot show in plain text. */
export function flawedPaper(format: TestPaperFormat): Promise<TestPaper> {
  const planted = format === 'txt' ? flawedErrors.filter(({ quote }) => quote !== null) : flawedErrors;
  return toPaper(flawedContent, { format, layout: flawedLayout, name: 'sleep-and-screens-draft', planted });
}

/** A short essay without sources or argument, single-spaced in a sans-serif face. */
export function weakEssay(format: TestPaperFormat): Promise<TestPaper> {
  const layout: PaperLayout = { ...apaLayout, font: 'Arial', lineSpacing: 1, hasPageNumbers: false };
  return toPaper(weakContent, { format, layout, name: 'essay', planted: [] });
}

/** About thirty pages. */
export function longPaper(format: TestPaperFormat): Promise<TestPaper> {
  return makePaper({ seed: 30, format, words: 8500 });
}

async function toPaper(
  content: PaperContent,
  options: {
    readonly format: TestPaperFormat;
    readonly layout: PaperLayout;
    readonly name: string;
    readonly planted: readonly PlantedError[];
  },
): Promise<TestPaper> {
  const { format, layout, name, planted } = options;
  const bytes =
    format === 'docx'
      ? await renderDocx(content, layout)
      : format === 'pdf'
        ? await renderPdf(content, layout)
        : renderTxt(content);
  return { fileName: `${name}.${format}`, bytes, student: content.student, planted };
}
