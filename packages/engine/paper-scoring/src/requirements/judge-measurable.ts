import { isBan, type Requirement, type RequirementKind } from '@greenpen/grading';
import { spanText, type Paper } from '@greenpen/paper';
import { captionsOf, findTitle, headingsOf, sectionsOf } from '@greenpen/paper-structure';
import { hasConclusion } from '../content/has-conclusion.ts';
import { count } from '../content/measure.ts';
import type { ReadWork } from '../content/measure-input.ts';
import { judgeLength } from './judge-length.ts';
import { judgeSources } from './judge-sources.ts';
import { judgeFormat, judgePerson } from './judge-wording.ts';
import { cannotTell, NUMBER, numberOf, type Judge, type Judged } from './judged.ts';
import { listWorks } from './listed-works.ts';

const judges: Partial<Readonly<Record<RequirementKind, Judge>>> = {
  length: judgeLength,
  sources: judgeSources,
  section: judgeSection,
  visual: judgeVisual,
  person: judgePerson,
  format: judgeFormat,
};

/** Checks what can be counted or looked up: length, sources, sections, figures, grammatical person, form. */
export function judgeMeasurable(requirement: Requirement, paper: Paper, input: ReadWork): Judged {
  return judges[requirement.kind]?.(requirement, input, paper) ?? cannotTell;
}

const ROW = /^[^\n|]+(?:\s\|\s[^\n|]+){2,}$/mu;
const TABLE_ALONE =
  /^(?!.*\b(?:figures?|charts?|graphs?|diagrams?|images?|photos?|maps?|stills?|sketch\w*)\b).*\btables?\b/iu;
const NAMES_VISUAL = /\b(?:table|figure|fig\.|graph|chart|diagram)\b/iu;

const AMOUNT = new RegExp(
  String.raw`\b(${NUMBER})\s+(?:[\p{L}-]+\s+){0,3}?(?:tables?|figures?|charts?|graphs?|diagrams?|images?|photos?|maps?)\b`,
  'iu',
);

function judgeVisual({ text }: Requirement, { work }: ReadWork, paper: Paper): Judged {
  const asked = numberOf(AMOUNT.exec(text)?.[1] ?? 'one');
  const captions = [...captionsOf(paper)];
  const floats = paper.blocks.filter(({ kind }) => kind === 'table' || kind === 'figure');
  const found = Math.max(captions.length, floats.length);
  const span = captions[0]?.span ?? floats[0]?.span ?? null;
  if (found > 0) {
    const reason = asked > 1 ? `${found} found; asked for: ${asked}.` : undefined;
    return { verdict: found >= asked ? 'met' : 'partly', span, reason };
  }
  const row = ROW.exec(paper.text);
  if (row !== null)
    return {
      verdict: asked > 1 ? 'partly' : 'met',
      span: { start: row.index, end: row.index + row[0].length },
    };
  // What is in a PDF besides its text is not always known, and plain text holds no pictures.
  const isSeen = paper.format === 'docx' || (paper.format === 'txt' && TABLE_ALONE.test(text));
  const isSure = isSeen && !NAMES_VISUAL.test(work.text);
  return { verdict: isSure ? 'not-found' : 'cannot-tell', span: null };
}

/** [what the requirement says, headings that open such a section]. */
const SECTIONS: readonly (readonly [RegExp, RegExp])[] = [
  [/method/iu, /^(?:\d+\.?\s*)?(?:the )?(?:methods?|methodology|procedure|participants|materials)\b/iu],
  [/results/iu, /^(?:\d+\.?\s*)?(?:results?|findings)\b/iu],
  [/discussion/iu, /^(?:\d+\.?\s*)?(?:general )?discussion\b/iu],
  [/literature review/iu, /^(?:\d+\.?\s*)?(?:literature|review of|background|related work|previous)\b/iu],
  [/hypothes[ie]s/iu, /^(?:\d+\.?\s*)?(?:hypothes|research questions?)/iu],
  [/executive summary/iu, /^(?:\d+\.?\s*)?executive summary\b/iu],
  [/appendix/iu, /^appendi/iu],
];

function judgeSection(requirement: Requirement, input: ReadWork, paper: Paper): Judged {
  const judged = findSection(requirement, input, paper);
  if (!isBan(requirement) || judged.verdict === 'cannot-tell') return judged;
  return { ...judged, verdict: judged.verdict === 'not-found' ? 'met' : 'not-found' };
}

function findSection({ text, asWritten }: Requirement, input: ReadWork, paper: Paper): Judged {
  const sections = sectionsOf(paper);
  const hasSection = (kind: string): Judged => {
    const [block] =
      sections.find((section) => section.kind === kind && section.blocks.length > 0)?.blocks ?? [];
    return block === undefined ? { verdict: 'not-found', span: null } : { verdict: 'met', span: block.span };
  };
  const asked = text === '' ? asWritten : text;
  if (/abstract/iu.test(asked)) return hasSection('abstract');
  if (/references?|works cited|bibliography|literature cited/iu.test(asked))
    return judgeList(input, hasSection('references'));
  if (/title page|cover page/iu.test(asked)) return hasSection('title-page');
  if (/^(?:the |a |your )?title\b/iu.test(asked)) {
    const title = findTitle(paper);
    return title === null ? cannotTell : { verdict: 'met', span: title.span };
  }
  if (/conclusion/iu.test(asked)) {
    const last = input.work.paragraphs.at(-1)?.span ?? null;
    return hasConclusion(input) ? { verdict: 'met', span: last } : cannotTell;
  }
  if (/introduction/iu.test(asked)) {
    const first = input.work.paragraphs.find(({ isBody }) => isBody)?.span ?? null;
    return first === null ? cannotTell : { verdict: 'met', span: first };
  }
  const headings = headingsOf(paper);
  const number = SECTION_COUNT.exec(asked)?.[1];
  if (number !== undefined) {
    return headings.length >= numberOf(number)
      ? { verdict: 'met', span: headings[0]?.span ?? null }
      : cannotTell;
  }
  const row = SECTIONS.find(([named]) => named.test(asked));
  const isNamed = (heading: string): boolean =>
    row === undefined ? says(heading, asked) : row[1].test(heading);
  const heading = headings.find(({ span }) => isNamed(spanText(paper.text, span).trim()));
  if (heading !== undefined) return { verdict: 'met', span: heading.span };
  return headings.length >= 2 && row !== undefined ? { verdict: 'not-found', span: null } : cannotTell;
}

/** A list of bare addresses is a list, and not one in which works can be found. */
function judgeList(input: ReadWork, section: Judged): Judged {
  if (section.verdict === 'met') return section;
  const works = listWorks(input);
  const [first] = works;
  if (first === undefined) return section;
  const isWhole = works.every(({ year, text }) => year !== null || /\s\S+\s/u.test(text));
  const reason = isWhole
    ? undefined
    : `${count(works.length, 'entry', 'entries')} without author, year or title.`;
  return { verdict: isWhole ? 'met' : 'partly', span: first.span, reason };
}

const SECTION_COUNT = /\b(\d|two|three|four|five|six|seven|eight)\s+(?:\p{L}+\s+)?(?:sections|parts)\b/iu;

/** Whether a heading has the words that the section was asked for by. */
function says(heading: string, asked: string): boolean {
  return plain(heading) === plain(asked) || plain(heading).startsWith(`${plain(asked)} `);
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L} ]+/gu, '')
    .trim();
}
