import { parseRubric, type AssignmentBrief, type Review } from '@greenpen/grading';
import type { AskModel, ProbeResult, Prompt, ReviewedPaper, WrittenSentence } from '@greenpen/model-judge';
import type { Paper } from '@greenpen/paper';
import { describeProfile } from '@greenpen/voice';
import { type AboutWork, learnInstructorVoice } from '../learn-instructor-voice.ts';
import { helpsToGrade, type ReadAndGraded } from './weigh-model.ts';
import type { InstructorVoice, ReviewOutcome, ReviewRequest } from '../review-request.ts';

type Given = {
  /** The request with which the paper was reviewed; its bytes are reviewed again. */
  readonly request: () => Promise<ReviewRequest>;
  /** The review so far. */
  readonly paper: Paper;
  readonly review: Review;
  /** As known now; the review's own where the instructor did not correct it. */
  readonly studentName: string | null;
  readonly brief: AssignmentBrief | null;
  readonly ask: AskModel;
  /** The installation's, from which the keys of the fences are made. */
  readonly secret: string;
  /** Papers of the assignment that a model read and the instructor graded, by which the model is weighed. */
  readonly graded?: readonly ReadAndGraded[];
  /** Reviews in this thread or in one of a pool. */
  readonly reviewAgain: (request: ReviewRequest) => Promise<ReviewOutcome>;
};

export type ReviewedByModel =
  | { readonly kind: 'reviewed'; readonly review: Review; readonly sentences: readonly WrittenSentence[] }
  /** `changed`: the paper reads differently now, so that what the model quoted has no place. */
  | { readonly kind: 'would-leak' | 'unusable' | 'changed' };

/**
 * Has a language model judge a paper that was reviewed, joins both readings, and has it write the feedback from what is
 * left. Without usable feedback of the model, the engine's on the joined review is kept.
 */
export async function reviewWithModel(given: Given): Promise<ReviewedByModel> {
  const { paper, review, ask, secret } = given;
  const { readPaperWithModel, writeFeedbackWithModel } = await import('@greenpen/model-judge');
  const request = await given.request();
  const read = await readPaperWithModel({ reviewed: reviewedPaper(given, review, request), ask, secret });
  if (read.kind !== 'read') return { kind: read.kind };
  const outcome = await given.reviewAgain({
    ...request,
    byModel: read.judgement,
    countsModel: helpsToGrade(given.graded ?? []),
  });
  if (outcome.status !== 'reviewed' || outcome.paper.text !== paper.text) return { kind: 'changed' };
  const joined = outcome.review;
  const written = await writeFeedbackWithModel(
    { reviewed: reviewedPaper(given, joined, request), ask, secret },
    read.judgement,
  );
  return {
    kind: 'reviewed',
    review: { ...joined, feedback: { ...joined.feedback, ...written?.feedback } },
    sentences: written?.sentences ?? [],
  };
}

function reviewedPaper(
  { paper, studentName, brief }: Given,
  { judgement, findings, scores, basis, words, feedbackStyle }: Review,
  { examples = [], voice }: ReviewRequest,
): ReviewedPaper {
  const rubric = brief === null ? null : (brief.rubricRows ?? parseRubric(brief.rubric));
  return {
    paper,
    brief,
    requirements: judgement.requirements,
    rubric: rubric ?? [],
    findings: findings.filter(({ dispute }) => dispute === undefined),
    scores,
    costs: basis.areas.apa.costs,
    notJudged: judgement.notJudged,
    words,
    style: feedbackStyle,
    studentName,
    examples,
    ...(voice !== undefined && {
      templates: templatesIn(voice),
      manner: mannerIn(voice, { text: paper.text, brief }),
    }),
  };
}

function templatesIn({ sources }: InstructorVoice): readonly string[] {
  return sources
    .filter(({ kind }) => kind === 'template')
    .flatMap(({ parts }) => parts.map(({ text }) => text));
}

/** Traits below this are as likely chance; what a sentence of hers says is shown with her texts. */
const LEAST_CONFIDENCE = 0.3;

function mannerIn(voice: InstructorVoice, work: AboutWork): readonly string[] {
  const learned = learnInstructorVoice(voice, { marked: {}, work });
  const { ownSentences: _, ...traits } = describeProfile(learned);
  return Object.values(traits).flatMap((trait) =>
    trait === null || trait.trait.confidence < LEAST_CONFIDENCE ? [] : [trait.says],
  );
}

/** The names of the papers of ours on which a model is tried, in order. */
export async function listProbes(): Promise<readonly string[]> {
  const { probes } = await import('@greenpen/model-judge');
  return probes.map(({ name }) => name);
}

/** A prompt on a paper of ours of which it is known what is to be said, and what a reply to it is worth. */
export async function prepareProbe(
  name: string,
  review: (request: ReviewRequest) => Promise<ReviewOutcome>,
): Promise<{ readonly prompt: Prompt; readonly judge: (reply: string | null) => ProbeResult }> {
  const { probes, readProbe, writeProbePrompt } = await import('@greenpen/model-judge');
  const probe = probes.find((one) => one.name === name);
  if (probe === undefined) throw new Error('there is no such probe');
  const outcome = await review({ source: { text: probe.text }, brief: probe.brief });
  if (outcome.status === 'refused') throw new Error('the probe cannot be read');
  const { paper } = outcome;
  return { prompt: writeProbePrompt(probe, paper), judge: (reply) => readProbe(probe, paper, reply) };
}
