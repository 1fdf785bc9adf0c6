import { attributeOf, isElement, textOf, type XmlElement } from './xml-tree.ts';

/** Fields that stay fields: they count or point inside the document. All others keep what they last showed. */
const lasting =
  /^\s*(?:PAGE|NUMPAGES|SECTION|SECTIONPAGES|PAGEREF|REF|NOTEREF|SEQ|STYLEREF|TOC|TC|TOA|TA|INDEX|XE|LISTNUM|EQ|SYMBOL|CITATION|BIBLIOGRAPHY|FORMTEXT|FORMCHECKBOX|FORMDROPDOWN)\b/i;
const toInside = /^\s*HYPERLINK\s+\\l\s/i;

export function isLastingField(instruction: string): boolean {
  return lasting.test(instruction) || toInside.test(instruction);
}

type Field = { instruction: string; isInCode: boolean; readonly nodes: XmlElement[] };

/**
 * The elements of complex fields (ECMA-376 part 1, 17.16.18) that fetch something, start something or would change
 * the student's text when the document is opened: their marks and codes, not their results.
 */
export function findUnlinkedFields(root: XmlElement): ReadonlySet<XmlElement> {
  const found = new Set<XmlElement>();
  const stack: Field[] = [];
  const settle = (field: Field | undefined): void => {
    if (field === undefined || isLastingField(field.instruction)) return;
    for (const node of field.nodes) found.add(node);
  };
  const change = (node: XmlElement): void => {
    const kind = attributeOf(node, 'w:fldCharType');
    if (kind === 'begin') {
      for (const outer of stack) if (outer.isInCode) outer.nodes.push(node);
      stack.push({ instruction: '', isInCode: true, nodes: [node] });
      return;
    }
    const top = stack.at(-1);
    for (const outer of stack) if (outer.isInCode || outer === top) outer.nodes.push(node);
    if (kind === 'separate' && top !== undefined) top.isInCode = false;
    else if (kind === 'end') settle(stack.pop());
  };
  const walk = (node: XmlElement, isInRun: boolean): void => {
    if (node.name === 'w:fldChar') change(node);
    else if (isInRun && node.name !== 'w:rPr') {
      const top = stack.at(-1);
      if (node.name === 'w:instrText' && top !== undefined) {
        top.instruction += textOf(node);
      }
      for (const outer of stack) if (outer.isInCode) outer.nodes.push(node);
    }
    for (const child of node.children) if (isElement(child)) walk(child, node.name === 'w:r');
  };
  walk(root, false);
  for (const field of stack) settle(field);
  return found;
}
