import {
  getAssignment,
  judgedRubric,
  type ReviewOnWire,
  listAssignments,
  nextCursorHeader,
  updateAssignment,
} from '@greenpen/api-contract';
import type { Grade, ReviewRecord, Submission } from '@greenpen/gradebook';
import { type Annotations, byHand } from '@greenpen/grading';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { unsealAnnotations } from './annotations-seal.ts';
import { assignmentOnWire } from './assignment-on-wire.ts';
import { findModelFeedback } from './feedback-seal.ts';
import { listOrder, submissionFilter } from './list-query.ts';
import { draftOnWire, type GradeDraft, unsealDraft } from './redraft/grade-draft.ts';
import { findReviewText, type ReviewText } from './review-document.ts';
import { cleanStudentName } from './clean-student-name.ts';
import { redraftForName } from './redraft/redraft-grade.ts';

export function getAssignmentRoute(ports: Ports): Route {
  const { gradebook, sealer } = ports;
  return route(
    getAssignment,
    { requires: 'own-submission', scope: 'extension' },
    async ({ params, query, actor, request }) => {
      const { sort, order, ...filter } = query;
      const where = { ownerId: actor.id, submissionId: params.id };
      const submission = await gradebook.submissions.get(where);
      // So that the first decision on this paper is drafted as fast as the next one.
      if (submission.grade?.approvedAt === null) void ports.redrafter.warm?.();
      const [review, neighbours, replacedAt, [draft]] = await Promise.all([
        findReviewOnWire(ports, submission),
        gradebook.submissions.findNeighbours({
          ...where,
          filter: submissionFilter(filter),
          order: listOrder({ sort, order }),
        }),
        gradebook.grades.findReplacedAt(where),
        gradebook.modelDrafts.list({ ownerId: actor.id, submissionIds: [params.id] }),
      ]);
      logEvent(request, { action: 'paper-viewed', result: 'ok', object: params.id });
      return {
        ...assignmentOnWire(submission, sealer, draft),
        review,
        neighbours,
        replacedAt: replacedAt?.toISOString() ?? null,
        savedBy: submission.grade?.savedBy ?? null,
      };
    },
  );
}

/** null before the first review and after its texts were deleted by retention. */
export async function findReviewOnWire(
  { gradebook, store, sealer }: Ports,
  submission: Submission,
): Promise<ReviewOnWire | null> {
  const { id: submissionId, ownerId, grade } = submission;
  if (grade === null) return null;
  const record = await gradebook.reviews.find({ ownerId, submissionId, number: grade.reviewNumber });
  if (record === undefined) return null;
  const [review, byModel, [drafted]] = await Promise.all([
    findReviewText(store, record),
    findModelFeedback({ gradebook, sealer }, ownerId, grade),
    gradebook.grades.listDrafts({ ownerId, submissionIds: [submissionId] }),
  ]);
  if (review === null) return null;
  const sealed = drafted?.grade.reviewNumber === grade.reviewNumber ? drafted.draft : null;
  const draft = sealed === null || record.engine === byHand ? null : unsealDraft(sealer, sealed, review);
  return reviewOnWire(record, { ...review, feedback: byModel ?? review.feedback }, grade, {
    annotations: unsealAnnotations(sealer, grade.annotations),
    draft,
  });
}

type Own = {
  readonly annotations: Annotations;
  /** null where the review's own draft is the newest. */
  readonly draft?: GradeDraft | null;
};

/** The engine's review with the instructor's decisions. */
export function reviewOnWire(
  record: ReviewRecord,
  review: ReviewText,
  grade: Grade,
  { annotations: { comments, findingEdits }, draft = null }: Own,
): ReviewOnWire {
  return {
    number: record.number,
    engine: record.engine,
    reviewedAt: record.reviewedAt.toISOString(),
    weights: record.weights,
    feedbackStyle: record.feedbackStyle,
    findings: review.findings,
    dismissed: [...grade.dismissed],
    comments: comments.map((comment) => ({ ...comment })),
    findingEdits: { ...findingEdits },
    scoreOverrides: grade.overrides,
    judgedRubric: judgedRubric.parse(review.judgement ?? {}),
    rubricPoints: { ...grade.rubricPoints },
    basis: review.basis,
    draft: {
      scores: record.scores,
      ...(draft === null
        ? { feedback: review.feedback, sentences: [], forInstructor: review.forInstructor, manner: {} }
        : draftOnWire(draft)),
      ...(review.drafting?.reply !== undefined && { reply: review.drafting.reply }),
    },
    words: record.words,
    pages: record.pages,
    notes: review.notes,
    hidden: review.hidden,
    ...judgementOnWire(review, grade),
  };
}

function judgementOnWire({ judgement }: ReviewText, { verdicts }: Grade): Partial<ReviewOnWire> {
  if (judgement === undefined) return {};
  const { requirements, onTopic, notJudged, intervals, byModel } = judgement;
  return {
    onTopic,
    notJudged,
    intervals,
    ...(byModel !== undefined && { byModel }),
    requirements: requirements.map(({ requirement: { id, text, kind, required }, ...judged }) => ({
      ...judged,
      id,
      text,
      kind,
      required,
      corrected: verdicts[id] ?? null,
    })),
  };
}

export function listAssignmentsRoute({ gradebook, sealer, model }: Ports): Route {
  return route(
    listAssignments,
    { requires: 'signed-in', scope: 'extension' },
    async ({ query, actor, reply }) => {
      const { cursor = null, limit, sort, order, deleted, texts, ...filter } = query;
      const page = await gradebook.submissions.list({
        ownerId: actor.id,
        filter: { ...submissionFilter(filter), deleted: deleted === 'true' },
        order: listOrder({ sort, order }),
        cursor,
        limit,
        withFeedback: texts === 'full',
      });
      if (page.nextCursor !== null) reply.header(nextCursorHeader, page.nextCursor);
      const graded = page.submissions.flatMap(({ id, grade }) => (grade === null ? [] : [id]));
      // Without a model no drafts are pending.
      const drafts =
        model === null ? [] : await gradebook.modelDrafts.list({ ownerId: actor.id, submissionIds: graded });
      const draftOf = new Map(drafts.map((draft) => [draft.submissionId, draft]));
      return page.submissions
        .values()
        .map((submission) => assignmentOnWire(submission, sealer, draftOf.get(submission.id)));
    },
  );
}

export function updateAssignmentRoute(ports: Ports): Route {
  const { gradebook, sealer } = ports;
  return route(updateAssignment, { requires: 'own-submission' }, async ({ params, body, actor }) => {
    const { studentEmail } = body;
    const studentName =
      typeof body.studentName === 'string' ? cleanStudentName(body.studentName) : body.studentName;
    const where = { ownerId: actor.id, submissionId: params.id };
    const before = await gradebook.submissions.get(where);
    const submission = await gradebook.submissions.updateStudent({
      ...where,
      // An empty name clears the student.
      studentName: studentName === '' ? null : studentName,
      studentEmail,
    });
    if (submission.studentName === before.studentName) return assignmentOnWire(submission, sealer);
    await redraftForName(ports, submission);
    return assignmentOnWire(await gradebook.submissions.get(where), sealer);
  });
}
