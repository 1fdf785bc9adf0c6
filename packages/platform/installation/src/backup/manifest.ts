import { z } from 'zod';

const hash = z.string().regex(/^[0-9a-f]{64}$/u);

export const backupHead = z.object({
  format: z.literal('greenpen-backup-1'),
  /** The moment that the backup is of: all that was answered before it is in it. */
  takenAt: z.iso.datetime(),
  migrations: z.array(z.number().int()).readonly(),
});

export const backupTable = z.object({ name: z.string(), columns: z.array(z.string()).readonly() });

export const backupManifest = z.object({
  tables: z
    .array(backupTable.extend({ rows: z.number().int(), bytes: z.number().int(), sha256: hash }))
    .readonly(),
  files: z.array(z.object({ name: z.string(), bytes: z.number().int(), sha256: hash })).readonly(),
  /** Files that a row names and that were not there: deleted while the backup was made, or lost before. */
  missing: z.array(z.string()).readonly(),
  /** Files that are in the backup as they were found, and do not open. */
  damaged: z.array(z.string()).readonly(),
});

export type BackupHead = z.output<typeof backupHead>;
export type BackupManifest = z.output<typeof backupManifest>;
