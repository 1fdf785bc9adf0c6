import { ApiFailure, describeFailure, isPassing } from '../../../api/api-failure.ts';
import type { GradeChange } from './grade-fields.ts';
import {
  isEmpty,
  saveStep,
  startSaving,
  unsavedChange,
  type Redrafted,
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
  readonly send: (
    version: number,
    change: GradeChange,
  ) => Promise<{ readonly version: number; readonly redrafted?: Redrafted | undefined }>;
  readonly fetchServer: () => Promise<ServerState>;
  /** Keeps or, when empty, removes the copy on this device. */
  readonly keep: (edit: UnsavedEdit) => void;
  readonly onAcknowledged: (state: SaveState) => void;
  readonly now: () => number;
  /** Schedules a callback; returns a function that cancels it. */
  readonly later: (run: () => void, ms: number) => () => void;
};

const pauseAfterTypingMs = 700;
const pauseBetweenTriesMs = 5000;

/** Saves one grade as it is edited: one request at a time, retried until it is acknowledged or refused. */
export class GradeSaver {
  readonly #ports: SaverPorts;
  readonly #listeners = new Set<() => void>();
  #state: SaveState;
  #cancelPlanned: (() => void) | null = null;
  #underway: Promise<void> | null = null;

  constructor(server: ServerState, ports: SaverPorts) {
    this.#ports = ports;
    this.#state = startSaving(server, ports.client);
  }

  // Bound, as React reads and subscribes to a store through detached functions.
  readonly getState = (): SaveState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  edit(change: GradeChange): void {
    this.#step({ type: 'edited', change, at: this.#ports.now() });
    if (this.#state.status.kind !== 'conflict') this.#plan(pauseAfterTypingMs);
  }

  /** Restores an edit that this device kept since an earlier visit. */
  putBack(edit: UnsavedEdit): void {
    this.#step({ type: 'put-back', ...edit });
    if (this.#state.status.kind === 'waiting') this.#plan(0);
  }

  /** Sends pending changes now; resolves to true once all are acknowledged. */
  async flush(): Promise<boolean> {
    await this.#sendNow();
    // Sends text typed during the save as well.
    if (this.#state.status.kind === 'waiting') await this.#sendNow();
    return this.#state.status.kind === 'saved';
  }

  resolve(keep: 'mine' | 'theirs'): void {
    this.#step({ type: 'resolved', keep });
    void this.#sendNow();
  }

  /** Takes over a newer state of the server that was fetched elsewhere. */
  adopt(newer: ServerState): void {
    if (newer.version <= this.#state.server.version || this.#underway !== null) return;
    this.#step({ type: 'found-newer', theirs: newer, at: this.#ports.now() });
    if (this.#state.status.kind === 'waiting') this.#plan(0);
  }

  #step(event: SaveEvent): void {
    this.#state = saveStep(this.#state, event);
    this.#ports.keep({
      version: this.#state.server.version,
      change: unsavedChange(this.#state),
      client: this.#ports.client,
      editedAt: this.#state.editedAt ?? this.#ports.now(),
    });
    for (const listener of this.#listeners) listener();
  }

  #plan(ms: number): void {
    this.#cancelPlanned?.();
    this.#cancelPlanned = this.#ports.later(() => void this.#sendNow(), ms);
  }

  async #sendNow(): Promise<void> {
    this.#cancelPlanned?.();
    if (this.#underway !== null) return this.#underway;
    if (isEmpty(this.#state.pending) || this.#state.status.kind === 'conflict') return undefined;
    this.#underway = this.#sendOnce().finally(() => {
      this.#underway = null;
    });
    await this.#underway;
    if (this.#state.status.kind === 'waiting') this.#plan(pauseAfterTypingMs);
    if (this.#state.status.kind === 'offline') this.#plan(pauseBetweenTriesMs);
    return undefined;
  }

  async #sendOnce(): Promise<void> {
    this.#step({ type: 'sent' });
    try {
      const saved = await this.#ports.send(this.#state.server.version, this.#state.sending);
      this.#step({ type: 'acknowledged', ...saved, at: this.#ports.now() });
      this.#ports.onAcknowledged(this.#state);
    } catch (error) {
      await this.#afterFailure(error);
    }
  }

  async #afterFailure(error: unknown): Promise<void> {
    if (error instanceof ApiFailure && error.code === 'GRADE_CHANGED_ELSEWHERE') {
      try {
        const theirs = await this.#ports.fetchServer();
        this.#step({ type: 'found-newer', theirs, at: this.#ports.now() });
      } catch {
        this.#step({ type: 'unreachable' });
      }
    } else if (isPassing(error)) {
      this.#step({ type: 'unreachable' });
    } else {
      this.#step({ type: 'refused', message: describeFailure(error, 'This change could not be saved.') });
    }
  }
}
