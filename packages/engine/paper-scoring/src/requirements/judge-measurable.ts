import type { Requirement, RequirementKind, Verdict } from '@greenpen/grading';
import { spanText, type Paper, type Span } from '@greenpen/paper';
import { captionsOf, headingsOf, sectionsOf } from '@greenpen/paper-structure';
import { readAsked } from '../content/asked.ts';
import { distinctSources } from '../content/distinct-sources.ts';
import { hasConclusion } from '../content/has-conclusion.ts';
import type { ReadWork } from '../content/measure-input.ts';

export type Judged = { readonly verdict: Verdict; readonly span: Span | null };

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

function judgeLength(requirement: Requirement, { work: { words } }: ReadWork): Judged {
  const { leastWords, mostWords } = askedOf(requirement);
  if (leastWords === null && mostWords === null) return cannotTell;
  const short = leastWords === null ? 1 : words / leastWords;
  const long = mostWords === null ? 0 : words / mostWords;
  if (short >= 0.92 && long <= 1.15) return { verdict: 'met', span: null };
  return { verdict: short < 0.75 || long > 1.5 ? 'not-found' : 'partly', span: null };
}

function judgeSources(requirement: Requirement, input: ReadWork): Judged {
  const { sources } = askedOf({ ...requirement, text: `Use ${requirement.text.replace(/^use\s+/iu, '')}` });
  if (sources === null) return cannotTell;
  const found = distinctSources(input);
  const first = input.work.citations[0]?.span ?? null;
  if (found >= sources) return { verdict: 'met', span: first };
  return found === 0 ? { verdict: 'not-found', span: null } : { verdict: 'partly', span: first };
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

function withoutQuotations(text: string): string {
  return text.replace(/[“"][^”"]*[”"]/gu, '');
}

function judgeVisual(_: Requirement, __: ReadWork, paper: Paper): Judged {
  const [caption] = captionsOf(paper);
  if (caption !== undefined) return { verdict: 'met', span: caption.span };
  const hasFloat = paper.blocks.some(({ kind }) => kind === 'table' || kind === 'figure');
  return { verdict: hasFloat ? 'met' : 'cannot-tell', span: null };
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
  const row = SECTIONS.find(([named]) => named.test(asked));
  if (row === undefined) return cannotTell;
  const heading = headingsOf(paper).find(({ span }) => row[1].test(spanText(paper.text, span).trim()));
  if (heading !== undefined) return { verdict: 'met', span: heading.span };
  return headingsOf(paper).length >= 2 ? { verdict: 'not-found', span: null } : cannotTell;
}
