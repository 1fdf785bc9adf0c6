import { z } from 'zod';
import { parseJson } from '../api/api-failure.ts';

const prefix = 'greenpen.kept.';

/** Of edits of a grade that the server has not acknowledged. */
export const unsavedPrefix = 'greenpen.unsaved.';

const ownerKey = 'greenpen.owner';

const record = z.object({ owner: z.string(), values: z.record(z.string(), z.unknown()) });

export type KeptValues = z.infer<typeof record>['values'];

/** The store of the browser, or nothing where it is switched off. */
function deviceStore(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** Keeps on this device what somebody typed and has not sent; never what a student wrote. */
export function keepValues(name: string, owner: string, values: KeptValues): void {
  try {
    deviceStore()?.setItem(prefix + name, JSON.stringify({ owner, values }));
  } catch {
    // A full store: what was typed then lasts as long as the page.
  }
}

/** What this person left unsent under this name. What somebody else left here is removed. */
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

/** The names under which this person left something. */
export function listKept(owner: string): readonly string[] {
  return Object.keys(deviceStore() ?? {})
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length))
    .filter((name) => findKept(name, owner) !== null);
}

/** For signing out: the next one at this device finds nothing. */
export function forgetAllKept(): void {
  const store = deviceStore();
  for (const key of Object.keys(store ?? {})) {
    if (key.startsWith(prefix) || key.startsWith(unsavedPrefix)) store?.removeItem(key);
  }
}

/** What somebody left unsent stays for that person alone: it is removed when another one signs in. */
export function claimDevice(owner: string): void {
  try {
    const store = deviceStore();
    const earlier = store?.getItem(ownerKey) ?? null;
    if (earlier !== null && earlier !== owner) forgetAllKept();
    store?.setItem(ownerKey, owner);
  } catch {
    // A full store: each value is still kept under its owner's name or paper.
  }
}
