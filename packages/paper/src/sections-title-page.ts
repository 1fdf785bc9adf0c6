import type { Block, Paper } from './paper.ts';
import { blockText, isAbstractLabel, isProse, isReferencesLabel, normalizeTitle } from './sections-labels.ts';

export type TitlePageElement = 'date' | 'affiliation' | 'course' | 'instructor';

const MONTH =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const ELEMENTS: Readonly<Record<TitlePageElement, RegExp>> = {
  date: new RegExp(
    `\\b(?:${MONTH})\\.?\\s+(?:\\d{1,2}(?:st|nd|rd|th)?,?\\s+)?\\d{4}\\b|\\b\\d{1,2}(?:st|nd|rd|th)?\\s+(?:${MONTH})\\.?,?\\s+\\d{4}\\b|^(?:due\\b.{0,12})?\\d{1,4}[/.-]\\d{1,2}[/.-]\\d{2,4}$`,
    'i',
  ),
  affiliation:
    /\b(?:university|college|institute|school(?! (?:gardens?|meals?|lunch(?:es)?|uniforms?|start|days?|years?|children|violence|shootings?|bull\p{L}+|choice|policy|policies|life|climate|safety|reform)\b)|academy|department|faculty|polytechnic|universidad|université|universität)\b/iu,
  course:
    /\b[A-Z]{2,5}[ -]?\d{2,4}[A-Z]?\b|\b(?:course|section)\s*(?:name|title|number|no\.?|code)?\s*:|\b(?:English|Psychology|Nursing|History|Biology|Sociology|Composition|Education)\s+\d{3,4}\b/,
  instructor:
    /^(?:dr|prof|professor|instructor|mr|ms|mrs|teacher|tutor|lecturer)\b\.?|\b(?:instructor|professor|lecturer|tutor|ph\.?\s?d)\b|[,;–|]\s*(?:dr|prof)\.?\s+\p{L}/iu,
};
const USUAL_FIRST_HEADING =
  /^(?:\d+\.?\s+)?(?:introduction|background|method|methods|overview|table of contents|contents|part (?:i|1|one))$/i;
const LONGEST_LEAD = 25;

/** Which parts of a title page a line holds: "PSYC 101: Introduction to Psychology" is a course. */
export function titlePageElementsOf(text: string): readonly TitlePageElement[] {
  if (text.length > 220) return [];
  const found: TitlePageElement[] = [];
  for (const element of ['date', 'affiliation', 'course', 'instructor'] as const)
    if (ELEMENTS[element].test(text)) found.push(element);
  return found;
}

/** The index after the title page's last block; 0 when the paper opens with its text. */
export function findTitlePageEnd(paper: Paper): number {
  const lead = findLeadEnd(paper);
  if (lead === 0) return 0;
  const evidence = new Set(
    paper.blocks.slice(0, lead).flatMap((block) => titlePageElementsOf(blockText(paper, block))),
  );
  const pageEnd = findFirstPageEnd(paper);
  if (pageEnd > 0 && pageEnd <= lead) return pageEnd;
  const abstractNext = isAbstractAt(paper, lead);
  if (evidence.size < (abstractNext ? 1 : 2)) return 0;
  return abstractNext ? lead : withoutOpeningHeadings(paper, lead);
}

/** Blocks before the first running text, abstract or reference list; an author note counts as title page. */
function findLeadEnd(paper: Paper): number {
  const { blocks } = paper;
  const limit = Math.min(blocks.length, LONGEST_LEAD + 1);
  let noteStarted = false;
  for (let index = 0; index < limit; index += 1) {
    const block = blocks[index];
    if (block === undefined) return 0;
    const text = blockText(paper, block);
    if (isAbstractLabel(text) && index > 0) return index;
    if (isReferencesLabel(text)) return index;
    if (noteStarted && opensPage(paper, index)) return index;
    if (/^author(?:['’]s)? note$/i.test(text)) noteStarted = true;
    else if (!noteStarted && (isProse(text) || block.kind === 'table' || /^abstract\s*[:.]/i.test(text)))
      return index;
  }
  return 0;
}

function findFirstPageEnd(paper: Paper): number {
  return paper.blocks.findIndex((_, index) => index > 0 && opensPage(paper, index));
}

function opensPage(paper: Paper, index: number): boolean {
  const block = paper.blocks[index];
  const previous = paper.blocks[index - 1];
  if (block === undefined || previous === undefined) return false;
  return block.startsNewPage || (paper.pagination === 'measured' && block.page > previous.page);
}

function isAbstractAt(paper: Paper, index: number): boolean {
  const block = paper.blocks[index];
  return block !== undefined && /^abstract\b/i.test(blockText(paper, block));
}

/** Without page breaks the repeated title and the first heading stand among the short lines; they are body. */
function withoutOpeningHeadings(paper: Paper, lead: number): number {
  const { blocks } = paper;
  let end = lead;
  while (end > 1) {
    const last: Block | undefined = blocks[end - 1];
    if (last === undefined) break;
    const text = blockText(paper, last);
    const title = normalizeTitle(text);
    const repeats = blocks
      .slice(0, end - 1)
      .some((block) => title !== '' && normalizeTitle(blockText(paper, block)) === title);
    const isHeading = last.headingLevel !== null && titlePageElementsOf(text).length === 0 && end < lead + 1;
    const hasTitleBefore = blocks.slice(0, end - 1).some((block) => block.style === 'Title');
    if (!repeats && !USUAL_FIRST_HEADING.test(text) && !(isHeading && hasTitleBefore)) break;
    end -= 1;
  }
  return end;
}
