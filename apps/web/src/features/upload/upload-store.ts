import type { LocalFile } from './local-files.ts';

export type UploadPhase = 'idle' | 'uploading' | 'grading';

export type Target = { readonly courseId: string; readonly courseAssignmentId: string };

export type UploadState = {
  readonly files: readonly LocalFile[];
  readonly target: Target;
  /** Whether the language model is to read the papers overnight, at about half the price; null: as their course says. */
  readonly isOvernight: boolean | null;
  readonly phase: UploadPhase;
  /** The last request had no response and is retried automatically. */
  readonly isOffline: boolean;
};

export const nowhere: Target = { courseId: '', courseAssignmentId: '' };

let state: UploadState = { files: [], target: nowhere, isOvernight: null, phase: 'idle', isOffline: false };
const listeners = new Set<() => void>();

/** The files chosen in this tab: they survive, and keep uploading, when another screen is opened. */
export const uploadState = (): UploadState => state;

export function changeUpload(change: Partial<UploadState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

export function subscribeToUpload(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
