import type { HiddenText } from '@greenpen/paper';

export type StructureTags = {
  /** Heading level by the number of the marked content that a heading is made of. */
  readonly headings: ReadonlyMap<number, number>;
  /** Descriptions of pictures, which a person reading the page does not see. */
  readonly alternatives: readonly HiddenText[];
};

/** Deeper nesting than this is no document's structure. */
const DEEPEST = 60;

/** Reads heading levels and picture descriptions out of a page's structure tree, which may be anything. */
export function readStructureTags(tree: unknown, page: number): StructureTags {
  const headings = new Map<number, number>();
  const alternatives: HiddenText[] = [];
  const visit = (node: unknown, level: number | null, depth: number): void => {
    if (typeof node !== 'object' || node === null || depth > DEEPEST) return;
    const { role, alt, children, id, type } = node as Readonly<Record<string, unknown>>;
    const own = typeof role === 'string' ? readLevel(role) : null;
    if (typeof alt === 'string' && alt.trim() !== '') {
      alternatives.push({ reason: 'alternative-text', text: alt.trim(), page });
    }
    if (type === 'content' && typeof id === 'string' && level !== null) {
      const contentId = /mc(\d+)$/.exec(id)?.[1];
      if (contentId !== undefined) headings.set(Number(contentId), level);
    }
    for (const child of Array.isArray(children) ? (children as readonly unknown[]) : []) {
      visit(child, own ?? level, depth + 1);
    }
  };
  visit(tree, null, 0);
  return { headings, alternatives };
}

function readLevel(role: string): number | null {
  const level = /^H([1-9])$/.exec(role)?.[1];
  return level === undefined ? null : Number(level);
}
