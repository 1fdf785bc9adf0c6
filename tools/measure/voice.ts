import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Review, templateCategories } from '@greenpen/grading';
import { reviewPaper } from '@greenpen/paper-review';
import { listVoiceSources } from '@greenpen/voice';
import { z } from 'zod';
import { atLeast, atMost, type Figure, within } from './figure.ts';
import { type PlantedSet, readPlantedSets } from './planted-papers.ts';
import { shareOf } from './statistics.ts';

/**
 * Instructors with a manner of their own: examples, templates, and their sentences by words that nobody else would
 * write. `fits` is a pattern of what a paper has to lack or get wrong, or "always", "never" or "requirement-missing".
 */
const instructor = z.object({
  name: z.string(),
  greeting: z.string(),
  closing: z.string(),
  examples: z.array(
    z.object({
      studentWork: z.string(),
      professorFeedback: z.string(),
      grade: z.number(),
      maxPoints: z.number(),
    }),
  ),
  templates: z.array(
    z.object({ category: z.enum(templateCategories), title: z.string(), content: z.string() }),
  ),
  sentences: z.array(z.object({ marker: z.string(), fits: z.string() })),
});

type Instructor = z.infer<typeof instructor>;

type Draft = {
  readonly instructor: Instructor;
  readonly text: string;
  readonly isFramed: boolean;
  /** Her sentences in it. */
  readonly own: Instructor['sentences'];
  readonly misplaced: Instructor['sentences'];
};

const MOST_PAPERS = 12;

/** Drafts for papers of other assignments, as three instructors would write them. */
export async function measureVoice(): Promise<readonly Figure[]> {
  const drafts: Draft[] = [];
  for (const [at, given] of readInstructors().entries()) {
    for (const { set, paper } of choosePapers(at)) {
      const sources = listVoiceSources({
        examples: given.examples.map((one, index) => ({ ...one, id: `e${index}`, label: '' })),
        templates: given.templates.map(({ category, title, content }, index) => ({
          id: `t${index}`,
          label: title,
          category,
          template: content,
        })),
        discussionExamples: [],
        edits: [],
      });
      // One after another: each review occupies this thread.
      // oxlint-disable-next-line no-await-in-loop
      const outcome = await reviewPaper({
        source: { text: paper.text },
        brief: set.brief,
        voice: { sources },
      });
      if (outcome.status === 'reviewed') drafts.push(describeDraft(given, outcome.review));
    }
  }
  return toFigures(drafts);
}

function readInstructors(): readonly Instructor[] {
  const folder = join(import.meta.dirname, 'voices');
  return readdirSync(folder)
    .toSorted()
    .map((name) => instructor.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))));
}

/** Of every other assignment one paper, another kind each time. */
function choosePapers(from: number) {
  return readPlantedSets()
    .filter((_, at) => at % 2 === from % 2)
    .flatMap((set: PlantedSet, at) => {
      const paper = set.papers[(at + from) % set.papers.length];
      return paper === undefined ? [] : [{ set, paper }];
    })
    .slice(0, MOST_PAPERS);
}

function describeDraft(given: Instructor, { feedback, findings, judgement }: Review): Draft {
  const text = Object.values(feedback).join('\n');
  const short = judgement.requirements.filter(
    ({ verdict }) => verdict === 'not-found' || verdict === 'partly',
  );
  const faults = [...findings.map(({ check }) => check), ...short.map(({ requirement }) => requirement.text)];
  const lacksPart = short.some(({ verdict }) => verdict === 'not-found');
  const own = given.sentences.filter(({ marker }) => text.includes(marker));
  const framing = [given.greeting, given.closing].map((words) => words.replace(/^.*\{name\}[,!]? ?/u, ''));
  return {
    instructor: given,
    text,
    isFramed: framing.some((words) => text.includes(words)),
    own: own.filter(({ marker }) => !framing.some((words) => words.includes(marker))),
    misplaced: own.filter(({ fits }) => {
      if (fits === 'always' || fits === 'never') return fits === 'never';
      if (fits === 'requirement-missing') return !lacksPart;
      return !faults.some((fault) => new RegExp(fits, 'iu').test(fault));
    }),
  };
}

function toFigures(drafts: readonly Draft[]): readonly Figure[] {
  const misplaced = drafts.flatMap((draft) => draft.misplaced.map(({ marker }) => marker));
  const detail = `${drafts.length} drafts for three instructors`;
  const byInstructor = [...Map.groupBy(drafts, (draft) => draft.instructor).entries()];
  return [
    atLeast(0.95, {
      what: 'drafts with the greeting or closing of the instructor',
      value: shareOf(drafts, ({ isFramed }) => isFramed),
      unit: '%',
      detail,
    }),
    atLeast(0.8, {
      what: 'drafts with a sentence of the instructor beside greeting and closing',
      value: shareOf(drafts, ({ own }) => own.length > 0),
      unit: '%',
      detail: `${drafts.reduce((sum, { own }) => sum + own.length, 0)} sentences`,
    }),
    atMost(0, {
      what: 'sentences of the instructor that are misplaced',
      value: misplaced.length,
      detail: misplaced.slice(0, 5).join('; ') || detail,
    }),
    ...byInstructor.flatMap(([given, own]) => {
      const theirs = given.examples.map(({ professorFeedback }) => professorFeedback);
      const texts = own.map(({ text }) => text);
      return [
        within(0.2, {
          what: `length of feedback beside that of ${given.name.split(',')[0]}`,
          value: mean(texts.map(countWords)) / mean(theirs.map(countWords)) - 1,
          unit: '%',
        }),
        within(0.2, {
          what: `length of sentences beside that of ${given.name.split(',')[0]}`,
          value: sentenceLength(texts) / sentenceLength(theirs) - 1,
          unit: '%',
        }),
      ];
    }),
  ];
}

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);

const countWords = (text: string) => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

function sentenceLength(texts: readonly string[]): number {
  const sentences = texts.flatMap((text) =>
    text.split(/(?<=[.?!:,]["”)]*)\n+|\n+|(?<=[.?!]["”)]*)\s+(?=[\p{Lu}“—])/u),
  );
  return mean(sentences.map(countWords).filter((words) => words > 0));
}
