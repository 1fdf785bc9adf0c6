import { z } from 'zod';
import { parseJson } from '../api/api-failure.ts';

const prefix = 'greenpen.kept.';

/** For unacknowledged grade edits. */
export const unsavedPrefix = 'greenpen.unsaved.';

const ownerKey = 'greenpen.owner';

const record = z.object({ owner: z.string(), values: z.record(z.string(), z.unknown()) });

export type KeptValues = z.infer<typeof record>['values'];

/** localStorage, or null if it is disabled. */
function deviceStore(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** Stores unsent input on this device; never student text. */
export function keepValues(name: string, owner: string, values: KeptValues): void {
  try {
    deviceStore()?.setItem(prefix + name, JSON.stringify({ owner, values }));
  } catch {
    // Storage is full: the input lasts as long as the page.
  }
}

/** This user's unsent input under this name. Another user's input is removed. */
export function findKept(name: string, owner: string): KeptValues | null {
  const store = deviceStore();
  const text = store?.getItem(prefix + name) ?? null;
  if (text === null) return null;
  const parsed = record.safeParse(parseJson(text));
  if (parsed.success && parsed.data.owner === owner) return parsed.data.values;
  store?.removeItem(prefix + name);
  return null;
}

export function forgetKept(name: string): void {
  deviceStore()?.removeItem(prefix + name);
}

/** The names under which this user has unsent input. */
export function listKept(owner: string): readonly string[] {
  return Object.keys(deviceStore() ?? {})
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length))
    .filter((name) => findKept(name, owner) !== null);
}

/** Clears all unsent input on sign-out. */
export function forgetAllKept(): void {
  const store = deviceStore();
  for (const key of Object.keys(store ?? {})) {
    if (key.startsWith(prefix) || key.startsWith(unsavedPrefix)) store?.removeItem(key);
  }
}

/** Removes other users' unsent input when a user signs in. */
export function claimDevice(owner: string): void {
  try {
    const store = deviceStore();
    const earlier = store?.getItem(ownerKey) ?? null;
    if (earlier !== null && earlier !== owner) forgetAllKept();
    store?.setItem(ownerKey, owner);
  } catch {
    // Storage is full: each value is still stored under its owner's name or paper.
  }
}
