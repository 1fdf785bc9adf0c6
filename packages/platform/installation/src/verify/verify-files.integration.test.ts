import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addGradedPaper, prepareInstallation } from '../testing/prepare-installation.ts';
import { verifyFiles } from './verify-files.ts';

it('reports nothing for intact files', async () => {
  const at = await prepareInstallation();
  await addGradedPaper(at, 'Sleep');
  expect(await verifyFiles(at)).toEqual({ read: 3, missing: [], damaged: [], orphaned: [] });
});

it('names what is missing, damaged and orphaned', async () => {
  const at = await prepareInstallation();
  const lost = await addGradedPaper(at, 'lost');
  const broken = await addGradedPaper(at, 'broken');
  const swapped = await addGradedPaper(at, 'swapped');
  const pathOf = (id: string): string => join(at.dataDir, 'files', 'papers', id.slice(0, 2), id);
  await at.store.remove(lost.fileId);
  await writeFile(pathOf(broken.fileId), 'not what was stored');
  // A file that opens and is another one than was uploaded.
  await at.gradebook.database.execute(
    `update submissions set sha256 = '${'00'.repeat(32)}' where id = '${swapped.submissionId}'`,
  );
  const { fileId: orphan } = await at.store.put(Buffer.from('orphan'), { maxBytes: 100 });
  const { fileId: young } = await at.store.put(Buffer.from('just stored'), { maxBytes: 100 });
  const longAgo = new Date(Date.now() - 48 * 60 * 60 * 1000);
  await utimes(pathOf(orphan), longAgo, longAgo);

  const found = await verifyFiles(at);
  expect(found.missing).toEqual([lost.fileId]);
  expect(new Set(found.damaged)).toEqual(new Set([broken.fileId, swapped.fileId]));
  expect(found.orphaned).toEqual([orphan]);
  expect(found.orphaned).not.toContain(young);
});
