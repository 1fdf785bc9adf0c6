import type { Client } from 'pg';

type RestoreMark = { readonly restoreId: string; readonly keyCheck: Uint8Array };

/**
 * What a restore changes in what it brings back: numbering goes on after the last number, what was under way is to be
 * queued again, and a mail that was about to be sent then is not sent a second time now.
 */
export async function settleRestored(client: Client, { restoreId, keyCheck }: RestoreMark): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(`
    select format('select setval(%L, coalesce((select max(%I) from %s), 0) + 1, false)',
      pg_get_serial_sequence(c.oid::regclass::text, a.attname), a.attname, c.oid::regclass) as statement
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0
      -- The function throws for a column that a migration dropped, and conditions have no order of their own.
      and case when a.attisdropped then null
        else pg_get_serial_sequence(c.oid::regclass::text, a.attname) end is not null`);
  for (const { statement } of rows) await client.query(statement);
  // A worker that slept through the restore must not write to what is there now: the fence goes up.
  await client.query(`
    update submissions set state = 'queued', state_reason = null, queued_at = now(), fence = fence + 1,
      state_since = now() - interval '1 minute'
    where status = 'processing'`);
  await client.query(`
    update model_drafts set state = 'waiting', next_at = now(), queued_at = now(), held_at = null, fence = fence + 1
    where state in ('waiting', 'drafting')`);
  await client.query(`
    update mail_outbox set state = 'failed', last_error = 'restored', message = null
    where state in ('queued', 'sending')`);
  await client.query(
    `insert into installation (id, key_check, restore_id) values (1, $1, $2)
     on conflict (id) do update set key_check = excluded.key_check, restore_id = excluded.restore_id`,
    [keyCheck, restoreId],
  );
}
