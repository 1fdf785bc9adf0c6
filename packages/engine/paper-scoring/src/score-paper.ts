import {
  finalScores,
  nothingJudged,
  parseRubric,
  readRequirements,
  scoreFromBasis,
  type AssignmentBrief,
  type GradedExample,
  type Judgement,
  type ScoreBasis,
  type Scores,
  type Weights,
} from '@greenpen/grading';
import {
  isMostlyForeign,
  type CheckCatalogue,
  type Finding,
  type GrammarExtent,
  type Paper,
} from '@greenpen/paper';
import { scoreApa } from './apa/score-apa.ts';
import { calibrateContent } from './calibration/calibrate-content.ts';
import { scoreContent } from './content/score-content.ts';
import { scoreGrammar } from './grammar/score-grammar.ts';
import { judgeRequirements } from './requirements/judge-requirements.ts';
import { judgeRubric } from './rubric/judge-rubric.ts';
import { noMeanings, type WordMeanings } from './requirements/requirement-terms.ts';

export type ScoreRequest = {
  readonly paper: Paper;
  /** What the grammar and APA checks found. */
  readonly findings: readonly Finding[];
  /** The checks that made the findings; a finding of any other check costs nothing in APA style. */
  readonly checks: CheckCatalogue;
  /** On how much of the paper its grammar was judged; `null` where that is not known. */
  readonly grammar?: GrammarExtent | null;
  readonly weights: Weights;
  readonly brief?: AssignmentBrief | null;
  /** Papers that the instructor graded; the content score leans towards their marks. */
  readonly examples?: readonly GradedExample[];
  /** Without them, only a requirement's own words count as its words. */
  readonly meanings?: WordMeanings;
};

export type ScoredPaper = {
  /** Enough to work the scores out again by `scoreFromBasis` from all findings, content ones included, and `finalScores`. */
  readonly basis: ScoreBasis;
  readonly scores: Scores;
  readonly contentFindings: readonly Finding[];
  readonly judgement: Judgement;
  /** Words of the running text that say something for the first time, in readable English, to a reader. */
  readonly newWords: number;
};

/** Scores a paper from 0 to 100 in each area; the same paper and request always give the same scores. */
export function scorePaper({
  paper,
  findings,
  checks,
  grammar = null,
  weights,
  brief = null,
  examples = [],
  meanings = noMeanings,
}: ScoreRequest): ScoredPaper {
  const content = scoreContent(paper, brief, { isEnglish: grammar === null || !isMostlyForeign(grammar) });
  const calibration = calibrateContent({ content, brief, examples });
  const { words } = content.input.work;
  const { repeated, copiedFromBrief, addressedToGrader, words: newWords } = content.input.sound;
  const setApart = [...repeated, ...copiedFromBrief, ...addressedToGrader];
  const basis: ScoreBasis = {
    words,
    areas: {
      grammar: scoreGrammar({ findings, checks, words, setApart, extent: grammar }),
      apa: scoreApa({ paper, findings, checks, brief, words }),
      content: { ...content.basis, parts: [...content.basis.parts, ...calibration] },
    },
  };
  const measured = scoreFromBasis(basis, [...findings, ...content.findings], weights);
  const requirements = brief === null ? [] : (brief.requirements ?? readRequirements(brief));
  const judged: Judgement = {
    ...nothingJudged,
    requirements: judgeRequirements(requirements, paper, content.input, meanings),
  };
  const rubric = brief === null ? null : (brief.rubricRows ?? parseRubric(brief.rubric));
  const known = {
    input: content.input,
    scores: measured,
    contentParts: basis.areas.content.parts,
    findings,
    ...judged,
  };
  const judgement: Judgement = {
    ...judged,
    rubric: judgeRubric(rubric ?? [], known, meanings),
    rubricUse: brief?.rubricUse ?? 'content',
  };
  const scores = finalScores({ measured, weights, judged: judgement });
  return { basis, scores, contentFindings: content.findings, newWords, judgement };
}
