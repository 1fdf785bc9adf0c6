import { z } from 'zod';

const hash = z.string().regex(/^[0-9a-f]{64}$/u);

export const backupHead = z.object({
  format: z.literal('greenpen-backup-1'),
  /** The time of the snapshot: the backup includes everything acknowledged before it. */
  takenAt: z.iso.datetime(),
  migrations: z.array(z.number().int()).readonly(),
});

export const backupTable = z.object({ name: z.string(), columns: z.array(z.string()).readonly() });

export const backupManifest = z.object({
  tables: z
    .array(backupTable.extend({ rows: z.number().int(), bytes: z.number().int(), sha256: hash }))
    .readonly(),
  files: z.array(z.object({ name: z.string(), bytes: z.number().int(), sha256: hash })).readonly(),
  /** Files that the database references but that are missing: deleted during the backup, or lost before. */
  missing: z.array(z.string()).readonly(),
  /** Files included as they are although they cannot be decrypted. */
  damaged: z.array(z.string()).readonly(),
});

export type BackupHead = z.output<typeof backupHead>;
export type BackupManifest = z.output<typeof backupManifest>;
