import { readMail, type Mail } from '@greenpen/gradebook';
import { sql } from 'drizzle-orm';
import type { TestApi } from './start-test-api.ts';

/** Unsent mail to an address, oldest first. */
export async function readOutbox({ gradebook, open }: TestApi, to: string): Promise<readonly Mail[]> {
  const { rows } = await gradebook.database.execute<{ message: Buffer }>(
    sql`select message from mail_outbox where message is not null order by id`,
  );
  return rows.map(({ message }) => readMail(open(message))).filter((mail) => mail.to === to);
}

/** The token of the link in a mail; empty if there is none. */
export function tokenIn(mail: Mail | undefined): string {
  return /#([\w-]{43})$/mu.exec(mail?.text ?? '')?.[1] ?? '';
}
