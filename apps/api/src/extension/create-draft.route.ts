import { createDraft } from '@greenpen/api-contract';
import { Readable } from 'node:stream';
import { assertMayGrade } from '../assignments/grade-assignments.route.ts';
import { createAccountTurns } from '../http/account-turns.ts';
import { closedSignal } from '../http/closed-signal.ts';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { followDraft } from './follow-draft.ts';
import { receiveDraft } from './receive-draft.ts';
import { recordDraft } from './record-draft.ts';

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
