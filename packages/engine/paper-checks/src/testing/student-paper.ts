import type { Page, Paper } from '@greenpen/paper';
import { manuscriptOf, paperOf, type Draft } from './paper-of.ts';

const sentence =
  'Nurses who work three nights in a row make more errors than nurses who work two nights, and the gap grows with each night that follows on the same rotation.';

/** A body paragraph of some sixty words. */
export const paragraph: Draft = { text: `${sentence} ${sentence}` };

const centered = { alignment: 'center', firstLineIndentPt: 0 } as const;

export const title: Draft = { text: '**Night Shifts and Errors**', format: centered };

export const titlePage: readonly Draft[] = [
  title,
  { text: 'Maria Okafor', format: centered },
  { text: 'Department of Nursing, Hill State University', format: centered },
  { text: 'NURS 310: Ward Practice', format: centered },
  { text: 'Dr. Ana Pires', format: centered },
  { text: 'March 4, 2024', format: centered },
];

export const body: readonly Draft[] = [
  { ...title, startsNewPage: true },
  ...Array.from({ length: 6 }, () => paragraph),
];

const references: readonly Draft[] = [
  { text: '**References**', startsNewPage: true, format: centered },
  {
    text: 'Diaz, M. A., & Lee, K. (2019). Night shifts and error. *Journal of Ward Practice*, *4*(2), 11–19.',
    format: { firstLineIndentPt: -36, leftIndentPt: 36 },
  },
];

type Parts = {
  readonly titlePage?: readonly Draft[];
  readonly abstract?: readonly Draft[];
  readonly body?: readonly Draft[];
  readonly after?: readonly Draft[];
};

/** A correct student paper of some 350 words in APA format, with the given parts in place of its own. */
export function studentPaper(parts: Parts = {}): Paper {
  return manuscriptOf([
    ...(parts.titlePage ?? titlePage),
    ...(parts.abstract ?? []),
    ...(parts.body ?? body),
    ...references,
    ...(parts.after ?? []),
  ]);
}

/** A body whose paragraphs differ from the correct one in the given way. */
export function bodyOf(change: Partial<Draft>, count = 6): readonly Draft[] {
  return [
    { ...title, startsNewPage: true },
    ...Array.from({ length: count }, () => ({ ...paragraph, ...change })),
  ];
}

/** The correct body with the given drafts after its second paragraph. */
export function bodyWith(...drafts: readonly Draft[]): readonly Draft[] {
  return [...body.slice(0, 3), ...drafts, ...body.slice(3)];
}

/** A heading of the given level in its correct format. */
export function heading(level: 1 | 2 | 3, text: string, change: Partial<Draft> = {}): Draft {
  return {
    text,
    headingLevel: level,
    format: { alignment: level === 1 ? 'center' : 'left', firstLineIndentPt: 0 },
    run: { bold: true, italic: level === 3 },
    ...change,
  };
}

/** The correct paper with other facts about its pages. */
export function withPages(
  change: Partial<Page> | ((page: Page) => Partial<Page>),
  paper = studentPaper(),
): Paper {
  return {
    ...paper,
    pages: paper.pages.map((page) =>
      Object.assign({}, page, typeof change === 'function' ? change(page) : change),
    ),
  };
}

/** A post as pasted text: too short to be held to the format of a paper. */
export const post: Paper = paperOf(`${sentence} ${sentence}`);

/** The whole paper as plain text, which has no formatting facts. */
export const plainTextPaper: Paper = paperOf(
  [...titlePage, ...body].map(({ text }) => text.replaceAll('*', '')).join('\n'),
);

/** Papers in which no check of tables and figures finds anything. */
export const papersWithRightTables: readonly { readonly name: string; readonly paper: Paper }[] = [
  { name: 'a correct student paper', paper: studentPaper() },
  { name: 'a post', paper: post },
  { name: 'plain text', paper: plainTextPaper },
  {
    name: 'a correct table',
    paper: studentPaper({
      body: bodyWith(
        { text: 'As Table 1 shows, the nights of the week differ in their errors.' },
        { text: '**Table 1**' },
        { text: '*Errors by Night*' },
        { text: 'Night\tErrors', kind: 'table' },
      ),
    }),
  },
];
