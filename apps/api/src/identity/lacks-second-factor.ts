import type { Actor } from '../http/actor.ts';
import type { Ports } from '../ports.ts';

/**
 * Whether an account has yet to set up the second factor that this installation asks of everybody. Who has no password
 * comes by single sign-on, where the provider asks for what it asks for.
 */
export async function lacksSecondFactor(
  { entry, gradebook }: Pick<Ports, 'entry' | 'gradebook'>,
  { id }: Pick<Actor, 'id'>,
): Promise<boolean> {
  if (!entry.needsSecondFactor || !entry.hasPasswords) return false;
  const { passwordHash, hasTwoFactor } = await gradebook.accounts.get({ ownerId: id });
  return passwordHash !== null && !hasTwoFactor;
}
