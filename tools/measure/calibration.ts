import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { AssignmentBrief, GradedExample } from '@greenpen/grading';
import { catalogueOf, type Finding, type GrammarExtent, type Paper } from '@greenpen/paper';
import { allChecks, listChecks, runChecks } from '@greenpen/paper-checks';
import { readPaper } from '@greenpen/paper-extraction';
import { allContentChecks, scorePaper, type ScoredPaper } from '@greenpen/paper-scoring';
import { z } from 'zod';
import { meanings } from '../fit/meanings.ts';

/** The lowest and highest mark of each essay prompt that is like an assignment. */
const PROMPTS = [
  { set: 1, lowest: 2, highest: 12 },
  { set: 5, lowest: 0, highest: 4 },
  { set: 7, lowest: 0, highest: 30 },
] as const;

const EXAMPLE_COUNTS = [0, 10, 20, 50, 100] as const;
const DRAWS = 20;
const TESTED = 60;

/** An instructor who gives three quarters of what others give: some 15 to 20 points less, and closer together. */
const STRICT = 0.75;
const STRICT_EXAMPLES = 10;

/** APA style is not asked of a school essay, so grammar and content share its weight. */
const weights = { grammar: 40, apa: 0, content: 60 };

const essayLine = z.object({ set: z.number(), essay: z.string(), domain1_score: z.number() });
const promptTexts = z.record(z.string(), z.looseObject({ prompt: z.string() }));

type Essay = { readonly text: string; readonly mark: number };

type Tested = Essay & {
  readonly paper: Paper;
  readonly findings: readonly Finding[];
  readonly grammar: GrammarExtent | null;
};

type Prompt = (typeof PROMPTS)[number] & {
  readonly brief: AssignmentBrief;
  readonly pool: readonly Essay[];
  readonly tested: readonly Tested[];
};

const checks = catalogueOf([...listChecks(allChecks), ...allContentChecks]);

/** Prints how well marks are predicted from an instructor's graded examples, on the essays in `dataFolder`/asap-aes. */
export async function measureCalibration(dataFolder: string): Promise<void> {
  const prompts = await readPrompts(join(dataFolder, 'asap-aes'));
  console.log(
    `Calibration: asap-aes, prompts 1, 5 and 7, ${TESTED} papers each, ${DRAWS} draws, seeds 1 to ${DRAWS}`,
  );
  for (const count of EXAMPLE_COUNTS) {
    const measured = prompts.map((prompt) => measureDraws(prompt, count, 1));
    const [total, content, error, held] = (['total', 'content', 'error', 'held'] as const).map((figure) =>
      meanOf(measured.map((one) => one[figure])),
    );
    const perPrompt = measured.map((one) => one.total.toFixed(3)).join(', ');
    console.log(
      `k = ${count}: kappa of the total ${total?.toFixed(3)} (${perPrompt}), of content ${content?.toFixed(3)}; ` +
        `mean absolute error ${error?.toFixed(1)}${count === 0 ? '' : `; intervals hold ${((held ?? 0) * 100).toFixed(0)}%`}`,
    );
  }
  const strict = prompts.map((prompt) => measureDraws(prompt, STRICT_EXAMPLES, STRICT));
  console.log(
    `Strict instructor, ${STRICT_EXAMPLES} examples: mean absolute error ${meanOf(strict.map(({ error }) => error)).toFixed(1)}, ` +
      `bias ${meanOf(strict.map(({ bias }) => bias)).toFixed(1)}`,
  );
}

function measureDraws(prompt: Prompt, count: number, scale: number) {
  const { brief, tested, highest, lowest } = prompt;
  // Without examples every draw is the same.
  const seeds = Array.from({ length: count === 0 ? 1 : DRAWS }, (_, index) => index + 1);
  const draws = seeds.map((seed) => {
    const examples = draw(prompt.pool, count, seed).map((essay) => exampleOf(essay, highest, scale));
    const scored = tested.map(({ paper, findings, grammar }) =>
      scorePaper({ paper, findings, grammar, checks, weights, brief, examples, meanings }),
    );
    const marks = tested.map(({ mark }) => mark);
    const given = marks.map((mark) => (mark * scale * 100) / highest);
    const kappaOf = (score: (paper: ScoredPaper) => number) =>
      quadraticKappa(
        marks,
        scored.map((paper) =>
          Math.min(highest, Math.max(lowest, Math.round((score(paper) * highest) / 100))),
        ),
        highest,
      );
    const errors = scored.map(({ scores }, index) => scores.total - (given[index] ?? 0));
    return {
      total: kappaOf(({ scores }) => scores.total),
      content: kappaOf(({ scores }) => scores.content),
      error: meanOf(errors.map(Math.abs)),
      bias: meanOf(errors),
      held: meanOf(
        scored.map(({ judgement }, i) => (holds(judgement.intervals.total, given[i] ?? 0) ? 1 : 0)),
      ),
    };
  });
  const over = (figure: keyof (typeof draws)[number]) => meanOf(draws.map((one) => one[figure]));
  return {
    total: over('total'),
    content: over('content'),
    error: over('error'),
    bias: over('bias'),
    held: over('held'),
  };
}

function holds(interval: readonly [number, number] | null, mark: number): boolean {
  return interval !== null && interval[0] <= mark && mark <= interval[1];
}

function exampleOf({ text, mark }: Essay, highest: number, scale: number): GradedExample {
  return { studentWork: text, grade: mark * scale, maxPoints: highest, professorFeedback: '' };
}

async function readPrompts(folder: string): Promise<readonly Prompt[]> {
  const packed = await readFile(join(folder, 'asap_aes.jsonl.gz'));
  const lines = (await promisify(gunzip)(packed)).toString('utf8').trimEnd().split('\n');
  const essays = lines.map((line) => essayLine.parse(JSON.parse(line)));
  const texts = promptTexts.parse(JSON.parse(await readFile(join(folder, 'prompts_rubrics.json'), 'utf8')));
  return Promise.all(
    PROMPTS.map(async (prompt) => {
      const brief = briefOf(texts[prompt.set]?.prompt ?? '');
      const own = essays
        .filter(({ set }) => set === prompt.set)
        .map(({ essay, domain1_score: mark }) => ({ text: essay, mark }));
      const shuffled = draw(own, own.length, 0);
      const tested: Tested[] = [];
      for (const essay of shuffled.slice(0, TESTED)) {
        const read = await readPaper({ bytes: new TextEncoder().encode(essay.text), fileName: 'essay.txt' });
        if (read.status === 'refused') continue;
        const { findings, grammar } = await runChecks(read.paper, () => {}, allChecks);
        tested.push({ ...essay, paper: read.paper, findings, grammar });
      }
      return { ...prompt, brief, pool: shuffled.slice(TESTED), tested };
    }),
  );
}

function briefOf(instructions: string): AssignmentBrief {
  return { title: '', description: '', instructions, rubric: '', type: 'assignment', maxPoints: 100 };
}

/** Some of the items at random, always the same for a seed (Park & Miller, 1988). */
function draw<Item>(items: readonly Item[], count: number, seed: number): readonly Item[] {
  let state = (seed + 1) * 7919;
  const keyed = items.map((item) => {
    state = (state * 48_271) % 2_147_483_647;
    return { item, key: state };
  });
  return keyed
    .toSorted((a, b) => a.key - b.key)
    .slice(0, count)
    .map(({ item }) => item);
}

/** Agreement of two lists of whole marks from 0, by Cohen's kappa with quadratic weights. */
function quadraticKappa(given: readonly number[], predicted: readonly number[], highest: number): number {
  const countOf = (marks: readonly number[]) =>
    Array.from({ length: highest + 1 }, (_, mark) => marks.filter((one) => one === mark).length);
  const [one, other] = [countOf(given), countOf(predicted)];
  const observed = given.reduce((sum, mark, index) => sum + (mark - (predicted[index] ?? 0)) ** 2, 0);
  let expected = 0;
  for (const [i, a] of one.entries()) {
    for (const [j, b] of other.entries()) expected += (a * b * (i - j) ** 2) / given.length;
  }
  return expected === 0 ? 0 : 1 - observed / expected;
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
