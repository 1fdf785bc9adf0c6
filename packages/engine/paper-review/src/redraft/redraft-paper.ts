import { draftFeedback, type FeedbackRequest } from '@greenpen/feedback-writer';
import {
  annotateBasis,
  annotateFindings,
  type DraftedSentence,
  editedScores,
  type FeedbackManner,
  type GradeDecisions,
  type RequirementResult,
  type Review,
  type ScoreBasis,
  type Verdict,
  type VerdictCorrections,
  type WrittenDraft,
} from '@greenpen/grading';
import {
  catalogueOf,
  type CheckCatalogue,
  type CheckDescription,
  type Finding,
  type Paper,
} from '@greenpen/paper';
import { namedKindsIn } from '@greenpen/paper-scoring';
import { learnInstructorVoice } from '../learn-instructor-voice.ts';
import type { InstructorVoice } from '../review-request.ts';

export type RedraftRequest = {
  readonly paper: Paper;
  readonly review: Pick<
    Review,
    'basis' | 'findings' | 'weights' | 'feedbackStyle' | 'judgement' | 'drafting'
  >;
  readonly decisions: GradeDecisions;
  /** As the instructor knows the author; `null` where nobody knows. */
  readonly studentName: string | null;
  readonly manner: FeedbackManner;
  /** What the instructor wrote, from which her voice is learned anew; absent without any. */
  readonly voice?: InstructorVoice | undefined;
};

/**
 * Writes the draft of a reviewed paper again, as the instructor decided: without the findings that she dismissed, with
 * her comments, wordings, verdicts and scores. Without decisions and manner it is the draft of the review.
 */
export function redraftPaper({
  paper,
  review,
  decisions,
  studentName,
  manner,
  voice,
}: RedraftRequest): WrittenDraft {
  const { basis, findings, weights, feedbackStyle, judgement, drafting } = review;
  const { annotations, dismissed, verdicts } = decisions;
  const left = new Set([...dismissed, ...drafting.unspoken]);
  return writeDraft({
    paper,
    findings: annotateFindings(findings, annotations).filter(
      ({ id, dispute }) => dispute === undefined && !left.has(id),
    ),
    checks: catalogueOf(drafting.checks),
    basis: correctBasis(annotateBasis(basis, annotations), verdicts),
    scores: editedScores({ basis, findings, weights, judged: judgement }, decisions),
    weights,
    brief: drafting.brief,
    style: feedbackStyle,
    studentName,
    measured: drafting.measured,
    about: drafting.about,
    requirements: judgement.requirements.map((result) => correctResult(result, verdicts)),
    manner,
    voice:
      voice === undefined
        ? null
        : learnInstructorVoice(voice, {
            marked: drafting.marked ?? {},
            work: { text: paper.text, brief: drafting.brief },
          }),
    replyStyle: drafting.reply?.style,
    kindsOf: namedKindsIn,
  });
}

/** A draft with its sentences as they are stored. */
export function writeDraft(request: FeedbackRequest): WrittenDraft {
  const { feedback, sentences, forInstructor } = draftFeedback(request);
  return {
    feedback,
    forInstructor,
    sentences: sentences.map(({ area, text, restsOn }) => {
      const ids = [...new Set(restsOn)];
      const decided = decidedOf(ids, request);
      return { area, text, restsOn: ids, ...(Object.keys(decided).length > 0 && { decided }) };
    }),
  };
}

/** The verdicts and scores among what a sentence rests on. */
function decidedOf(
  ids: readonly string[],
  { requirements = [], scores }: Pick<FeedbackRequest, 'requirements' | 'scores'>,
): NonNullable<DraftedSentence['decided']> {
  const values = new Map<string, Verdict | number>([
    ...requirements.map(({ requirement, verdict }) => [requirement.id, verdict] as const),
    ...Object.entries(scores).map(([of, score]) => [`score:${of}`, score] as const),
  ]);
  return Object.fromEntries(ids.flatMap((id) => (values.has(id) ? [[id, values.get(id) ?? 0]] : [])));
}

/** The paper and its review as JSON, as they are stored. */
export type StoredRedraft = Omit<RedraftRequest, 'paper' | 'review'> & {
  readonly paper: string;
  readonly review: string;
};

export function redraftStored({ paper, review, ...rest }: StoredRedraft): WrittenDraft {
  // Written and encrypted by a worker of this installation, so the types are trusted.
  const read: Pick<RedraftRequest, 'paper' | 'review'> = {
    paper: JSON.parse(paper),
    review: JSON.parse(review),
  };
  return redraftPaper({ ...rest, ...read });
}

function correctBasis(basis: ScoreBasis, verdicts: VerdictCorrections): ScoreBasis {
  const { requirements } = basis;
  if (requirements === undefined) return basis;
  return { ...basis, requirements: { ...requirements, verdicts: { ...requirements.verdicts, ...verdicts } } };
}

/** The engine's words for its own verdict say nothing about another one. */
function correctResult(result: RequirementResult, verdicts: VerdictCorrections): RequirementResult {
  const { requirement, verdict: before } = result;
  const verdict = Object.hasOwn(verdicts, requirement.id) ? verdicts[requirement.id] : undefined;
  if (verdict === undefined || verdict === before) return result;
  const isShown = verdict === 'met' || verdict === 'partly';
  const shown = isShown ? { quote: result.quote, span: result.span } : { quote: null, span: null };
  return { requirement, verdict, ...shown };
}

/** The checks that made these findings, without what runs them, so that they can be stored and sent to threads. */
export function describeChecks(
  findings: readonly Pick<Finding, 'check'>[],
  catalogue: CheckCatalogue,
): readonly CheckDescription[] {
  const checks = new Set(findings.map(({ check }) => check));
  return [...checks].flatMap((check) => {
    const described = catalogue.get(check);
    return described === undefined ? [] : [describe(described)];
  });
}

function describe(check: CheckDescription): CheckDescription {
  const { id, area, group, severity, cost, title, source, summary, advice } = check;
  const { cause, marksGap, register } = check;
  return {
    id,
    area,
    group,
    severity,
    cost,
    title,
    source,
    summary,
    advice,
    ...(cause !== undefined && { cause }),
    ...(marksGap !== undefined && { marksGap }),
    ...(register !== undefined && { register }),
  };
}
