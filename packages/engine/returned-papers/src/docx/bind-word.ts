import type { XmlElement } from './xml-tree.ts';

const transitional = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

export type BoundRoot = { readonly root: XmlElement; readonly prefix: string; readonly namespace: string };

/** A root under which WordprocessingML has a prefix, which attributes need: its own, or one that is added. */
export function bindWord(root: XmlElement): BoundRoot {
  const colon = root.tag.indexOf(':');
  const declared = colon === -1 ? 'xmlns' : `xmlns:${root.tag.slice(0, colon)}`;
  const namespace = root.attributes.find(({ tag }) => tag === declared)?.value ?? transitional;
  const bound = root.attributes.find(({ tag, value }) => tag.startsWith('xmlns:') && value === namespace);
  if (bound !== undefined) return { root, prefix: bound.tag.slice(6), namespace };
  const tag = 'xmlns:returned';
  const attributes = [...root.attributes, { tag, name: tag, value: namespace }];
  return { root: { ...root, attributes }, prefix: 'returned', namespace };
}
