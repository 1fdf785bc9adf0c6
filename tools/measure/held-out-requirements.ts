import { readRequirements, type AssignmentBrief, type RequirementResult } from '@greenpen/grading';
import { readPaper } from '@greenpen/paper-extraction';
import { openWordNet, openWordVectors } from '@greenpen/word-relations';
import { readHeldOutWeights } from '../fit/part-weights-files.ts';
import { scoreContent } from '../../packages/engine/paper-scoring/src/content/score-content.ts';
import {
  findAnswers,
  judgeRequirements,
} from '../../packages/engine/paper-scoring/src/requirements/judge-requirements.ts';

const meanings = { relatedTo: openWordNet(), ...openWordVectors() };
const heldOut = readHeldOutWeights();

/** The verdicts on a planted paper under weights that were fitted without its assignment. */
export async function judgeHeldOut(
  set: string,
  text: string,
  brief: AssignmentBrief,
): Promise<readonly RequirementResult[]> {
  const weights = heldOut[set];
  if (weights === undefined) throw new Error(`No weights without ${set}: run "npm run fit -- --write".`);
  const outcome = await readPaper({ bytes: new TextEncoder().encode(text), fileName: 'paper.txt' });
  if (outcome.status === 'refused') throw new Error(outcome.refusal.message);
  const requirements = brief.requirements ?? readRequirements(brief);
  const { input } = scoreContent(outcome.paper, brief, {
    judged: { meanings, classmates: [], requirements: [] },
  });
  const answers = findAnswers(requirements, input, meanings, weights);
  return judgeRequirements(requirements, outcome.paper, input, meanings, answers);
}
