import { withAuditSource, type Gradebook, type RequestEvent } from '@greenpen/gradebook';
import type { FastifyInstance } from 'fastify';
import { createEventRecorder, type EventRecorder } from './event-recorder.ts';

declare module 'fastify' {
  // Fastify's own types are interfaces, which only an interface can extend.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface FastifyInstance {
    /** Records request events such as sign-ins in the audit log; the gradebook records its own changes. */
    recordEvent: (event: RequestEvent) => void;
  }
}

const minuteMs = 60_000;

/**
 * Connects requests with the audit log: records request events, and provides the source of changes made by handlers.
 */
export function auditRequests(
  app: FastifyInstance,
  gradebook: { readonly audit: Pick<Gradebook['audit'], 'recordRequests'> },
  now: () => Date,
): void {
  const recorder = createEventRecorder({
    gradebook,
    onLost: (count) => app.log.error({ count }, 'audit events could not be stored and are only in this log'),
  });
  const refusals = gatherRefusals(recorder, now);
  const timer = setInterval(refusals.flush, minuteMs).unref();
  app.decorate('recordEvent', (event: RequestEvent) =>
    event.result === 'refused' ? refusals.refuse(event) : recorder.record(event),
  );
  app.addHook('preHandler', (request, _reply, done) => {
    withAuditSource({ address: request.ip, requestId: request.id }, done);
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    refusals.flush();
    await recorder.close();
  });
}

const fiveMinutesMs = 5 * 60_000;
const mostKnown = 10_000;

/**
 * Records when each user was last active, at most every five minutes and after the response is sent, so it delays no
 * request.
 */
export function recordLastSeen(
  app: FastifyInstance,
  gradebook: { readonly accounts: Pick<Gradebook['accounts'], 'recordSeen'> },
): void {
  const noted = new Map<string, number>();
  app.addHook('onResponse', async (request) => {
    const userId = request.actor?.id;
    if (userId === undefined) return;
    const now = performance.now();
    const last = noted.get(userId);
    if (last !== undefined && now - last < fiveMinutesMs) return;
    if (noted.size >= mostKnown) noted.clear();
    noted.set(userId, now);
    await gradebook.accounts.recordSeen({ userId }).catch(() => noted.delete(userId));
  });
}

type Gathered = { readonly event: RequestEvent; more: number };

/** Kinds of refusals per minute with separate entries; further kinds are counted together. */
const mostKinds = 200;

type RefusalGatherer = {
  readonly refuse: (event: RequestEvent) => void;
  /** Records the counts of the current minute; called every minute and on close. */
  readonly flush: () => void;
};

/**
 * Records the first refusal of a kind immediately and counts further ones within the minute, so a thousand attempts
 * make two entries and cannot flood the log.
 */
export function gatherRefusals(recorder: Pick<EventRecorder, 'record'>, now: () => Date): RefusalGatherer {
  const kinds = new Map<string, Gathered>();
  let begun = now().getTime();
  let others = 0;

  const flush = (): void => {
    const at = now();
    for (const { event, more } of kinds.values()) {
      if (more > 0) recorder.record({ ...event, at, detail: { ...event.detail, more }, requestId: null });
    }
    if (others > 0) recorder.record({ ...manyOthers, at, detail: { more: others } });
    kinds.clear();
    others = 0;
    begun = at.getTime();
  };
  return {
    refuse: (event) => {
      const passed = now().getTime() - begun;
      // A clock that is set back also starts a new minute.
      if (passed >= minuteMs || passed < 0) flush();
      const { action, actor, address, detail } = event;
      const kind = JSON.stringify([action, actor, address, detail]);
      const known = kinds.get(kind);
      if (known !== undefined) {
        known.more += 1;
      } else if (kinds.size < mostKinds) {
        kinds.set(kind, { event, more: 0 });
        recorder.record(event);
      } else {
        others += 1;
      }
    },
    flush,
  };
}

const manyOthers = {
  ownerId: '',
  actor: '',
  action: 'many-requests-refused',
  result: 'refused',
  submissionId: null,
  address: null,
  requestId: null,
} as const;
