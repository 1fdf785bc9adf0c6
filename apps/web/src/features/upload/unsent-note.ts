import { z } from 'zod';
import { parseJson } from '../../api/api-failure.ts';
import type { FileFacts, LocalFile } from './local-files.ts';

const key = 'greenpen.unsent-files';
const note = z.object({ unsent: z.int().positive(), chosen: z.int().positive() });

export type UnsentNote = z.infer<typeof note>;

/** Stores the number of unfinished files in this tab, never their names, which may name students. */
export function noteUnsent(files: readonly LocalFile<FileFacts>[]): void {
  const unsent = files.filter(({ status }) => status.kind === 'uploading').length;
  try {
    if (unsent === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify({ unsent, chosen: files.length }));
  } catch {
    // Without storage the count is lost, nothing else.
  }
}

export function forgetUnsent(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // There is nothing to forget.
  }
}

/** The number of unfinished files of an interrupted upload in this tab. */
export function findUnsent(): UnsentNote | null {
  try {
    return note.safeParse(parseJson(sessionStorage.getItem(key) ?? '')).data ?? null;
  } catch {
    return null;
  }
}
