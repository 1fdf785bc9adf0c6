import {
  type Drafts,
  type FeedbackField,
  feedbackFields,
  gradeFields,
  sameValue,
  type GradeChange,
  type GradeField,
  type GradeFields,
} from './grade-fields.ts';

export type ServerState = {
  readonly version: number;
  readonly fields: GradeFields;
  /** The page whose saves made every version after `since`; null or absent where anything else wrote last. */
  readonly savedBy?: { readonly client: string; readonly since: number } | null | undefined;
  /** When this version was written, in milliseconds; absent where it is not known. */
  readonly savedAt?: number;
  /** The newest draft of each text: a text that equals it is nobody's words. */
  readonly drafts?: Drafts | undefined;
};

/** What a save drafted again: the texts as the server has them now. */
export type Redrafted = {
  readonly texts: Pick<GradeFields, FeedbackField>;
  readonly drafts: Drafts;
};

/** An unacknowledged edit stored on this device. */
export type UnsavedEdit = {
  /** The version that the edit was based on. */
  readonly version: number;
  readonly change: GradeChange;
  /** The page that made the edit and may still be saving it. */
  readonly client?: string | undefined;
  /** When the last of it was typed, in milliseconds. */
  readonly editedAt?: number | undefined;
};

export type SaveStatus =
  | { readonly kind: 'saved'; readonly at: number | null }
  /** Typed, not yet sent. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'sending' }
  /** No connection: kept on this device, sent when it is back. */
  | { readonly kind: 'offline' }
  /** Someone else changed the same text; the instructor decides. */
  | {
      readonly kind: 'conflict';
      readonly theirs: ServerState;
      readonly clashing: readonly GradeField[];
      readonly newer: 'mine' | 'theirs';
    }
  /** The server refused it; the change is kept. */
  | { readonly kind: 'refused'; readonly message: string };

export type SaveState = {
  /** The last known state of the server. */
  readonly server: ServerState;
  readonly sending: GradeChange;
  readonly pending: GradeChange;
  readonly status: SaveStatus;
  /** This page, and earlier ones whose unsaved edits it took over: their saves are no one else's. */
  readonly ownClients: readonly string[];
  /** When the last edit was typed, in milliseconds. */
  readonly editedAt: number | null;
  /** Drafts that newer ones replaced: undoing back to one of them means the newest draft. */
  readonly earlierDrafts: readonly string[];
};

export type SaveEvent =
  | { readonly type: 'edited'; readonly change: GradeChange; readonly at?: number }
  /** An edit of an earlier visit. */
  | ({ readonly type: 'put-back' } & UnsavedEdit)
  | { readonly type: 'sent' }
  | {
      readonly type: 'acknowledged';
      readonly version: number;
      readonly at: number;
      readonly redrafted?: Redrafted | undefined;
    }
  | { readonly type: 'unreachable' }
  | { readonly type: 'refused'; readonly message: string }
  | { readonly type: 'found-newer'; readonly theirs: ServerState; readonly at: number }
  | { readonly type: 'resolved'; readonly keep: 'mine' | 'theirs' };

export function startSaving(server: ServerState, client?: string): SaveState {
  const ownClients = client === undefined ? [] : [client];
  return {
    server,
    sending: {},
    pending: {},
    status: { kind: 'saved', at: null },
    ownClients,
    editedAt: null,
    earlierDrafts: [],
  };
}

/** The displayed fields: the server's with all unacknowledged changes applied. */
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
  return rememberDrafts(state, takeStep(state, event));
}

function rememberDrafts({ server: { drafts: before } }: SaveState, after: SaveState): SaveState {
  const now = after.server.drafts;
  if (before === undefined || now === undefined || before === now) return after;
  const replaced = feedbackFields.filter((field) => before[field] !== now[field]);
  if (replaced.length === 0) return after;
  const earlier = new Set([...after.earlierDrafts, ...replaced.map((field) => before[field])]);
  return { ...after, earlierDrafts: [...earlier] };
}

/** The value that undoing a change restores: not a draft that rests on what was decided before, but the newest. */
export function undoneValue<F extends GradeField>(
  { server: { drafts }, earlierDrafts }: Pick<SaveState, 'server' | 'earlierDrafts'>,
  field: F,
  before: GradeFields[F],
): GradeFields[F] | string {
  if (drafts === undefined || !isFeedbackField(field) || typeof before !== 'string') return before;
  return earlierDrafts.includes(before) ? drafts[field] : before;
}

function isFeedbackField(field: GradeField): field is FeedbackField {
  return feedbackFields.some((one) => one === field);
}

function takeStep(state: SaveState, event: SaveEvent): SaveState {
  switch (event.type) {
    case 'edited': {
      const edited = {
        ...state,
        pending: { ...state.pending, ...event.change },
        editedAt: event.at ?? state.editedAt,
      };
      if (state.status.kind === 'saved' || state.status.kind === 'waiting') {
        return settle(edited, state.status.kind === 'saved' ? state.status.at : null);
      }
      return edited;
    }
    case 'put-back':
      return putBack(state, event);
    case 'sent':
      return { ...state, sending: state.pending, pending: {}, status: { kind: 'sending' } };
    case 'acknowledged': {
      const { version, redrafted } = event;
      const fields = { ...state.server.fields, ...state.sending, ...redrafted?.texts };
      const drafts = redrafted?.drafts ?? state.server.drafts;
      const server = { version, fields, ...(drafts && { drafts }) };
      return settle({ ...state, server, sending: {} }, event.at);
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

/** Puts an in-flight save back into the pending changes; later edits win. */
function takenBack(state: SaveState): SaveState {
  return { ...state, sending: {}, pending: unsavedChange(state) };
}

/** Drops changes that the server already has; if none are left, everything is saved. */
function settle(state: SaveState, at: number | null): SaveState {
  const pending = without(state.pending, (field) =>
    sameValue(state.pending[field], state.server.fields[field]),
  );
  return { ...state, pending, status: isEmpty(pending) ? { kind: 'saved', at } : { kind: 'waiting' } };
}

/**
 * Puts our changes on top of a newer version. That is a conflict only where someone else changed the same field to a
 * different value: our own save whose answer was lost, edits of other fields, and our words where the other tab only
 * has a new draft, go together.
 */
function rebase(state: SaveState, theirs: ServerState, at: number): SaveState {
  if (isOurs(state, theirs, state.server.version)) return settle({ ...state, server: theirs }, at);
  const clashing = fieldsIn(state.pending).filter(
    (field) =>
      !sameValue(theirs.fields[field], state.server.fields[field]) &&
      !sameValue(theirs.fields[field], state.pending[field]) &&
      !isDraft(theirs, field),
  );
  if (clashing.length > 0) return { ...state, status: conflictOf(state, theirs, clashing) };
  return settle({ ...state, server: theirs }, at);
}

function isDraft({ fields, drafts }: ServerState, field: GradeField): boolean {
  return drafts !== undefined && isFeedbackField(field) && fields[field] === drafts[field];
}

/** On a newer version that someone else wrote, whatever differs is a conflict: what our edit changed is not known. */
function putBack(state: SaveState, { version, change, client, editedAt: typedAt }: UnsavedEdit): SaveState {
  const ownClients = client === undefined ? state.ownClients : [...state.ownClients, client];
  const settled = settle({ ...state, pending: change, ownClients, editedAt: typedAt ?? null }, null);
  const clashing = fieldsIn(settled.pending);
  const isBasedOnIt = version === state.server.version || isOurs(settled, state.server, version);
  if (isBasedOnIt || clashing.length === 0) return settled;
  return { ...settled, status: conflictOf(settled, state.server, clashing) };
}

/** Whether only this page, or one it took over from, has written since `version`. */
function isOurs(state: SaveState, { savedBy }: ServerState, version: number): boolean {
  if (savedBy === null || savedBy === undefined) return false;
  return state.ownClients.includes(savedBy.client) && savedBy.since <= version;
}

/** A local edit counts as newer than any save unless the timestamps say otherwise. */
function conflictOf(state: SaveState, theirs: ServerState, clashing: readonly GradeField[]): SaveStatus {
  const isOlder = state.editedAt !== null && theirs.savedAt !== undefined && state.editedAt < theirs.savedAt;
  return { kind: 'conflict', theirs, clashing, newer: isOlder ? 'theirs' : 'mine' };
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
