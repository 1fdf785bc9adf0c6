import { readRequirements } from '@greenpen/grading';
import { readPaper } from '@greenpen/paper-extraction';
import { scoreContent } from '../../packages/engine/paper-scoring/src/content/score-content.ts';
import { meanings } from '../fit/meanings.ts';
import { readTaughtSets, textOf } from '../fit/taught-papers.ts';
import { atMost, type Figure } from './figure.ts';
import { figuresOfParts, judgedOf, type JudgedRequirement } from './requirements.ts';
import { shareOf } from './statistics.ts';

/** The figures of parts and topic on short papers by three other writers, full of feints, that nothing is fitted to. */
export async function measureTaught(): Promise<readonly Figure[]> {
  const judged: JudgedRequirement[] = [];
  const topics: (string | undefined)[] = [];
  for (const { brief, requirements, papers } of readTaughtSets()) {
    const asked = requirements.map((words) => ({ words, kind: 'part' as const }));
    for (const taught of papers) {
      const bytes = new TextEncoder().encode(textOf(taught));
      const outcome = await readPaper({ bytes, fileName: 'paper.txt' });
      if (outcome.status === 'refused') throw new Error(outcome.refusal.message);
      const { input } = scoreContent(outcome.paper, brief, {
        judged: { meanings, classmates: [], requirements: readRequirements(brief) },
      });
      topics.push(input.topic?.onTopic);
      const verdicts = requirements.map((words, at) => ({
        words,
        verdict: taught.verdicts[at] ?? ('cannot-tell' as const),
      }));
      judged.push(
        ...judgedOf(
          { set: { requirements: asked }, paper: { kind: taught.kind, verdicts } },
          input.requirements,
        ),
      );
    }
  }
  const flagged = atMost(0.02, {
    what: 'papers on topic that are flagged',
    value: shareOf(topics, (topic) => topic === 'no'),
    unit: '%',
    detail: `${topics.length} papers, ${topics.filter((topic) => topic === 'unsure').length} unsure`,
  });
  return [flagged, ...figuresOfParts(judged)].map((figure) => ({
    ...figure,
    what: `other writers: ${figure.what}`,
  }));
}
