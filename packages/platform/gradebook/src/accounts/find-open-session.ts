import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { GradebookDatabase } from '../database.ts';
import type { FindOpenSession } from './session-records.ts';
import { session, user } from '../schema/index.ts';

/**
 * Asks the database at each call, so that a session that was ended, and an account that was disabled, is out at once
 * everywhere; one statement, which each connection prepares once.
 */
export function prepareFindSession(database: GradebookDatabase): FindOpenSession {
  const statement = database
    .select({
      account: user,
      sessionId: session.id,
      startedAt: session.createdAt,
      usedAt: session.updatedAt,
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(
      and(
        eq(session.token, sql.placeholder('token')),
        gt(session.expiresAt, sql`now()`),
        eq(session.isAwaitingSecondStep, false),
        isNull(user.disabledAt),
      ),
    )
    .prepare('find_open_session');
  return async (token) => {
    const [row] = await statement.execute({ token });
    return row;
  };
}
