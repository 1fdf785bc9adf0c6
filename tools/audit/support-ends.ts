type SupportEnd = {
  /** As the list of programs calls it. */
  readonly program: string;
  /** What its versions begin with. */
  readonly series: string;
  /** The last day with fixes. */
  readonly until: string;
};

/**
 * Until when the makers of the programs that npm packages carry give fixes, by the schedules that they publish (five
 * years for a PostgreSQL and for an OpenSSL with long support); to be compared with them whenever a row is added:
 * https://www.postgresql.org/support/versioning/, https://github.com/nodejs/release#release-schedule and
 * https://openssl-library.org/policies/releasestrat/.
 */
export const supportEnds: readonly SupportEnd[] = [
  { program: 'nodejs', series: '22.', until: '2027-04-30' },
  { program: 'nodejs', series: '24.', until: '2028-04-30' },
  { program: 'postgresql', series: '17.', until: '2029-11-08' },
  { program: 'postgresql', series: '18.', until: '2030-11-14' },
  { program: 'openssl', series: '1.1.1', until: '2023-09-11' },
  { program: 'openssl', series: '3.0.', until: '2026-09-07' },
  { program: 'openssl', series: '3.5.', until: '2030-04-08' },
];

/** The last day with fixes for this version; null where the list does not have it, which is no good news either. */
export function supportEndOf(program: string, version: string): string | null {
  const found = supportEnds.find((end) => end.program === program && version.startsWith(end.series));
  return found?.until ?? null;
}
