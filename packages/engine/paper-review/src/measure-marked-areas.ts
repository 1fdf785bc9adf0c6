import type { AssignmentBrief, GradedExample, MeasuredAreas } from '@greenpen/grading';
import { defaultCriteria } from '@greenpen/grading';
import type { CheckCatalogue } from '@greenpen/paper';
import { type Check, runChecks } from '@greenpen/paper-checks';
import { readPaper } from '@greenpen/paper-extraction';
import { scorePaper } from '@greenpen/paper-scoring';

type Measuring = {
  readonly brief: AssignmentBrief | null;
  readonly checks: readonly Check[];
  readonly catalogue: CheckCatalogue;
};

/**
 * Adds the checks' own scores to the examples that mark grammar or APA style by themselves and don't carry them yet,
 * so that the instructor's marks can be compared with them. Examples without such marks are not read.
 */
export async function measureMarkedAreas(
  examples: readonly GradedExample[],
  measuring: Measuring,
): Promise<readonly GradedExample[]> {
  const measured: GradedExample[] = [];
  for (const example of examples) {
    const isMarked = typeof example.grammarGrade === 'number' || typeof example.apaGrade === 'number';
    measured.push(
      isMarked && example.measured === undefined
        ? // One after another: the checks occupy this thread anyway.
          // oxlint-disable-next-line no-await-in-loop
          { ...example, measured: await measure(example.studentWork, measuring) }
        : example,
    );
  }
  return measured;
}

const MOST_KEPT = 300;

/** The papers of a class share their examples, so each is read once per process. */
const kept = new Map<string, MeasuredAreas | undefined>();

async function measure(text: string, { brief, checks, catalogue }: Measuring) {
  const key = `${brief === null ? '' : JSON.stringify(brief)}\n${checks.length}\n${text}`;
  if (!kept.has(key)) {
    if (kept.size >= MOST_KEPT) kept.clear();
    const bytes = new TextEncoder().encode(text);
    const read = await readPaper({ bytes, fileName: 'example.txt' });
    kept.set(
      key,
      read.status === 'refused' ? undefined : await scoreAreas(read.paper, { brief, checks, catalogue }),
    );
  }
  return kept.get(key);
}

async function scoreAreas(
  paper: Parameters<typeof runChecks>[0],
  { brief, checks, catalogue }: Measuring,
): Promise<MeasuredAreas> {
  const { findings, grammar } = await runChecks(paper, () => {}, checks);
  const { weights } = defaultCriteria;
  const { scores, judgement } = scorePaper({ paper, findings, checks: catalogue, grammar, weights, brief });
  const scoreOf = (area: 'grammar' | 'apa') => (judgement.notJudged.includes(area) ? null : scores[area]);
  return { grammar: scoreOf('grammar'), apa: scoreOf('apa') };
}
