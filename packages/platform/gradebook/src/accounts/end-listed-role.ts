import { and, desc, eq, inArray } from 'drizzle-orm';
import { recordAudit } from '../audit/record-audit.ts';
import type { Executor } from '../database.ts';
import { auditEvents, user } from '../schema/index.ts';

const roleEvents = [
  'first-account-administers',
  'listed-address-administers',
  'admin-made',
  'admin-unmade',
] as const;

/**
 * An account that administers only because its address is listed stops when its second factor or its address goes; its
 * next sign-in gives the role back if it is still due. The audit is append-only, so it tells who gave the role.
 */
export async function endListedRole(db: Executor, { ownerId }: { readonly ownerId: string }): Promise<void> {
  const [last] = await db
    .select({ action: auditEvents.action })
    .from(auditEvents)
    .where(and(eq(auditEvents.ownerId, ownerId), inArray(auditEvents.action, [...roleEvents])))
    .orderBy(desc(auditEvents.id))
    .limit(1);
  if (last?.action !== 'listed-address-administers') return;
  await db.update(user).set({ isAdmin: false }).where(eq(user.id, ownerId));
  await recordAudit(db, [{ ownerId, actor: ownerId, action: 'admin-unmade' }]);
}
