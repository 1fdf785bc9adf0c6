import { sql } from 'drizzle-orm';
import { setTimeout as delay } from 'node:timers/promises';
import type { Gradebook } from '../gradebook.ts';

/** Waits until so many statements wait for what another transaction has locked. */
export async function untilBlocked({ database }: Gradebook, count: number): Promise<void> {
  for (;;) {
    const { rows } = await database.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows.length === count) return;
    await delay(10);
  }
}
