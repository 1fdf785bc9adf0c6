import { ApiFailure, describeFailure, isPassing } from '../../../api/api-failure.ts';
import type { GradeChange } from './grade-fields.ts';
import {
  isEmpty,
  saveStep,
  startSaving,
  unsavedChange,
  type SaveEvent,
  type SaveState,
  type ServerState,
  type UnsavedEdit,
} from './save-state.ts';

/** Injected dependencies, so that tests need no server and no clock. */
export type SaverPorts = {
  /** Names this page to the server: one value per page load. */
  readonly client: string;
  /** Throws ApiFailure. */
  readonly send: (version: number, change: GradeChange) => Promise<{ readonly version: number }>;
  readonly fetchServer: () => Promise<ServerState>;
  /** Keeps or, when empty, removes the copy on this device. */
  readonly keep: (edit: UnsavedEdit) => void;
  readonly onAcknowledged: (state: SaveState) => void;
  readonly now: () => number;
  /** Schedules a callback; returns a function that cancels it. */
  readonly later: (run: () => void, ms: number) => () => void;
};

export type GradeSaver = {
  readonly getState: () => SaveState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly edit: (change: GradeChange) => void;
  /** An edit that this device kept since an earlier visit. */
  readonly putBack: (edit: UnsavedEdit) => void;
  /** Sends pending changes now; resolves to true once all are acknowledged. */
  readonly flush: () => Promise<boolean>;
  readonly resolve: (keep: 'mine' | 'theirs') => void;
  /** Tells of a state of the server that came by another way. */
  readonly adopt: (server: ServerState) => void;
};

const pauseAfterTypingMs = 700;
const pauseBetweenTriesMs = 5000;

/** Saves one grade as it is edited: one request at a time, retried until it is acknowledged or refused. */
export function createGradeSaver(server: ServerState, ports: SaverPorts): GradeSaver {
  let state = startSaving(server, ports.client);
  let callOff: (() => void) | null = null;
  let underway: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  function step(event: SaveEvent): void {
    state = saveStep(state, event);
    ports.keep({
      version: state.server.version,
      change: unsavedChange(state),
      client: ports.client,
      editedAt: state.editedAt ?? ports.now(),
    });
    for (const listener of listeners) listener();
  }

  function plan(ms: number): void {
    callOff?.();
    callOff = ports.later(() => void sendNow(), ms);
  }

  async function sendNow(): Promise<void> {
    callOff?.();
    if (underway !== null) return underway;
    if (isEmpty(state.pending) || state.status.kind === 'conflict') return undefined;
    underway = sendOnce().finally(() => {
      underway = null;
    });
    await underway;
    if (state.status.kind === 'waiting') plan(pauseAfterTypingMs);
    if (state.status.kind === 'offline') plan(pauseBetweenTriesMs);
    return undefined;
  }

  async function sendOnce(): Promise<void> {
    step({ type: 'sent' });
    try {
      const { version } = await ports.send(state.server.version, state.sending);
      step({ type: 'acknowledged', version, at: ports.now() });
      ports.onAcknowledged(state);
    } catch (error) {
      await afterFailure(error);
    }
  }

  async function afterFailure(error: unknown): Promise<void> {
    if (error instanceof ApiFailure && error.code === 'GRADE_CHANGED_ELSEWHERE') {
      try {
        const theirs = await ports.fetchServer();
        step({ type: 'found-newer', theirs, at: ports.now() });
      } catch {
        step({ type: 'unreachable' });
      }
    } else if (isPassing(error)) {
      step({ type: 'unreachable' });
    } else {
      step({ type: 'refused', message: describeFailure(error, 'This change could not be saved.') });
    }
  }

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit: (change) => {
      step({ type: 'edited', change, at: ports.now() });
      if (state.status.kind !== 'conflict') plan(pauseAfterTypingMs);
    },
    putBack: (edit) => {
      step({ type: 'put-back', ...edit });
      if (state.status.kind === 'waiting') plan(0);
    },
    flush: async () => {
      await sendNow();
      // Sends text typed during the save as well.
      if (state.status.kind === 'waiting') await sendNow();
      return state.status.kind === 'saved';
    },
    resolve: (keep) => {
      step({ type: 'resolved', keep });
      void sendNow();
    },
    adopt: (newer) => {
      if (newer.version <= state.server.version || underway !== null) return;
      step({ type: 'found-newer', theirs: newer, at: ports.now() });
      if (state.status.kind === 'waiting') plan(0);
    },
  };
}
