import { type Paper, spanText } from '@greenpen/paper';
import { findTitle, openingTitleOf, titleBlockPartsOf } from '@greenpen/paper-structure';
import { buildDocx } from '@greenpen/test-papers';
import { describe, expect, it } from 'vitest';
import { typeset } from './pdf/testing/typeset.ts';
import { readPaper } from './read-paper.ts';
import { findStudent } from './student-identity.ts';
import { getPaper } from './testing/read-parts.ts';
import type { TitleBlockSample } from './testing/title-block-sample.ts';
import { titleBlockSamples } from './testing/title-blocks.ts';

const essay =
  'Many people believe that they can learn all night and sleep later. This paper shows how a night without sleep shapes what a student recalls, because the brain sorts in the dark what it took in during the day.';
const more =
  'It then asks what is lost by that, and it closes with two proposals that a residence hall could try without great cost or much planning, though neither will help everybody who lives there.';

const writers = { docx: asDocx, pdf: asPdf, txt: asTxt } as const;
/** What the standard fonts of a PDF can write. */
const LATIN_1 = /^[\u0020-\u00FF‘’“”–—]*$/u;

describe.each(['docx', 'pdf', 'txt'] as const)('title blocks in %s', (format) => {
  const samples = titleBlockSamples.filter(
    ({ lines }) => format !== 'pdf' || lines.every((line) => LATIN_1.test(line)),
  );

  it.each(samples)('reads $name', async (sample) => {
    const paper = getPaper(
      await readPaper({ fileName: `a.${format}`, bytes: await writers[format](sample) }),
    );
    // Without a page break, title and name alone are no title page.
    const isPage = format !== 'txt' || sample.parts.length > 1;
    expect({
      title: findTitle(paper)?.text ?? null,
      author: findStudent({ fileName: 'a', paper }).name,
      parts: partsOf(paper),
    }).toEqual({ title: isPage ? sample.title : null, author: sample.author, parts: sample.parts });
  });
});

describe('the title above the text', () => {
  it.each(['docx', 'pdf', 'txt'] as const)('is found again in %s', async (format) => {
    for (const sample of titleBlockSamples.filter(
      ({ title, lines }) => title !== null && !lines.includes('+++'),
    )) {
      if (format === 'pdf' && !sample.lines.every((line) => LATIN_1.test(line))) continue;
      if (format === 'txt' && sample.parts.length < 2) continue;
      const paper = getPaper(await readPaper({ fileName: 'a', bytes: await writers[format](sample) }));
      const found = openingTitleOf(paper).map(({ span }) => spanText(paper.text, span));
      expect(found.join(' ').replaceAll('\n', ' ')).toBe(sample.title);
    }
  });
});

function partsOf(paper: Paper): string {
  const parts = titleBlockPartsOf(paper);
  return (['affiliation', 'course', 'instructor', 'date'] as const)
    .filter((part) => parts.has(part))
    .map((part) => part.charAt(0))
    .join('');
}

type Line = {
  readonly text: string;
  readonly isBold: boolean;
  readonly isLeft: boolean;
  readonly startsPage: boolean;
};

function linesOf({ lines, title, body = essay }: TitleBlockSample): readonly Line[] {
  const isPage = !lines.includes('+++');
  const head = lines
    .filter((line) => line !== '+++')
    .map((line) => ({
      text: line.replace(/^(?:\*\*|>)/u, ''),
      isBold: line.startsWith('**'),
      isLeft: line.startsWith('>'),
      startsPage: false,
    }));
  const text = [body, more].map((words) => ({ text: words, isBold: false, isLeft: true, startsPage: false }));
  if (!isPage || title === null) return [...head, ...text];
  return [...head, { text: title, isBold: true, isLeft: false, startsPage: true }, ...text];
}

function asDocx(sample: TitleBlockSample): Uint8Array {
  const body = linesOf(sample).map(({ text, isBold, isLeft, startsPage }) => {
    const look = `${startsPage ? '<w:pageBreakBefore/>' : ''}<w:jc w:val="${isLeft ? 'left' : 'center'}"/>`;
    const words = text
      .replaceAll('&', '&amp;')
      .split('|')
      .map((part) => `<w:t xml:space="preserve">${part}</w:t>`)
      .join('<w:br/>');
    return `<w:p><w:pPr>${look}</w:pPr><w:r><w:rPr>${isBold ? '<w:b/>' : ''}</w:rPr>${words}</w:r></w:p>`;
  });
  return buildDocx({ body: body.join('') });
}

function asPdf(sample: TitleBlockSample): Promise<Uint8Array> {
  const paragraphs = linesOf(sample).flatMap(({ text, isBold, isLeft, startsPage }) =>
    text.split('|').map((part, index) => ({
      text: part,
      style: isBold ? ('bold' as const) : undefined,
      align: isLeft ? ('left' as const) : ('center' as const),
      startsPage: startsPage && index === 0,
      firstLinePt: text.length > 100 && isLeft ? 36 : 0,
    })),
  );
  return typeset({ paragraphs });
}

function asTxt(sample: TitleBlockSample): Uint8Array {
  const lines = linesOf(sample).map(({ text, startsPage }) =>
    startsPage ? `\n${text}` : text.replaceAll('|', '\n'),
  );
  const last = lines.length - 2;
  return new TextEncoder().encode(
    `${lines.slice(0, last).join('\n')}\n\n${lines.slice(last).join('\n\n')}\n`,
  );
}
