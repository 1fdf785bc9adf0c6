/* oxlint-disable typescript/no-unsafe-type-assertion -- fakes implement only what these tests use */
import type { Gradebook, StoredRemoval } from '@greenpen/gradebook';
import { ExpectedError } from '@greenpen/grading';
import { PaperStoreError, type PaperStore } from '@greenpen/paper-store';
import { expect, it, vi } from 'vitest';
import type { Ports } from '../ports.ts';
import { deleteExpired } from './delete-expired.ts';

const idOf = (index: number): string => `paper-${String(index).padStart(4, '0')}`;

/** A gradebook that holds `due` papers, and a store that refuses to remove the files in `stuck`. */
function portsWith(due: number, stuck: ReadonlySet<string> = new Set()) {
  const waiting = Array.from({ length: due }, (_, index) => idOf(index));
  const noted = new Map<string, StoredRemoval>();
  const submissions = {
    listExpired: vi.fn<Gradebook['submissions']['listExpired']>(async ({ limit }) => waiting.slice(0, limit)),
    expire: vi.fn<Gradebook['submissions']['expire']>(async (id) => {
      waiting.splice(waiting.indexOf(id), 1);
      noted.set(id, { submissionId: id, fileId: `file of ${id}`, folder: `reviews/${id}` });
      return 'expired';
    }),
    purgeDeleted: async () => 0,
    listRemovals: async ({ after, limit }: { after: string | null; limit: number }) =>
      [...noted.values()].filter(({ submissionId }) => submissionId > (after ?? '')).slice(0, limit),
    recordRemoved: async (id: string) => void noted.delete(id),
  };
  const remove = vi.fn<PaperStore['remove']>(async (id) => {
    if (stuck.has(id)) throw new PaperStoreError('unavailable', 'writing failed with EIO');
  });
  const removeFolder = vi.fn<PaperStore['removeFolder']>(async () => undefined);
  const ports = { gradebook: { submissions }, store: { remove, removeFolder } } as unknown as Ports;
  return { ports, submissions, noted, remove, removeFolder };
}

const { signal } = new AbortController();

it('expires and removes everything that is due, batch by batch', async () => {
  const { ports, submissions, noted, remove, removeFolder } = portsWith(450);
  expect(await deleteExpired(ports, signal)).toEqual({ expired: 450, purged: 0, removed: 450, left: 0 });
  expect(submissions.listExpired).toHaveBeenCalledTimes(3);
  expect([remove.mock.calls.length, removeFolder.mock.calls.length, noted.size]).toEqual([450, 450, 0]);
});

it('goes on after a file that cannot be removed, and keeps its note for the next round', async () => {
  const stuck = new Set([`file of ${idOf(3)}`]);
  const { ports, noted } = portsWith(300, stuck);
  expect(await deleteExpired(ports, signal)).toEqual({ expired: 300, purged: 0, removed: 299, left: 1 });
  expect([...noted.keys()]).toEqual([idOf(3)]);
  stuck.clear();
  expect(await deleteExpired(ports, signal)).toEqual({ expired: 0, purged: 0, removed: 1, left: 0 });
});

it('does not loop over papers that are in grading', async () => {
  const { ports, submissions } = portsWith(200);
  submissions.expire.mockResolvedValue('not-due');
  expect(await deleteExpired(ports, signal)).toEqual({ expired: 0, purged: 0, removed: 0, left: 0 });
  expect(submissions.listExpired).toHaveBeenCalledTimes(1);
});

it('stops when told, and when the database is away', async () => {
  const { ports, remove } = portsWith(3);
  await expect(deleteExpired(ports, AbortSignal.abort())).rejects.toThrow('aborted');
  const away = portsWith(0);
  away.submissions.listExpired.mockRejectedValue(new ExpectedError('DATABASE_UNAVAILABLE'));
  await expect(deleteExpired(away.ports, signal)).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
  expect(remove).not.toHaveBeenCalled();
});
