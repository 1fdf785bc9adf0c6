import { withoutQuotations } from '../content/quotation.ts';
import type { Requirement, RequirementKind } from '@greenpen/grading';
import { spanText, type Paper } from '@greenpen/paper';
import { captionsOf, headingsOf, sectionsOf, wordSpansIn } from '@greenpen/paper-structure';
import { readAsked } from '../content/asked.ts';
import { hasConclusion } from '../content/has-conclusion.ts';
import type { ReadWork } from '../content/measure-input.ts';
import { judgeSources, type Judged } from './judge-sources.ts';

const cannotTell: Judged = { verdict: 'cannot-tell', span: null };

type Judge = (requirement: Requirement, input: ReadWork, paper: Paper) => Judged;

const judges: Partial<Readonly<Record<RequirementKind, Judge>>> = {
  length: judgeLength,
  sources: judgeSources,
  section: judgeSection,
  visual: judgeVisual,
  person: judgePerson,
};

/** Checks what can be counted or looked up: length, sources, sections, figures, grammatical person. */
export function judgeMeasurable(requirement: Requirement, paper: Paper, input: ReadWork): Judged {
  return judges[requirement.kind]?.(requirement, input, paper) ?? cannotTell;
}

function askedOf({ text, asWritten }: Requirement) {
  return readAsked({
    title: '',
    description: asWritten,
    instructions: text,
    rubric: '',
    type: 'assignment',
    maxPoints: 100,
  });
}

function judgeLength(requirement: Requirement, { work }: ReadWork, paper: Paper): Judged {
  // Of "two to three pages (roughly 450 to 650 words)", the words can be counted.
  const inWords = /\(([^)]*\bwords?)\)/iu.exec(requirement.text)?.[1];
  const { leastWords, mostWords } = askedOf(
    inWords === undefined ? requirement : { ...requirement, text: inWords, asWritten: inWords },
  );
  if (leastWords === null && mostWords === null) return cannotTell;
  // Tables, headings and the lines of a memo are counted by some and not by others.
  const most = sectionsOf(paper)
    .filter(({ kind }) => kind !== 'references' && kind !== 'title-page')
    .flatMap(({ blocks }) => blocks)
    .reduce((sum, { span }) => sum + wordSpansIn(spanText(paper.text, span)).length, 0);
  const short = leastWords === null ? 1 : Math.max(work.words, most) / leastWords;
  const long = mostWords === null ? 0 : work.words / mostWords;
  if (short >= 0.92 && long <= 1.15) return { verdict: 'met', span: null };
  return { verdict: short < 0.75 || long > 1.5 ? 'not-found' : 'partly', span: null };
}

const FIRST_PERSON = /\b(?:I|me|my|mine|myself)\b/u;

function judgePerson({ text, asWritten }: Requirement, { work, sound }: ReadWork): Judged {
  const isForbidden = /first/iu.test(asWritten) ? !/^(?:in|use|using)\b/iu.test(text) : /third/iu.test(text);
  const uses = sound.sentences.filter(({ span }) =>
    FIRST_PERSON.test(withoutQuotations(work.text.slice(span.start, span.end))),
  );
  if (!isForbidden) return { verdict: uses.length > 0 ? 'met' : 'not-found', span: uses[0]?.span ?? null };
  if (uses.length === 0) return { verdict: 'met', span: null };
  return { verdict: uses.length <= 2 ? 'partly' : 'not-found', span: uses[0]?.span ?? null };
}

const ROW = /^[^\n|]+(?:\s\|\s[^\n|]+){2,}$/mu;
const NAMES_VISUAL = /\b(?:table|figure|fig\.|graph|chart|diagram)\b/iu;

function judgeVisual(_: Requirement, { work }: ReadWork, paper: Paper): Judged {
  const [caption] = captionsOf(paper);
  if (caption !== undefined) return { verdict: 'met', span: caption.span };
  const float = paper.blocks.find(({ kind }) => kind === 'table' || kind === 'figure');
  if (float !== undefined) return { verdict: 'met', span: float.span };
  const row = ROW.exec(paper.text);
  if (row !== null) return { verdict: 'met', span: { start: row.index, end: row.index + row[0].length } };
  // Only a DOCX tells for certain what it contains besides text.
  const isSure = paper.format === 'docx' && !NAMES_VISUAL.test(work.text);
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

function judgeSection({ text, asWritten }: Requirement, input: ReadWork, paper: Paper): Judged {
  const sections = sectionsOf(paper);
  const hasSection = (kind: string): Judged => {
    const [block] =
      sections.find((section) => section.kind === kind && section.blocks.length > 0)?.blocks ?? [];
    return block === undefined ? { verdict: 'not-found', span: null } : { verdict: 'met', span: block.span };
  };
  const asked = text === '' ? asWritten : text;
  if (/abstract/iu.test(asked)) return hasSection('abstract');
  if (/references?|works cited|bibliography/iu.test(asked)) return hasSection('references');
  if (/title page|cover page/iu.test(asked)) return hasSection('title-page');
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
    return headings.length >= (NUMBERS[number.toLowerCase()] ?? Number(number))
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

const NUMBERS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
};
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
