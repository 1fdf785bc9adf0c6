import type { AssignmentBrief } from '@greenpen/grading';
import { readPaper } from '@greenpen/paper-extraction';
import { judgeTopic } from '@greenpen/paper-scoring';
import { subjectPapers } from '@greenpen/test-papers';

import { readPlantedSets } from '../measure/planted-papers.ts';
import { isOpenSubject } from '../../packages/engine/paper-scoring/src/topic/subject-terms.ts';
import { fitLogistic, logitOf, type Example } from './fit-logistic.ts';
import { meanings } from './meanings.ts';

type Written = { readonly text: string; readonly brief: AssignmentBrief; readonly isOnTopic: boolean };

/** Which of the signs each kind of subject is judged by. */
const used = { closed: [0, 1, 3], open: [0, 2] };

async function exampleOf({ text, brief, isOnTopic }: Written, at: readonly number[]): Promise<Example[]> {
  const outcome = await readPaper({ bytes: new TextEncoder().encode(text), fileName: 'paper.txt' });
  if (outcome.status === 'refused') return [];
  const { signs } = judgeTopic({ paper: outcome.paper, brief, meanings });
  return signs === null ? [] : [{ signs: at.map((index) => signs[index] ?? 0), isTrue: isOnTopic }];
}

const plantedSets = readPlantedSets();
const planted: readonly Written[] = plantedSets.flatMap(({ brief }) =>
  plantedSets.flatMap((other) =>
    other.papers
      // What was written off the topic of its assignment may be on that of another.
      .filter(({ onTopic }) => onTopic || other.brief === brief)
      .map(({ text, onTopic }) => ({ text, brief, isOnTopic: onTopic && other.brief === brief })),
  ),
);
const subjects: readonly Written[] = subjectPapers.flatMap(({ title, instructions }) => {
  const brief: AssignmentBrief = {
    title,
    instructions,
    description: '',
    rubric: '',
    type: 'assignment',
    maxPoints: 100,
  };
  return subjectPapers.map((other) => ({ text: other.text, brief, isOnTopic: other.title === title }));
});

/** Trained on the planted papers, each with its own assignment and with the others; tried on `subjectPapers`. */
export async function fitTopic(): Promise<void> {
  for (const kind of ['closed', 'open'] as const) {
    const ofKind = ({ brief }: Written) => isOpenSubject(brief) === (kind === 'open');
    const examples = (written: readonly Written[]) =>
      Promise.all(written.filter(ofKind).map((one) => exampleOf(one, used[kind]))).then((all) => all.flat());
    const trained = await examples(planted);
    const tried = await examples(subjects);
    const weights = fitLogistic(trained);
    const right = tried.filter(({ signs, isTrue }) => logitOf(weights, signs) > 0 === isTrue).length;
    const said = weights.map((weight) => weight.toFixed(2)).join(', ');
    console.log(`${kind}: bias and signs ${used[kind].join(', ')}: ${said}`);
    console.log(`  ${trained.length} pairs; of ${tried.length} other pairs ${right} on the right side of 0`);
  }
}
