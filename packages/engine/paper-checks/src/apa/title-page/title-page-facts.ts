import { type Block, type Paper, spanText } from '@greenpen/paper';
import {
  findTitle,
  oncePerPaper,
  sectionsOf,
  type Title,
  titleBlockOf,
  titleBlockPartsOf,
  type TitleBlockRole,
} from '@greenpen/paper-structure';

export type TitlePageFacts = {
  readonly title: Title | null;
  readonly blocks: readonly Block[];
  /** What the page holds. */
  readonly parts: ReadonlySet<TitleBlockRole>;
  /** Lines whose part is told by their place alone, so that each could be something else that seems to be missing. */
  readonly unclearLines: number;
  readonly isProfessional: boolean;
};

/** What can be told about the title page; `null` where the paper has none. */
export const titlePageFactsOf: (paper: Paper) => TitlePageFacts | null = oncePerPaper((paper) => {
  const section = sectionsOf(paper).find(({ kind }) => kind === 'title-page');
  if (section === undefined || isMemorandum(paper) || hasMlaHeading(paper)) return null;
  const { lines } = titleBlockOf(paper);
  const unclearLines = lines.filter(({ role, fit }) => role !== 'title' && fit <= 0).length;
  const text = section.blocks.map((block) => spanText(paper.text, block.span)).join('\n');
  const isProfessional = /^author(?:['’]s)? note$|orcid|^running head/im.test(text) || hasRunningHead(paper);
  return {
    title: findTitle(paper),
    blocks: section.blocks,
    parts: titleBlockPartsOf(paper),
    unclearLines,
    isProfessional,
  };
});

/** A letter inside a house has a head of its own: to, from, date, subject. */
export const isMemorandum: (paper: Paper) => boolean = oncePerPaper((paper) => {
  const head = paper.blocks.slice(0, 10).map(({ span }) => spanText(paper.text, span));
  return ['to', 'from', 're|subject|date'].every((label) =>
    head.some((line) => new RegExp(`^\\s*(?:${label})\\s*:`, 'iu').test(line)),
  );
});

/**
 * A heading as MLA has it: the writer's name comes first, the title last and right above the text. It is no title
 * page that lacks a part or a page of its own.
 */
export const hasMlaHeading: (paper: Paper) => boolean = oncePerPaper((paper) => {
  const { lines, end } = titleBlockOf(paper);
  const next = paper.blocks[end];
  const title = lines.findIndex(({ role }) => role === 'title');
  if (next === undefined || next.startsNewPage || next.page > (lines.at(-1)?.block.page ?? 0)) return false;
  if (lines[0]?.role !== 'author' || title < 3) return false;
  return (
    lines.slice(title).every(({ role }) => role === 'title') &&
    lines.slice(0, title).every(({ block }) => block.format.alignment !== 'center')
  );
});

/** A line of capitals in the header beside the page number. */
export function hasRunningHead(paper: Paper): boolean {
  return paper.pages.some(({ header }) => {
    const letters = header?.match(/\p{L}/gu)?.join('') ?? '';
    return letters.length >= 6 && letters === letters.toUpperCase();
  });
}

/** True when a student's title page lacks a part and no unclear line could be it. */
export function lacksPart(paper: Paper, part: TitleBlockRole): boolean {
  const facts = titlePageFactsOf(paper);
  if (facts === null || facts.title === null || facts.isProfessional) return false;
  return !facts.parts.has(part) && facts.unclearLines === 0;
}
