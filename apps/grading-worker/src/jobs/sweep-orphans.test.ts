/* oxlint-disable typescript/no-unsafe-type-assertion -- fakes implement only what these tests use */
import type { PaperStore, StoredEntry } from '@greenpen/paper-store';
import { expect, it, vi } from 'vitest';
import type { Ports } from '../ports.ts';
import { sweepOrphans } from './sweep-orphans.ts';

const now = new Date('2026-03-10T12:00:00Z');
const old = new Date('2026-03-09T11:59:59Z');
const fresh = new Date('2026-03-09T12:00:01Z');

async function* listed(entries: readonly StoredEntry[]): AsyncGenerator<StoredEntry> {
  yield* entries;
}

function portsWith(entries: readonly StoredEntry[], named: ReadonlySet<string>) {
  const remove = vi.fn<PaperStore['remove']>(async () => undefined);
  const removeStaleParts = vi.fn<PaperStore['removeStaleParts']>(async () => 3);
  const listNamedFiles = vi.fn<Ports['listNamedFiles']>(async (names) =>
    names.filter((name) => named.has(name)),
  );
  const store = { list: () => listed(entries), remove, removeStaleParts };
  const ports = { store, listNamedFiles, now: () => now } as unknown as Ports;
  return { ports, remove, removeStaleParts, listNamedFiles };
}

it('removes what is older than a day and named by no row', async () => {
  const entries = [
    { id: 'kept-file', storedAt: old },
    { id: 'orphan-file', storedAt: old },
    { id: 'new-file', storedAt: fresh },
    { id: 'reviews/a/1-1', storedAt: old },
    { id: 'reviews/a/1-1-paper', storedAt: old },
    { id: 'reviews/b/1-1-paper', storedAt: old },
  ];
  const { ports, remove, removeStaleParts } = portsWith(entries, new Set(['kept-file', 'reviews/a/1-1']));
  expect(await sweepOrphans(ports, new AbortController().signal)).toEqual({ files: 2, parts: 3 });
  expect(remove.mock.calls).toEqual([['orphan-file'], ['reviews/b/1-1-paper']]);
  expect(removeStaleParts).toHaveBeenCalledWith(new Date('2026-03-09T12:00:00Z'));
});

it('asks for many names at a time, and stops when told', async () => {
  const entries = Array.from({ length: 1200 }, (_, n) => ({ id: `file-${n}`, storedAt: old }));
  const { ports, listNamedFiles, remove } = portsWith(entries, new Set());
  await sweepOrphans(ports, new AbortController().signal);
  expect(listNamedFiles).toHaveBeenCalledTimes(3);
  expect(remove).toHaveBeenCalledTimes(1200);
  await expect(sweepOrphans(ports, AbortSignal.abort())).rejects.toThrow('aborted');
});
