const loopback: ReadonlySet<string> = new Set(['', 'localhost', '127.0.0.1', '[::1]']);

/** The driver takes all three as verify-full, unless told otherwise: a certificate that is trusted and made for this name. */
const guarded: ReadonlySet<string> = new Set(['verify-full', 'verify-ca', 'require']);

/** For the sentence that refuses another value. */
export const guardedAddress =
  'the address of a PostgreSQL database, starting with postgres://; one on another machine with ?sslmode=verify-full, or with ?sslmode=disable on a network of your own';

/**
 * Whether a database is reached so that nobody can listen: on this machine, or by TLS with a good certificate. On a
 * network of your own it may be in the clear, if the address says so.
 */
export function isGuardedAddress(databaseUrl: string): boolean {
  // Like the driver if there is no host before the database's name.
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
