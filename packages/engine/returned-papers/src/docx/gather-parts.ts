import type { PackageParts } from '@greenpen/paper-extraction';
import { keptType } from './kept-parts.ts';
import { findPart, listInnerRelationships, type Relationship } from './relationships.ts';
import { parseXml, type XmlElement } from './xml-tree.ts';

export type GatheredPart = {
  readonly name: string;
  readonly kind: string;
  readonly contentType: string;
  /** A picture's bytes, or everything else as a tree. */
  readonly content: Uint8Array | XmlElement;
  /** To other parts that were gathered. */
  readonly relationships: readonly Relationship[];
};

type Found = Pick<GatheredPart, 'name' | 'kind' | 'contentType'>;

/** The parts that a returned document keeps, found by following relationships from its main part, which comes first. */
export function gatherParts(parts: PackageParts, main: Omit<Found, 'kind'>): readonly GatheredPart[] {
  const gathered = new Map<string, GatheredPart>();
  const waiting: Found[] = [{ ...main, kind: 'main' }];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    if (gathered.has(next.name)) continue;
    const content = readContent(parts, next);
    if (content === null) continue;
    const relationships = next.kind === 'image' ? [] : listRelationships(parts, next.name);
    gathered.set(next.name, { ...next, content, relationships });
    for (const { target, kind } of relationships) {
      const contentType = typeOf(parts, kind, target);
      if (contentType !== null) waiting.push({ name: target, kind, contentType });
    }
  }
  return [...gathered.values()].map((part) => ({
    ...part,
    relationships: part.relationships.filter(({ target }) => gathered.has(target)),
  }));
}

function listRelationships(parts: PackageParts, name: string): readonly Relationship[] {
  try {
    return listInnerRelationships(parts, name);
  } catch {
    return [];
  }
}

/** Null for a part that is not there or is damaged; the paper is read without it as well. */
function readContent(parts: PackageParts, { name, kind }: Found): GatheredPart['content'] | null {
  const bytes = findPart(parts, name)?.bytes;
  if (bytes === undefined || kind === 'image') return bytes ?? null;
  try {
    return parseXml(bytes);
  } catch {
    return null;
  }
}

function typeOf(parts: PackageParts, kind: string, target: string): string | null {
  return keptType(kind, findPart(parts, target)?.bytes ?? new Uint8Array());
}
