import type { XmlElement } from './xml-tree.ts';

/** Where comment marks may stand beside runs (ECMA-376 part 1, EG_PContent). */
const containers = new Set([
  'w:p',
  'w:hyperlink',
  'w:ins',
  'w:moveTo',
  'w:smartTag',
  'w:sdtContent',
  'w:customXml',
  'w:dir',
  'w:bdo',
]);

/** Text inside these has no place for comments: the marks go around the outermost of them. */
const closed = new Set(['w:r', 'm:oMath', 'm:oMathPara', 'w:fldSimple', 'mc:AlternateContent']);

/** What stands beside the marks of a text's comments. */
export type Host = {
  readonly element: XmlElement;
  /** The host's own child that holds the text, where the host is a run that can be cut there. */
  readonly child: XmlElement | null;
  /** The table cell it stands in; null in the body. */
  readonly cell: XmlElement | null;
};

/** Null where the text stands in nothing that could be commented. */
export function hostOf(text: XmlElement, parents: ReadonlyMap<XmlElement, XmlElement>): Host | null {
  const chain = [text];
  for (let at = parents.get(text); at !== undefined; at = parents.get(at)) chain.push(at);
  const outermost = chain.findLastIndex(({ name }) => closed.has(name));
  const from = Math.max(outermost, 0);
  for (let index = from; index < chain.length; index += 1) {
    const element = chain[index];
    const parent = chain[index + 1];
    if (element === undefined || parent === undefined || !containers.has(parent.name)) continue;
    const cell = chain.slice(index).find(({ name }) => name === 'w:tc') ?? null;
    const isCuttable = element.name === 'w:r' && chain[1] === element;
    return { element, child: isCuttable ? text : null, cell };
  }
  return null;
}
