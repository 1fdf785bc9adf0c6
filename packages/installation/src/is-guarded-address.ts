const loopback: ReadonlySet<string> = new Set(['', 'localhost', '127.0.0.1', '[::1]']);

/** The driver takes all three as verify-full: a certificate that is trusted and made for this name. */
const guarded: ReadonlySet<string> = new Set(['verify-full', 'verify-ca', 'require']);

/** For the sentence that refuses another value. */
export const guardedAddress =
  'the address of a PostgreSQL database, starting with postgres://; one on another machine with ?sslmode=verify-full, or with ?sslmode=disable on a network of your own';

/**
 * Whether a database is reached so that nobody can listen: on this machine, or by TLS with a good certificate. On a
 * network of one's own it may be in the clear, if the address says so.
 */
export function isGuardedAddress(databaseUrl: string): boolean {
  const url = URL.parse(databaseUrl);
  if (url === null || !/^postgres(?:ql)?:$/u.test(url.protocol)) return false;
  const host = url.searchParams.get('host') ?? url.hostname;
  if (host.startsWith('/') || loopback.has(host)) return true;
  const mode = url.searchParams.get('sslmode') ?? '';
  return guarded.has(mode) || mode === 'disable';
}
