import { createHash } from 'node:crypto';
import type { auditEvents } from '../schema/index.ts';

export type StoredEvent = typeof auditEvents.$inferSelect;

/** What the first link follows. */
export const firstHash: Uint8Array = createHash('sha256').update('greenpen audit chain 1').digest();

/**
 * SHA-256 over the hash of the link before, the place and everything that the event says. The order of a detail's
 * keys does not count, because the database keeps its own.
 */
export function linkHash(previous: Uint8Array, position: number, event: StoredEvent): Uint8Array {
  const detail = Object.entries(event.detail).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const said = [
    position,
    event.id,
    event.at.toISOString(),
    event.ownerId,
    event.actor,
    event.action,
    event.submissionId,
    event.result,
    event.address,
    event.requestId,
    detail,
  ];
  return createHash('sha256').update(previous).update(JSON.stringify(said)).digest();
}
