import { leastOf } from '../extremes.ts';
import { captionsOf } from '../captions.ts';
import type { Block, Heading, Paper } from '@greenpen/paper';
import { headingByLook, runInHeading } from './heading-look.ts';
import { blockText, countWords } from '../sections/labels.ts';
import { openingTitleOf } from '../sections/paper-title.ts';
import { sectionsOf } from '../sections/sections.ts';

const LONGEST_STYLED_HEADING_WORDS = 30;
const LOWEST_LEVEL = 5;

const known = new WeakMap<Paper, readonly Heading[]>();

/** The headings of the text and of the appendices, in order. */
export function headingsOf(paper: Paper): readonly Heading[] {
  let headings = known.get(paper);
  if (headings === undefined) {
    headings = raiseLevels(findHeadings(paper));
    known.set(paper, headings);
  }
  return headings;
}

function findHeadings(paper: Paper): readonly Heading[] {
  const title = new Set(openingTitleOf(paper));
  return sectionsOf(paper)
    .filter(({ kind }) => kind === 'body' || kind === 'appendix')
    .flatMap(({ blocks }) =>
      blocks.map((block, index) => (title.has(block) ? null : headingAt(paper, blocks, block, index))),
    )
    .filter((heading) => heading !== null);
}

function headingAt(paper: Paper, blocks: readonly Block[], block: Block, index: number): Heading | null {
  if (captionsOf(paper).has(block)) return null;
  const words = countWords(blockText(paper, block));
  if (block.headingLevel !== null && words > 0 && words <= LONGEST_STYLED_HEADING_WORDS)
    return { block, span: block.span, level: Math.min(block.headingLevel, LOWEST_LEVEL), toldFrom: 'style' };
  const looked = headingByLook(paper, blocks, index) ?? runInHeading(paper, block);
  return looked === null ? null : { block, span: looked.span, level: looked.level, toldFrom: 'look' };
}

/** Where no heading looks like level 1, the highest look in use is meant as level 1. */
function raiseLevels(headings: readonly Heading[]): readonly Heading[] {
  const highest = leastOf(headings.map(({ level }) => level));
  if (highest === 1 || highest > 3 || headings.some(({ toldFrom }) => toldFrom === 'style')) return headings;
  return headings.map(({ block, span, level, toldFrom }) => ({
    block,
    span,
    level: level > 3 ? level : level - highest + 1,
    toldFrom,
  }));
}
