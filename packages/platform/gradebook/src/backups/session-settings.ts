/** What makes PostgreSQL write the same text for the same rows, whatever the server's own settings. */
export const plainText = [
  `set bytea_output = 'hex'`,
  `set timezone = 'UTC'`,
  `set datestyle = 'ISO, YMD'`,
  `set intervalstyle = 'postgres'`,
  `set extra_float_digits = 1`,
  `set synchronize_seqscans = off`,
  `set statement_timeout = 0`,
  `set idle_in_transaction_session_timeout = 0`,
].join('; ');

/** A name as SQL writes it. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
