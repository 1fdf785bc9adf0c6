import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AssignmentBrief, type Feedback, type FeedbackStyle, feedbackStyles } from '@greenpen/grading';
import { reviewPaper } from '@greenpen/paper-review';
import { sentenceSpansIn } from '@greenpen/paper-structure';
import { z } from 'zod';
import { atLeast, atMost, type Figure } from './figure.ts';
import type { ReviewedPaper } from './planted-papers.ts';

/** A draft beside the paper that it is about. */
export type DraftOfPaper = { readonly paper: string; readonly feedback: Feedback };

const classOfPapers = z.object({
  assignment: z.object({
    title: z.string(),
    description: z.string(),
    instructions: z.string(),
    type: z.enum(['assignment', 'discussion', 'quiz', 'exam']),
    maxPoints: z.number(),
  }),
  papers: z.array(z.object({ id: z.string(), text: z.string() })),
});

/**
 * How much the drafts for twelve papers of one assignment, written for this by hand, have in common, and how many of
 * their sentences speak of the subject of the paper.
 */
export async function measureDrafts(reviewed: readonly ReviewedPaper[]): Promise<readonly Figure[]> {
  const file = join(import.meta.dirname, 'class/library-fines.json');
  const { assignment, papers } = classOfPapers.parse(JSON.parse(readFileSync(file, 'utf8')));
  const brief = { ...assignment, rubric: '' };
  const background = wordsByText(reviewed.map(({ paper }) => paper.text));
  const figures: Figure[] = [];
  for (const style of feedbackStyles) {
    const drafts: DraftOfPaper[] = [];
    for (const { text } of papers) drafts.push({ paper: text, feedback: await draft(text, brief, style) });
    figures.push(...figuresOf(drafts, { style, background }));
  }
  const others = reviewed.map(({ paper, review }) => ({ paper: paper.text, feedback: review.feedback }));
  const shared = shareOf(others, isInAnother(others, plain));
  return [
    ...figures,
    atMost(0.08, {
      what: 'sentences found word for word in another draft, over all assignments',
      value: shared,
      unit: '%',
      detail: `${others.length} drafts`,
    }),
  ];
}

async function draft(text: string, brief: AssignmentBrief, feedbackStyle: FeedbackStyle): Promise<Feedback> {
  const criteria = { weights: { grammar: 30, apa: 25, content: 45 }, feedbackStyle };
  const outcome = await reviewPaper({ source: { text }, brief, criteria });
  if (outcome.status === 'refused') throw new Error(outcome.refusal.message);
  return outcome.review.feedback;
}

type Known = { readonly style: FeedbackStyle; readonly background: readonly ReadonlySet<string>[] };

/** The three figures of one style; pure, so that a draft can be measured without reading the papers again. */
export function figuresOf(drafts: readonly DraftOfPaper[], { style, background }: Known): readonly Figure[] {
  const all = drafts.flatMap(sentencesOf);
  const detail = `${style}; ${all.length} sentences of ${drafts.length} papers`;
  return [
    atMost(0.08, {
      what: 'sentences found word for word in another draft of the class',
      value: shareOf(drafts, isInAnother(drafts, plain)),
      unit: '%',
      detail,
    }),
    atMost(0.2, {
      what: 'the same with quotations and numbers masked',
      value: shareOf(drafts, isInAnother(drafts, masked)),
      unit: '%',
      detail,
    }),
    atLeast(0.4, {
      what: 'sentences that speak of the paper’s subject outside quotations',
      value: shareOf(drafts, speaksOfSubject(background)),
      unit: '%',
      detail,
    }),
  ];
}

function sentencesOf({ feedback }: DraftOfPaper): readonly string[] {
  return Object.values(feedback).flatMap((text) =>
    text.split('\n').flatMap((line) => sentenceSpansIn(line).map(({ start, end }) => line.slice(start, end))),
  );
}

type Test = (sentence: string, draft: DraftOfPaper) => boolean;

function shareOf(drafts: readonly DraftOfPaper[], test: Test): number {
  const results = drafts.flatMap((one) => sentencesOf(one).map((sentence) => test(sentence, one)));
  return results.filter(Boolean).length / Math.max(1, results.length);
}

const plain = (sentence: string) => sentence.trim();
const masked = (sentence: string) =>
  sentence
    .replace(/“[^”]*”/gu, '“…”')
    .replace(/\d+/gu, '#')
    .trim();

function isInAnother(drafts: readonly DraftOfPaper[], as: (sentence: string) => string): Test {
  const holders = new Map<string, Set<DraftOfPaper>>();
  for (const one of drafts) {
    for (const sentence of sentencesOf(one)) {
      const key = as(sentence);
      holders.set(key, (holders.get(key) ?? new Set()).add(one));
    }
  }
  return (sentence) => (holders.get(as(sentence))?.size ?? 0) > 1;
}

const WORD = /[\p{L}][\p{L}’'-]{2,}/gu;
/** A word that more of the papers on other subjects use than this belongs to no subject. */
const MOST_OTHERS = 0.12;

const keysIn = (text: string) =>
  (text.toLowerCase().match(WORD) ?? []).map((word) => word.replace(/(?:['’]s|es|s)$/u, ''));

export function wordsByText(texts: readonly string[]): readonly ReadonlySet<string>[] {
  return texts.map((text) => new Set(keysIn(text)));
}

/** A word that the paper has twice and that few papers on other subjects have. */
function speaksOfSubject(background: readonly ReadonlySet<string>[]): Test {
  const subjects = new Map<string, ReadonlySet<string>>();
  return (sentence, { paper }) => {
    const subject = subjects.get(paper) ?? subjectWords(paper, background);
    subjects.set(paper, subject);
    return keysIn(sentence.replace(/“[^”]*”/gu, ' ')).some((key) => subject.has(key));
  };
}

function subjectWords(paper: string, background: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const key of keysIn(paper)) counts.set(key, (counts.get(key) ?? 0) + 1);
  const most = background.length * MOST_OTHERS;
  const repeated = [...counts].filter(([, count]) => count > 1).map(([key]) => key);
  return new Set(repeated.filter((key) => background.filter((words) => words.has(key)).length <= most));
}
