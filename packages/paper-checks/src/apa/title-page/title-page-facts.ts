import {
  findTitle,
  oncePerPaper,
  sectionsOf,
  spanText,
  titlePageElementsOf,
  type Block,
  type Paper,
  type TitlePageElement,
} from '@greenpen/paper';

export type TitlePageFacts = {
  readonly title: Block | null;
  readonly blocks: readonly Block[];
  readonly elements: ReadonlySet<TitlePageElement>;
  /** Lines beside the title that no pattern explains: the author's name, and names of schools or courses. */
  readonly otherLines: number;
  readonly isProfessional: boolean;
};

/** What can be told about the title page; `null` where the paper has none. */
export const titlePageFactsOf: (paper: Paper) => TitlePageFacts | null = oncePerPaper((paper) => {
  const section = sectionsOf(paper).find(({ kind }) => kind === 'title-page');
  if (section === undefined || isMemorandum(paper)) return null;
  const title = findTitle(paper);
  const elements = new Set<TitlePageElement>();
  let otherLines = 0;
  for (const block of section.blocks) {
    if (block === title) continue;
    const text = spanText(paper.text, block.span).trim();
    const found = titlePageElementsOf(text);
    for (const element of found) elements.add(element);
    if (/\b(?:19|20)\d\d\b/.test(text)) elements.add('date');
    if (found.length === 0 && text !== '') otherLines += 1;
  }
  const text = section.blocks.map((block) => spanText(paper.text, block.span)).join('\n');
  const isProfessional = /^author(?:['’]s)? note$|orcid|^running head/im.test(text) || hasRunningHead(paper);
  return { title, blocks: section.blocks, elements, otherLines, isProfessional };
});

/** A letter inside a house has a head of its own: to, from, date, subject. */
export const isMemorandum: (paper: Paper) => boolean = oncePerPaper((paper) => {
  const head = paper.blocks.slice(0, 10).map(({ span }) => spanText(paper.text, span));
  return ['to', 'from', 're|subject|date'].every((label) =>
    head.some((line) => new RegExp(`^\\s*(?:${label})\\s*:`, 'iu').test(line)),
  );
});

/** A line of capitals in the header beside the page number. */
export function hasRunningHead(paper: Paper): boolean {
  return paper.pages.some(({ header }) => {
    const letters = header?.match(/\p{L}/gu)?.join('') ?? '';
    return letters.length >= 6 && letters === letters.toUpperCase();
  });
}

/** True when a student's title page lacks an element and no unexplained line could be it. */
export function lacksElement(paper: Paper, element: TitlePageElement): boolean {
  const facts = titlePageFactsOf(paper);
  if (facts === null || facts.title === null || facts.isProfessional) return false;
  return !facts.elements.has(element) && facts.otherLines <= 1;
}
