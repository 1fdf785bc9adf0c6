import type { DraftEvents } from '@greenpen/api-contract';
import type { NewDraft } from './messages.ts';
import type { Identity } from './page-types.ts';

/** A draft in the session's storage: it is gone when the browser closes, and no page can read it. */
export type StoredDraft = {
  readonly identity: Identity;
  readonly state: 'sending' | 'drafted' | 'failed';
  /** The course assignment that it was drafted for; null without one. */
  readonly courseAssignmentId: string | null;
  /** Kept until the draft is done, so that a restarted worker can send it again. */
  readonly unsent: NewDraft | null;
  readonly status: DraftEvents['status'] | null;
  readonly scores: DraftEvents['scores'] | null;
  readonly feedback: DraftEvents['feedback'] | null;
  readonly error: DraftEvents['error'] | null;
};

const prefix = 'draft ';

export function draftKey({ host, course, assignment, student, attempt, page }: Identity): string {
  return prefix + JSON.stringify([host, course, assignment, student, attempt, page]);
}

export const isDraftKey = (key: string): boolean => key.startsWith(prefix);

export async function readDraft(identity: Identity): Promise<StoredDraft | null> {
  const key = draftKey(identity);
  const found: Readonly<Record<string, StoredDraft | undefined>> = await chrome.storage.session.get(key);
  return found[key] ?? null;
}

/** What the instructor typed into a draft and the server does not have. */
export type StoredEdits = {
  /** On the scale of the page. */
  readonly grade: string | null;
  readonly texts: Partial<Omit<DraftEvents['feedback'], 'version'>>;
  /** What she tells the student beside a criterion of the rubric, by the criterion's id. */
  readonly remarks?: Readonly<Record<string, string>>;
};

const editsKey = (id: string): string => `edits ${id}`;

export async function readEdits(id: string): Promise<StoredEdits | null> {
  const key = editsKey(id);
  const found: Readonly<Record<string, StoredEdits | undefined>> = await chrome.storage.session.get(key);
  return found[key] ?? null;
}

export async function saveEdits(id: string, edits: StoredEdits): Promise<void> {
  await chrome.storage.session.set({ [editsKey(id)]: edits });
}
