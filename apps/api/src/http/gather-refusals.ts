import type { RequestEvent } from '@greenpen/gradebook';
import type { EventRecorder } from './event-recorder.ts';

type Gathered = { readonly event: RequestEvent; more: number };

const minuteMs = 60_000;
/** Kinds of refusals per minute with separate entries; further kinds are counted together. */
const mostKinds = 200;

export type RefusalGatherer = {
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
