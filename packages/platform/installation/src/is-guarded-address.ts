const loopback: ReadonlySet<string> = new Set(['', 'localhost', '127.0.0.1', '[::1]']);

/** The driver treats all three as verify-full: the certificate must be trusted and match the host name. */
const guarded: ReadonlySet<string> = new Set(['verify-full', 'verify-ca', 'require']);

/** Describes the accepted values in error messages. */
export const guardedAddress =
  'the address of a PostgreSQL database, starting with postgres://; one on another machine with ?sslmode=verify-full, or with ?sslmode=disable on a private network';

/**
 * Whether the connection is safe from eavesdropping: the database is on this machine or uses TLS with a valid
 * certificate. On a private network it may be unencrypted if the URL says so.
 */
export function isGuardedAddress(databaseUrl: string): boolean {
  // Like the driver, default to localhost if there is no host.
  const url = URL.parse(databaseUrl) ?? URL.parse(databaseUrl.replace('@/', '@localhost/'));
  if (url === null || !/^postgres(?:ql)?:$/u.test(url.protocol)) return false;
  // The driver uses the last of duplicate options.
  const query = new Map(url.searchParams);
  const host = query.get('host') ?? url.hostname;
  if (/^(?:\/|%2f)/iu.test(host) || loopback.has(host)) return true;
  const mode = query.get('sslmode') ?? '';
  if (query.get('uselibpqcompat') === 'true' && mode !== 'disable') return mode === 'verify-full';
  return guarded.has(mode) || mode === 'disable';
}
