import { z } from 'zod';

// The extension's own pages may not evaluate code, which zod would try. Each of them reads the settings.
z.config({ jitless: true });

const choice = z.object({ courseId: z.string(), courseAssignmentId: z.string().nullable() });

const settings = z.object({
  server: z.object({ address: z.string(), key: z.string(), email: z.string() }).nullable().default(null),
  /** When the instructor agreed that students' work is sent to the server. */
  consentAt: z.string().nullable().default(null),
  /** Whether edits are sent back for the instructor's voice; null until asked. */
  sendsEdits: z.boolean().nullable().default(null),
  /** Whether the next student's work is drafted while this one is graded; null until asked. */
  draftsAhead: z.boolean().nullable().default(null),
  /** The course and course assignment of each assignment of a system, by `placeOf`. */
  choices: z.record(z.string(), choice).default({}),
});

export type Settings = z.infer<typeof settings>;

export async function readSettings(): Promise<Settings> {
  const { settings: stored } = await chrome.storage.local.get('settings');
  return settings.catch(settings.parse({})).parse(stored ?? {});
}

export async function changeSettings(change: Partial<Settings>): Promise<Settings> {
  const changed = { ...(await readSettings()), ...change };
  await chrome.storage.local.set({ settings: changed });
  return changed;
}

export function placeOf({
  host,
  course,
  assignment,
}: {
  host: string;
  course: string | null;
  assignment: string | null;
}): string {
  return [host, course ?? '', assignment ?? ''].join(' ');
}
