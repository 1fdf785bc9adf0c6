import {
  gradeFields,
  sameValue,
  type GradeChange,
  type GradeField,
  type GradeFields,
} from './grade-fields.ts';

export type ServerState = { readonly version: number; readonly fields: GradeFields };

export type SaveStatus =
  | { readonly kind: 'saved'; readonly at: number | null }
  /** Typed, not yet sent. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'sending' }
  /** No connection: kept on this device, sent when it is back. */
  | { readonly kind: 'offline' }
  /** Someone else changed the same words; the instructor decides. */
  | { readonly kind: 'conflict'; readonly theirs: ServerState; readonly clashing: readonly GradeField[] }
  /** The server does not take it; the change is kept. */
  | { readonly kind: 'refused'; readonly message: string };

export type SaveState = {
  /** What the server holds, as far as we know. */
  readonly server: ServerState;
  readonly sending: GradeChange;
  readonly pending: GradeChange;
  readonly status: SaveStatus;
};

export type SaveEvent =
  | { readonly type: 'edited'; readonly change: GradeChange }
  /** An edit of an earlier visit that was based on this version and never acknowledged. */
  | { readonly type: 'put-back'; readonly version: number; readonly change: GradeChange }
  | { readonly type: 'sent' }
  | { readonly type: 'acknowledged'; readonly version: number; readonly at: number }
  | { readonly type: 'unreachable' }
  | { readonly type: 'refused'; readonly message: string }
  | { readonly type: 'found-newer'; readonly theirs: ServerState; readonly at: number }
  | { readonly type: 'resolved'; readonly keep: 'mine' | 'theirs' };

export function startSaving(server: ServerState): SaveState {
  return { server, sending: {}, pending: {}, status: { kind: 'saved', at: null } };
}

/** What the screen shows: the server's fields with every change that it has not acknowledged. */
export function currentFields({ server, sending, pending }: SaveState): GradeFields {
  return { ...server.fields, ...sending, ...pending };
}

/** Everything that the server has not acknowledged. */
export function unsavedChange({ sending, pending }: SaveState): GradeChange {
  return { ...sending, ...pending };
}

export function isEmpty(change: GradeChange): boolean {
  return Object.keys(change).length === 0;
}

/** One step of saving. No step drops a change that was not acknowledged, unless the instructor chose the other version. */
export function saveStep(state: SaveState, event: SaveEvent): SaveState {
  switch (event.type) {
    case 'edited': {
      const pending = { ...state.pending, ...event.change };
      if (state.status.kind === 'saved' || state.status.kind === 'waiting') {
        return settle({ ...state, pending }, state.status.kind === 'saved' ? state.status.at : null);
      }
      return { ...state, pending };
    }
    case 'put-back':
      return putBack(state, event.version, event.change);
    case 'sent':
      return { ...state, sending: state.pending, pending: {}, status: { kind: 'sending' } };
    case 'acknowledged': {
      const fields = { ...state.server.fields, ...state.sending };
      return settle({ ...state, server: { version: event.version, fields }, sending: {} }, event.at);
    }
    case 'unreachable':
      return { ...takenBack(state), status: { kind: 'offline' } };
    case 'refused':
      return { ...takenBack(state), status: { kind: 'refused', message: event.message } };
    case 'found-newer':
      return rebase(takenBack(state), event.theirs, event.at);
    case 'resolved':
    default:
      return resolve(state, event.keep);
  }
}

/** What was on its way counts as unsent again; later edits stand. */
function takenBack(state: SaveState): SaveState {
  return { ...state, sending: {}, pending: unsavedChange(state) };
}

/** Leaves out what the server holds already; with nothing left, all is saved. */
function settle(state: SaveState, at: number | null): SaveState {
  const pending = without(state.pending, (field) =>
    sameValue(state.pending[field], state.server.fields[field]),
  );
  return { ...state, pending, status: isEmpty(pending) ? { kind: 'saved', at } : { kind: 'waiting' } };
}

/**
 * Puts our changes on top of a newer version. That is a conflict only where both changed the same field to
 * different values: our own save whose answer was lost, and edits of other fields, go together.
 */
function rebase(state: SaveState, theirs: ServerState, at: number): SaveState {
  const clashing = fieldsIn(state.pending).filter(
    (field) =>
      !sameValue(theirs.fields[field], state.server.fields[field]) &&
      !sameValue(theirs.fields[field], state.pending[field]),
  );
  if (clashing.length > 0) return { ...state, status: { kind: 'conflict', theirs, clashing } };
  return settle({ ...state, server: theirs }, at);
}

/** On a newer version, whatever differs is a conflict: what our edit was based on is no longer known. */
function putBack(state: SaveState, version: number, change: GradeChange): SaveState {
  const settled = settle({ ...state, pending: change }, null);
  const clashing = fieldsIn(settled.pending);
  if (version === state.server.version || clashing.length === 0) return settled;
  return { ...settled, status: { kind: 'conflict', theirs: state.server, clashing } };
}

function resolve(state: SaveState, keep: 'mine' | 'theirs'): SaveState {
  if (state.status.kind !== 'conflict') return state;
  const { theirs, clashing } = state.status;
  const pending =
    keep === 'mine' ? state.pending : without(state.pending, (field) => clashing.includes(field));
  return settle({ ...state, server: theirs, pending }, null);
}

function fieldsIn(change: GradeChange): readonly GradeField[] {
  return gradeFields.filter((field) => change[field] !== undefined);
}

function without(change: GradeChange, isOut: (field: GradeField) => boolean): GradeChange {
  const kept = fieldsIn(change).filter((field) => !isOut(field));
  return Object.fromEntries(kept.map((field) => [field, change[field]]));
}
