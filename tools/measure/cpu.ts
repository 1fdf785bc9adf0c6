import { defaultCriteria } from '@greenpen/grading';
import { catalogueOf } from '@greenpen/paper';
import { readPaper } from '@greenpen/paper-extraction';
import { scorePaper } from '@greenpen/paper-scoring';
import { makePaper } from '@greenpen/test-papers';
import { openWordNet, openWordVectors } from '@greenpen/word-relations';
import { cpuTimeOf, medianOf } from '../bench/measure.ts';
import { atMost, type Figure } from './figure.ts';
import { readPlantedSets } from './planted-papers.ts';

/** Processor time of judging what a paper of 2,000 words says, warm; reading and checking it come on top. */
export async function measureCpu(): Promise<readonly Figure[]> {
  const [set] = readPlantedSets();
  const meanings = { relatedTo: openWordNet(), ...openWordVectors() };
  const checks = catalogueOf([]);
  let seed = 0;
  const prepare = async () => {
    seed += 1;
    const outcome = await readPaper(await makePaper({ seed, format: 'docx', words: 2000 }));
    if (outcome.status === 'refused') throw new Error(outcome.refusal.message);
    return outcome.paper;
  };
  const { weights } = defaultCriteria;
  const scoreNext = async (): Promise<number> => {
    const paper = await prepare();
    return cpuTimeOf(() =>
      scorePaper({ paper, findings: [], checks, weights, brief: set?.brief ?? null, meanings }),
    );
  };
  for (let warmUp = 0; warmUp < 5; warmUp += 1) await scoreNext();
  const value = await medianOf(scoreNext);
  return [atMost(150, { what: 'CPU of judging a paper of 2,000 words', value, unit: 'ms' })];
}
