import { makeContent } from './made-content.ts';
import { apaLayout, passageText } from './paper-content.ts';
import type { PaperContent, PlantedError, TestPaper, TestPaperFormat } from './paper-content.ts';
import { renderDocx } from './render-docx.ts';
import { renderPdf } from './render-pdf.ts';
import { renderTxt } from './render-txt.ts';
import { replaceInContent } from './replace-in-content.ts';
import { createSeededRandom } from './seeded-random.ts';

/** [right, wrong, what]: slips that can be put into any made paper. */
const slips = [
  ['Research on', 'Reserch on', 'A word is misspelled.'],
  ['The results showed', 'The results showes', 'Subject and verb disagree.'],
  ['This finding matters', 'This finding matter', 'Subject and verb disagree.'],
  ['the same task tiring', 'the the same task tiring', 'A word is doubled.'],
  ['A second group', 'An second group', 'The article is wrong.'],
  ['It is less clear', 'Its less clear', '"Its" stands for "It is".'],
  ['most samples were small', 'most samples was small', 'Subject and verb disagree.'],
  ['Such studies would', 'Such studys would', 'A word is misspelled.'],
] as const;

/** A paper of its own for every seed: student, topic, words and number of errors vary; the bytes do not. */
export async function makePaper(options: {
  readonly seed: number;
  readonly format: TestPaperFormat;
  /** Length of the body, roughly; 900 where it is left open. */
  readonly words?: number;
}): Promise<TestPaper> {
  const { seed, format, words = 900 } = options;
  const random = createSeededRandom(seed);
  const made = makeContent(random, words);
  const { content, planted } = plantSlips(made, random.whole(slips.length + 1));
  const student = content.student;
  const name = student.toLowerCase().split(' ').toReversed().join('');
  const fileName = `${name}_${10_000 + seed}_${500_000 + seed}_paper.${format}`;
  return { fileName, bytes: await render(content, format), student, planted };
}

function plantSlips(content: PaperContent, count: number) {
  let changed = content;
  const planted: PlantedError[] = [];
  const text = [...content.introduction, ...content.sections.flatMap(({ paragraphs }) => paragraphs)]
    .map(passageText)
    .join('\n');
  for (const [right, wrong, what] of slips.slice(0, count)) {
    if (!text.includes(right)) continue;
    changed = replaceInContent(changed, right, wrong);
    planted.push({ area: 'grammar', quote: wrong, what });
  }
  return { content: changed, planted };
}

async function render(content: PaperContent, format: TestPaperFormat): Promise<Uint8Array> {
  if (format === 'docx') return renderDocx(content, apaLayout);
  return format === 'pdf' ? renderPdf(content, apaLayout) : renderTxt(content);
}
