import type { RequestEvent } from '@greenpen/gradebook';
import type { EventRecorder } from './event-recorder.ts';

type Gathered = { readonly event: RequestEvent; more: number };

const minuteMs = 60_000;
/** Kinds of refusals a minute that get an entry of their own; what is past it is counted together. */
const mostKinds = 200;

export type RefusalGatherer = {
  readonly refuse: (event: RequestEvent) => void;
  /** Records what was counted since the minute began; for each minute and at the end. */
  readonly flush: () => void;
};

/**
 * Lets the first refusal of a kind through at once and counts the rest of the minute: who knocks a thousand times
 * gets two entries, and cannot fill the log.
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
      // A clock that was set back begins a minute too.
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
