import { findPlace, type LockFile } from './lock-file.ts';

export type Component = {
  readonly type: 'application' | 'library' | 'platform' | 'data' | 'machine-learning-model';
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version?: string;
  readonly purl?: string;
  readonly hashes?: readonly { readonly alg: 'SHA-256' | 'SHA-512'; readonly content: string }[];
  readonly licenses?: readonly (
    | { readonly expression: string }
    | { readonly license: { readonly name: string } }
  )[];
  readonly properties?: readonly { readonly name: string; readonly value: string }[];
};

export type Dependency = { readonly ref: string; readonly dependsOn: readonly string[] };

/** What runs in production, and what of it needs what. */
export function listPackages(lock: LockFile): {
  readonly components: readonly Component[];
  readonly dependencies: readonly Dependency[];
} {
  const places = Object.entries(lock.packages).filter(
    ([place, { link, dev, devOptional }]) => place !== '' && !link && !dev && !devOptional,
  );
  const known = new Set(places.map(([place]) => place));
  const components = places.map(([place, { version = '0.0.0', integrity, license }]): Component => {
    const name = nameOf(place);
    const isOurs = !place.includes('node_modules/');
    return {
      type: isOurs ? 'application' : 'library',
      'bom-ref': place,
      name: isOurs ? `@greenpen/${name}` : name,
      version,
      ...(!isOurs && { purl: `pkg:npm/${name.replace('@', '%40')}@${version}` }),
      ...(integrity?.startsWith('sha512-') === true && {
        hashes: [
          {
            alg: 'SHA-512' as const,
            content: Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex'),
          },
        ],
      }),
      ...(license !== undefined && { licenses: [licenseOf(license)] }),
    };
  });
  const dependencies = places.map(([place, { dependencies: needed, optionalDependencies }]) => {
    const found = Object.keys({ ...needed, ...optionalDependencies }).map((name) =>
      findPlace(lock, place, name),
    );
    return { ref: place, dependsOn: found.filter((ref) => ref !== null).filter((ref) => known.has(ref)) };
  });
  return { components, dependencies };
}

/** "node_modules/a/node_modules/@b/c" is "@b/c". */
function nameOf(place: string): string {
  return place.replace(/^.*node_modules\//u, '').replace(/^(?:apps|packages)\//u, '');
}

/** An SPDX expression where it reads like one; otherwise a name. */
function licenseOf(
  text: string,
): { readonly expression: string } | { readonly license: { readonly name: string } } {
  const isExpression = /^\(?[\w.+-]+(?: (?:AND|OR|WITH) [\w.+-]+)*\)?$/u.test(text);
  return isExpression && !['UNLICENSED', 'SEE'].includes(text)
    ? { expression: text }
    : { license: { name: text } };
}
