import { SaxesParser, type SaxesTagNS } from 'saxes';

const prefixOf: ReadonlyMap<string, string> = new Map([
  ['http://schemas.openxmlformats.org/wordprocessingml/2006/main', 'w'],
  ['http://purl.oclc.org/ooxml/wordprocessingml/main', 'w'],
  ['http://schemas.openxmlformats.org/officeDocument/2006/relationships', 'r'],
  ['http://purl.oclc.org/ooxml/officeDocument/relationships', 'r'],
  ['http://schemas.openxmlformats.org/officeDocument/2006/math', 'm'],
  ['http://purl.oclc.org/ooxml/officeDocument/math', 'm'],
  ['http://schemas.openxmlformats.org/drawingml/2006/main', 'a'],
  ['http://purl.oclc.org/ooxml/drawingml/main', 'a'],
  ['http://schemas.openxmlformats.org/drawingml/2006/chart', 'c'],
  ['http://purl.oclc.org/ooxml/drawingml/chart', 'c'],
  ['http://schemas.openxmlformats.org/markup-compatibility/2006', 'mc'],
  ['urn:schemas-microsoft-com:vml', 'v'],
  ['urn:schemas-microsoft-com:office:office', 'o'],
  ['http://schemas.microsoft.com/office/drawing/2016/SVG/main', 'asvg'],
  ['http://schemas.microsoft.com/office/drawing/2010/main', 'a14'],
  ['http://schemas.microsoft.com/office/word/2012/wordml', 'w15'],
  ['http://schemas.microsoft.com/office/word/2012/wordprocessingDrawing', 'wp15'],
  ['http://schemas.openxmlformats.org/package/2006/relationships', 'rel'],
]);

export type XmlAttribute = {
  /** As the file writes it: "w:val". */
  readonly tag: string;
  /** Under a known prefix whatever the file itself uses; bare where it has no namespace. */
  readonly name: string;
  readonly value: string;
};

export type XmlElement = {
  readonly tag: string;
  readonly name: string;
  readonly attributes: readonly XmlAttribute[];
  readonly children: readonly XmlNode[];
  /** Counted in the order in which elements open, from 1; 0 for elements that were added. */
  readonly element: number;
};

export type XmlNode = XmlElement | string;

type OpenElement = Omit<XmlElement, 'children'> & { readonly children: XmlNode[] };

/** Reads a part into a tree; comments and processing instructions are left out. Throws where it is ill-formed. */
export function parseXml(bytes: Uint8Array): XmlElement {
  const parser = new SaxesParser<{ xmlns: true }>({ xmlns: true });
  const open: OpenElement[] = [];
  let root: XmlElement | null = null;
  let element = 0;
  const addText = (text: string): void => void open.at(-1)?.children.push(text);
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new Error('a document type declaration');
  });
  parser.on('opentag', (tag: SaxesTagNS) => {
    element += 1;
    const inner: OpenElement = {
      tag: tag.name,
      name: `${knownPrefix(tag.uri)}:${tag.local}`,
      attributes: Object.values(tag.attributes).map(({ name, local, uri, value }) => ({
        tag: name,
        name: uri === '' || name.startsWith('xml') ? name : `${knownPrefix(uri)}:${local}`,
        value,
      })),
      children: [],
      element,
    };
    open.at(-1)?.children.push(inner);
    open.push(inner);
    root ??= inner;
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(decode(bytes)).close();
  if (root === null) throw new Error('no element');
  return root;
}

/** The whole part with its declaration, in UTF-8. */
export function writeXml(root: XmlElement): string {
  const pieces = ['<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'];
  write(root, pieces);
  return pieces.join('');
}

export function attributeOf({ attributes }: XmlElement, name: string): string | undefined {
  return attributes.find((attribute) => attribute.name === name)?.value;
}

/** The text directly in an element. */
export function textOf({ children }: XmlElement): string {
  return children.filter((child) => typeof child === 'string').join('');
}

export function isElement(node: XmlNode): node is XmlElement {
  return typeof node !== 'string';
}

export function escapeText(text: string): string {
  return text.replaceAll(/[&<>\r]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function write({ tag, attributes, children }: XmlElement, pieces: string[]): void {
  pieces.push('<', tag);
  for (const attribute of attributes)
    pieces.push(' ', attribute.tag, '="', escapeValue(attribute.value), '"');
  if (children.length === 0) {
    pieces.push('/>');
    return;
  }
  pieces.push('>');
  for (const child of children) {
    if (isElement(child)) write(child, pieces);
    else pieces.push(escapeText(child));
  }
  pieces.push('</', tag, '>');
}

function escapeValue(value: string): string {
  return value.replaceAll(/[&<>"\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const declared = /^[^<]*<\?xml[^>]*encoding\s*=\s*["']([\w.-]+)["']/.exec(head)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(/^utf-?16/i.test(declared) ? 'utf-8' : declared).decode(bytes);
  } catch {
    return new TextDecoder('utf-8').decode(bytes);
  }
}

/** The prefix by which rules name a namespace, transitional and strict alike; `x` for all others. */
function knownPrefix(uri: string): string {
  return prefixOf.get(uri) ?? 'x';
}
