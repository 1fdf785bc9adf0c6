import { createDraft, draftEvents, errors, type DraftEvents, type ErrorCode } from '@greenpen/api-contract';
import { Readable } from 'node:stream';
import { assertMayGrade } from '../assignments/grading.route.ts';
import { createAccountTurns } from '../http/account-turns.ts';
import { closedSignal } from '../http/closed-signal.ts';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { receiveDraft } from './receive-draft.ts';
import { recordDraft } from './record-draft.ts';
import type { Submission } from '@greenpen/gradebook';
import { statusOfState } from '@greenpen/grading';
import { setTimeout as delay } from 'node:timers/promises';
import { modelDraftOnWire } from '../assignments/assignment-on-wire.ts';
import { findReviewOnWire } from '../assignments/assignments.route.ts';
import { gradeOnWire } from '../assignments/grade-on-wire.ts';
import { statusDetail } from '../assignments/status-detail.ts';

/** Each open connection asks the database a few times a second. */
const CONNECTIONS_AT_ONCE = 6;
const IN_LINE = 30;

export function createDraftRoute(ports: Ports): Route {
  const turns = createAccountTurns({ atOnce: CONNECTIONS_AT_ONCE, inLine: IN_LINE });
  return route(
    createDraft,
    { requires: 'signed-in', scope: 'extension' },
    async ({ actor, request, reply }) => {
      await assertMayGrade(ports, actor);
      const received = await receiveDraft(request, ports.store);
      const { submission, isRepeated } = await recordDraft(ports, actor.id, received);
      logEvent(request, { action: 'extension-draft', result: 'ok', object: submission.id });
      const signal = closedSignal(reply);
      async function* events(): AsyncGenerator<string, void> {
        const turn = await turns.take(actor.id, signal);
        try {
          yield* followDraft(ports, {
            ownerId: actor.id,
            submissionId: submission.id,
            isRepeated,
            signal,
            isStopping: () => request.server.drain.phase !== 'serving',
          });
        } finally {
          turn[Symbol.dispose]();
        }
      }
      return reply
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no')
        .type('text/event-stream; charset=utf-8')
        .send(Readable.from(events(), { objectMode: false }));
    },
  );
}

type Following = {
  readonly ownerId: string;
  readonly submissionId: string;
  readonly isRepeated: boolean;
  /** Aborts when the client disconnects. */
  readonly signal: AbortSignal;
  readonly isStopping: () => boolean;
};

const soonMs = 100;
const laterMs = 1000;
const beatMs = 10_000;
/** Proxies close connections that live longer; the extension then asks again. */
const longestMs = 240_000;

/** The server-sent events of a draft, until it is done, refused, or the connection has lived long enough. */
async function* followDraft(ports: Ports, following: Following): AsyncGenerator<string, void> {
  const { ownerId, submissionId, isRepeated, signal } = following;
  const began = performance.now();
  let lastSent = began;
  let told = '';
  let version = 0;
  while (!signal.aborted && performance.now() - began < longestMs) {
    if (following.isStopping()) {
      yield failure('SERVER_STOPPING');
      return;
    }
    const submission = await ports.gradebook.submissions.get({ ownerId, submissionId });
    const status = { status: statusOfState[submission.state], detail: statusDetail(submission) };
    const said = JSON.stringify(status);
    if (said !== told || performance.now() - lastSent > beatMs) {
      yield event('status', { id: submissionId, ...status, isRepeated });
      told = said;
      lastSent = performance.now();
    }
    const { grade } = submission;
    if (submission.state === 'completed' && grade !== null) {
      const isNew = grade.version !== version;
      version = grade.version;
      if (isNew) yield* eventsOf(ports, submission);
      const [record] = await ports.gradebook.modelDrafts.list({ ownerId, submissionIds: [submissionId] });
      if (modelDraftOnWire(record, grade)?.state !== 'drafting') {
        yield event('done', { id: submissionId, version });
        return;
      }
    }
    if (submission.state === 'refused' || submission.state === 'needs-you') {
      yield event('error', {
        code: 'REVIEW_ENGINE_FAILED',
        message: status.detail ?? sentences.failed,
      });
      return;
    }
    await delay(performance.now() - began < 5000 ? soonMs : laterMs, undefined, { signal }).catch(() => null);
  }
}

const sentences = { failed: 'The paper could not be graded. Please try again.' };

async function* eventsOf(ports: Ports, submission: Submission): AsyncGenerator<string, void> {
  if (submission.grade === null) return;
  const onWire = gradeOnWire(submission.grade, ports.sealer);
  const { grammarFeedback, apaFeedback, contentFeedback, feedback, ...scores } = onWire;
  const review = await findReviewOnWire(ports, submission);
  yield event('scores', {
    ...scores,
    maxPoints: submission.courseAssignment?.maxPoints ?? null,
    requirements: review?.requirements ?? [],
    judgedRubric: review?.judgedRubric ?? { rubric: [], rubricUse: 'content', onTopic: 'unsure' },
    rubricPoints: review?.rubricPoints ?? {},
  });
  const { version } = onWire;
  yield event('feedback', { grammarFeedback, apaFeedback, contentFeedback, feedback, version });
}

function failure(code: ErrorCode): string {
  return event('error', { code, message: errors[code].sentence });
}

/** Unknown fields are removed, as in every response of the API. */
function event<Name extends keyof DraftEvents>(name: Name, data: DraftEvents[Name]): string {
  return `event: ${name}\ndata: ${JSON.stringify(draftEvents[name].parse(data))}\n\n`;
}
