import {
  ceilingOfTotal,
  costBesideRubric,
  finalScores,
  nothingJudged,
  parseRubric,
  readRequirements,
  scoreFromBasis,
  shareWeights,
  type AssignmentBrief,
  type GradedExample,
  type Judgement,
  type ScoreBasis,
  type Scores,
  type Weights,
} from '@greenpen/grading';
import {
  isMostlyForeign,
  type Area,
  type CheckCatalogue,
  type Finding,
  type GrammarExtent,
  type Paper,
  type Span,
} from '@greenpen/paper';
import { scoreApa } from './apa/score-apa.ts';
import { calibrate, withCalibration } from './calibration/calibrate.ts';
import type { ClassProfile } from './class/class-profile.ts';
import { scoreContent, scoreOfArea } from './content/score-content.ts';
import { signScale } from './content/sign-scale.ts';
import type { SignScale } from './content/signs.ts';
import { ownProse } from './copies/own-prose.ts';
import { scoreGrammar } from './grammar/score-grammar.ts';
import { judgeRubric } from './rubric/judge-rubric.ts';
import type { Known } from './rubric/known-measures.ts';
import { findBesideRubric, settleRubricUse } from './rubric/settle-rubric-use.ts';
import { readWork } from './work/read-work.ts';
import { findNotAnAnswer } from './topic/find-not-an-answer.ts';
import type { TopicJudgement } from './topic/judge-topic.ts';
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
  /** Papers that the instructor graded; the scores lean towards their marks. */
  readonly examples?: readonly GradedExample[];
  /** Without them, only a requirement's own words count as its words. */
  readonly meanings?: WordMeanings;
  /** What the other papers of the assignment tell; `null` where they were not read. */
  readonly classmates?: ClassProfile | null;
  /** How signs of substance are weighed, for measurements on papers that the usual scale was fitted to. */
  readonly scale?: SignScale | undefined;
};

export type ScoredPaper = {
  /** Enough to work the scores out again by `scoreFromBasis` from all findings, content ones included, and `finalScores`. */
  readonly basis: ScoreBasis;
  readonly scores: Scores;
  readonly contentFindings: readonly Finding[];
  readonly judgement: Judgement;
  /** `null` where the text is not in English. */
  readonly topic: TopicJudgement | null;
  /** Words of the running text that say something for the first time, in readable English, to a reader. */
  readonly newWords: number;
  /** The parts that only the writer can have written, by which copies are found. */
  readonly prose: readonly Span[];
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
  classmates = null,
  scale = signScale,
}: ScoreRequest): ScoredPaper {
  const requirements = brief === null ? [] : (brief.requirements ?? readRequirements(brief));
  const apa = scoreApa({ paper, findings, checks, brief, words: readWork(paper).words });
  const apaScore = apa.isJudged ? scoreOfArea('apa', apa.basis, findings) : null;
  const content = scoreContent(paper, brief, {
    isEnglish: grammar === null || !isMostlyForeign(grammar),
    scale,
    judged: { meanings, classmates: classmates?.topics ?? [], requirements, apaScore },
  });
  const { topic } = content.input;
  const { words } = content.input.work;
  const { repeated, copiedFromBrief, addressedToGrader, words: newWords } = content.input.sound;
  const setApart = [...repeated, ...copiedFromBrief, ...addressedToGrader];
  const notJudged: readonly Area[] = apa.isJudged ? [] : ['apa'];
  const measured: ScoreBasis = {
    words,
    areas: {
      grammar: scoreGrammar({ findings, checks, words, setApart, extent: grammar }),
      apa: apa.basis,
      content: content.basis,
    },
    ...(content.requirements === null ? {} : { requirements: content.requirements }),
    ...(notJudged.length > 0 && { notJudged }),
  };
  const found = [...findings, ...content.findings];
  const { grammar: ofGrammar, apa: ofApa, total } = scoreFromBasis(measured, found, weights);
  const calibration = calibrate({
    content,
    total,
    held: scoreFromBasis(withoutCeilings(measured), found, weights).total - total,
    areas: { grammar: ofGrammar, apa: apa.isJudged ? ofApa : null },
    shares: shareWeights(weights, notJudged),
    requirements,
    meanings,
    brief,
    examples,
  });
  const judged: Judgement = {
    ...nothingJudged,
    onTopic: topic?.onTopic ?? 'unsure',
    notAnAnswer: findNotAnAnswer({
      brief,
      requirements,
      ceilings: content.basis.ceilings,
      findings: content.findings,
    }),
    notJudged,
    requirements: content.input.requirements,
  };
  const byRubric = (areas: ScoreBasis): { readonly withRubric: Judgement; readonly scores: Scores } => {
    const scored = scoreFromBasis(areas, found, weights);
    const known = { input: content.input, scores: scored, areas: areas.areas, findings, ...judged };
    const withRubric = { ...judged, ...readRubric(brief, known, meanings, content.findings) };
    const ceiling = ceilingOfTotal(areas, found);
    const totalling = { weights, notJudged, parts: areas.total, ceiling };
    const beside = costBesideRubric(areas, found, withRubric);
    return {
      withRubric,
      scores: finalScores({ measured: scored, ...totalling, judged: withRubric, beside }),
    };
  };
  const basis = withCalibration(measured, calibration, (areas) => {
    const { withRubric, scores } = byRubric(areas);
    const isByRubric = withRubric.rubricUse === 'total' && withRubric.rubric.length > 0;
    return isByRubric ? scores.total : scoreFromBasis(areas, found, weights).total;
  });
  const { withRubric, scores } = byRubric(basis);
  const judgement: Judgement = {
    ...withRubric,
    intervals: {
      content: calibration.intervals.content(scores.content),
      total: calibration.intervals.total(scores.total),
    },
  };
  const prose = ownProse({ paper, work: content.input.work, sound: content.input.sound });
  return { basis, scores, contentFindings: content.findings, newWords, judgement, topic, prose };
}

/** The rubric's proposals, and what its points make. */
function readRubric(
  brief: AssignmentBrief | null,
  known: Known,
  meanings: WordMeanings,
  contentFindings: readonly Finding[],
): Pick<Judgement, 'rubric' | 'rubricUse' | 'besideRubric'> {
  const rubric = (brief === null ? null : (brief.rubricRows ?? parseRubric(brief.rubric))) ?? [];
  const rubricUse = settleRubricUse(rubric, brief?.rubricUse ?? 'auto', meanings);
  const beside = rubricUse === 'total' ? findBesideRubric(rubric, contentFindings, meanings) : [];
  return {
    rubric: judgeRubric(rubric, known, meanings),
    rubricUse,
    ...(beside.length > 0 && { besideRubric: beside }),
  };
}

function withoutCeilings(basis: ScoreBasis): ScoreBasis {
  const { ceilings: _, ...content } = basis.areas.content;
  return { ...basis, areas: { ...basis.areas, content } };
}
