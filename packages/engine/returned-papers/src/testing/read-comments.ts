import { unzipSync } from 'fflate';
import { attributeOf, isElement, parseXml, textOf, type XmlElement } from '../docx/xml-tree.ts';

export type ReadComment = {
  readonly id: string;
  readonly author: string;
  /** Its paragraphs. */
  readonly lines: readonly string[];
  /** The text of the document between its marks; paragraphs end with a line feed. */
  readonly anchored: string;
};

/** The comments of a document with the text they are attached to, read independently of the code that wrote them. */
export function readComments(docx: Uint8Array): readonly ReadComment[] {
  const files = unzipSync(docx);
  const body = parseXml(files['word/document.xml'] ?? new Uint8Array());
  const comments = parseXml(files['word/comments.xml'] ?? new Uint8Array());
  const anchored = readAnchored(body);
  return childrenOf(comments, 'w:comment').map((comment) => {
    const id = attributeOf(comment, 'w:id') ?? '';
    return {
      id,
      author: attributeOf(comment, 'w:author') ?? '',
      lines: childrenOf(comment, 'w:p').map((paragraph) => wordsOf(paragraph)),
      anchored: anchored.get(id) ?? '',
    };
  });
}

function readAnchored(body: XmlElement): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const open = new Set<string>();
  const add = (text: string): void => {
    for (const id of open) found.set(id, (found.get(id) ?? '') + text);
  };
  const walk = (node: XmlElement): void => {
    const id = attributeOf(node, 'w:id') ?? '';
    if (node.name === 'w:commentRangeStart') open.add(id);
    else if (node.name === 'w:commentRangeEnd') open.delete(id);
    else if (node.name === 'w:t') add(textOf(node));
    else if (node.name === 'w:tab') add('\t');
    for (const child of node.children) if (isElement(child)) walk(child);
    if (node.name === 'w:p') add('\n');
  };
  walk(body);
  return found;
}

function wordsOf(node: XmlElement): string {
  if (node.name === 'w:t') return textOf(node);
  return node.children.map((child) => (isElement(child) ? wordsOf(child) : '')).join('');
}

function childrenOf({ children }: XmlElement, name: string): readonly XmlElement[] {
  return children.filter((child): child is XmlElement => isElement(child) && child.name === name);
}
