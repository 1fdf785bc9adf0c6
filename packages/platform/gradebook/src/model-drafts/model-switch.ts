import { AppError } from '@greenpen/api-contract';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/record-audit.ts';
import type { Executor } from '../database.ts';
import { user } from '../schema/index.ts';

/** Whether the model may draft an account's feedback, where there is one. */
export async function isModelOn(db: Executor, { ownerId }: { readonly ownerId: string }): Promise<boolean> {
  const [row] = await db.select({ isOn: user.hasModelDrafts }).from(user).where(eq(user.id, ownerId));
  if (row === undefined) throw new AppError('NOT_SIGNED_IN');
  return row.isOn;
}

/** What waits for the model is dropped when its turn comes, before anything is sent. */
export function setModelOn(
  db: Executor,
  { ownerId, isOn }: { readonly ownerId: string; readonly isOn: boolean },
): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.update(user).set({ hasModelDrafts: isOn }).where(eq(user.id, ownerId));
    await recordAudit(tx, [
      { ownerId, actor: ownerId, action: isOn ? 'model-switched-on' : 'model-switched-off' },
    ]);
  });
}
