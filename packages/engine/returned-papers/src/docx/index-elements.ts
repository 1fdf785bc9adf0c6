import { isElement, type XmlElement } from './xml-tree.ts';

/** Every element by its number, and what it stands in. */
export function indexElements(root: XmlElement): {
  readonly elements: ReadonlyMap<number, XmlElement>;
  readonly parents: ReadonlyMap<XmlElement, XmlElement>;
} {
  const elements = new Map<number, XmlElement>();
  const parents = new Map<XmlElement, XmlElement>();
  const walk = (node: XmlElement): void => {
    elements.set(node.element, node);
    for (const child of node.children) {
      if (!isElement(child)) continue;
      parents.set(child, node);
      walk(child);
    }
  };
  walk(root);
  return { elements, parents };
}
