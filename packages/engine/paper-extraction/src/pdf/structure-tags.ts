import type { HiddenText } from '@greenpen/paper';
import { listItems, readField, readTextField } from './read-field.ts';

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
    if (depth > DEEPEST) return;
    const role = readTextField(node, 'role');
    const own = role === null ? null : readLevel(role);
    const text = readTextField(node, 'alt');
    if (text !== null) alternatives.push({ reason: 'alternative-text', text, page });
    if (readField(node, 'type') === 'content' && level !== null) {
      const contentId = /mc(\d+)$/.exec(readTextField(node, 'id') ?? '')?.[1];
      if (contentId !== undefined) headings.set(Number(contentId), level);
    }
    for (const child of listItems(readField(node, 'children'))) visit(child, own ?? level, depth + 1);
  };
  visit(tree, null, 0);
  return { headings, alternatives };
}

function readLevel(role: string): number | null {
  const level = /^H([1-9])$/.exec(role)?.[1];
  return level === undefined ? null : Number(level);
}
