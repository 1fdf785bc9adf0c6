import { openPaperStore, openSealedFiles, PaperStoreError, type KeyRotation } from '@greenpen/paper-store';
import { codeOf } from '../installation-error.ts';

type Resealed = { readonly resealed: number; readonly damaged: readonly string[] };

const AT_ONCE = 16;

/** Seals every file that the old key sealed with the new one, each in one step; what is done already is left. */
export async function resealFiles(folder: string, rotation: KeyRotation): Promise<Resealed> {
  const store = await openPaperStore({ folder, key: rotation.to });
  const files = openSealedFiles(folder);
  const damaged: string[] = [];
  let resealed = 0;
  const resealOne = async (id: string): Promise<void> => {
    try {
      if (await files.reseal(id, rotation)) resealed += 1;
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return;
      if (!(error instanceof PaperStoreError)) throw error;
      damaged.push(id);
    }
  };
  let batch: string[] = [];
  for await (const { id } of store.list()) {
    batch.push(id);
    if (batch.length < AT_ONCE) continue;
    await Promise.all(batch.map(resealOne));
    batch = [];
  }
  await Promise.all(batch.map(resealOne));
  return { resealed, damaged };
}
