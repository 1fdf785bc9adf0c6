import { atLeast, atMost, type Figure } from './figure.ts';
import { readPlantedSets, reviewText, type ReviewedPaper } from './planted-papers.ts';
import { shareOf } from './statistics.ts';

/** Papers that answer something else, written so or handed in for another assignment, and papers that do not. */
export async function measureTopic(reviewed: readonly ReviewedPaper[]): Promise<readonly Figure[]> {
  const written = reviewed
    .filter(({ paper }) => paper.kind === 'off-topic')
    .map(({ review }) => review.judgement.onTopic);
  const strayed: string[] = [];
  const sets = readPlantedSets();
  for (const [at, { papers }] of sets.entries()) {
    for (const paper of papers.filter(({ kind }) => kind === 'good' || kind === 'missing-part')) {
      // Two other assignments each, so that every pair of neighbours is met and the run stays short.
      for (const step of [1, 4]) {
        const other = sets[(at + step) % sets.length];
        if (other !== undefined) strayed.push((await reviewText(paper.text, other.brief)).judgement.onTopic);
      }
    }
  }
  const onTopic = reviewed.filter(({ paper }) => paper.onTopic).map(({ review }) => review.judgement.onTopic);
  return [
    atLeast(0.95, {
      what: 'papers written off topic that are flagged',
      value: shareOf(written, isFlagged),
      unit: '%',
      detail: say(written),
    }),
    atLeast(0.95, {
      what: 'papers of another assignment that are flagged',
      value: shareOf(strayed, isFlagged),
      unit: '%',
      detail: say(strayed),
    }),
    atMost(0.02, {
      what: 'papers on topic that are flagged',
      value: shareOf(onTopic, isFlagged),
      unit: '%',
      detail: say(onTopic),
    }),
  ];
}

function say(answers: readonly string[]): string {
  return `${answers.length} papers, ${answers.filter((answer) => answer === 'unsure').length} unsure`;
}

function isFlagged(answer: string): boolean {
  return answer === 'no';
}
