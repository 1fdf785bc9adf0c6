import { gradeEdit } from '@greenpen/api-contract';
import { z } from 'zod';
import { parseJson } from '../../../api/api-failure.ts';
import { unsavedPrefix } from '../../../offline/kept-values.ts';
import { gradeFields } from './grade-fields.ts';
import type { UnsavedEdit } from './save-state.ts';

/** The copy has the shape of a save, with the time of the last edit. */
const keptEdit = gradeEdit.extend({ editedAt: z.number().optional() });

/** The store of the browser, or nothing where it is switched off. */
function deviceStore(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** Keeps the instructor's own unacknowledged edit on this device, and nothing of the paper; an empty one removes it. */
export function keepUnsaved(assignmentId: string, edit: UnsavedEdit): boolean {
  const { change, ...origin } = edit;
  const store = deviceStore();
  if (store === null) return false;
  try {
    forgetUnsaved(assignmentId);
    if (Object.keys(change).length > 0) {
      store.setItem(
        `${unsavedPrefix}${assignmentId}.${edit.version}`,
        JSON.stringify({ ...change, ...origin }),
      );
    }
    return true;
  } catch {
    return false;
  }
}

/** An edit that was not acknowledged when this page was last left. */
export function findUnsaved(assignmentId: string): UnsavedEdit | undefined {
  const store = deviceStore();
  const key = keysOf(store, assignmentId)[0];
  if (store === null || key === undefined) return undefined;
  const parsed = keptEdit.safeParse(parseJson(store.getItem(key) ?? ''));
  if (!parsed.success) {
    store.removeItem(key);
    return undefined;
  }
  const edit = parsed.data;
  const given = gradeFields.filter((field) => edit[field] !== undefined);
  return {
    version: edit.version,
    change: Object.fromEntries(given.map((field) => [field, edit[field]])),
    client: edit.client,
    editedAt: edit.editedAt,
  };
}

export function forgetUnsaved(assignmentId: string): void {
  const store = deviceStore();
  for (const key of keysOf(store, assignmentId)) store?.removeItem(key);
}

function keysOf(store: Storage | null, assignmentId: string): readonly string[] {
  const start = `${unsavedPrefix}${assignmentId}.`;
  return Object.keys(store ?? {}).filter((key) => key.startsWith(start));
}
