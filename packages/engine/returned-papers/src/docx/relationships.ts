import type { PackageParts } from '@greenpen/paper-extraction';
import { attributeOf, isElement, parseXml, escapeText } from './xml-tree.ts';

export type Relationship = {
  readonly id: string;
  /** The whole address of its type. */
  readonly type: string;
  /** The type's last word: "styles". */
  readonly kind: string;
  /** The name of a part of the same package. */
  readonly target: string;
};

/** The relationships of a part to other parts; what leads out of the package is not among them. */
export function listInnerRelationships(parts: PackageParts, part: string): readonly Relationship[] {
  const file = findPart(parts, relationshipsPart(part));
  if (file === undefined) return [];
  return parseXml(file.bytes).children.flatMap((node) => {
    if (!isElement(node) || node.name !== 'rel:Relationship') return [];
    if (attributeOf(node, 'TargetMode')?.toLowerCase() === 'external') return [];
    const type = attributeOf(node, 'Type') ?? '';
    const target = findPart(parts, resolve(attributeOf(node, 'Target') ?? '', part))?.name;
    const id = attributeOf(node, 'Id') ?? '';
    return target === undefined ? [] : [{ id, type, kind: type.split('/').at(-1) ?? '', target }];
  });
}

/** Part names are compared without regard to case (ECMA-376 part 2, 6.2.2.3). */
export function findPart(
  parts: PackageParts,
  name: string,
): { readonly name: string; readonly bytes: Uint8Array } | undefined {
  const bytes = parts.get(name);
  if (bytes !== undefined) return { name, bytes };
  const wanted = name.toLowerCase();
  for (const [other, found] of parts) {
    if (other.toLowerCase() === wanted) return { name: other, bytes: found };
  }
  return undefined;
}

export function relationshipsPart(part: string): string {
  const slash = part.lastIndexOf('/');
  return `${part.slice(0, slash + 1)}_rels/${part.slice(slash + 1)}.rels`;
}

/** Targets are written from the root of the package. */
export function writeRelationships(relationships: readonly Relationship[]): string {
  const rows = relationships.map(
    ({ id, type, target }) =>
      `<Relationship Id="${quoted(id)}" Type="${quoted(type)}" Target="/${quoted(target)}"/>`,
  );
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${rows.join('')}</Relationships>`;
}

function quoted(value: string): string {
  return escapeText(value).replaceAll('"', '&#34;');
}

function resolve(target: string, part: string): string {
  const path = target.startsWith('/') ? target : `/${part.slice(0, part.lastIndexOf('/') + 1)}${target}`;
  const steps: string[] = [];
  for (const step of path.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  }
  return steps.join('/');
}
