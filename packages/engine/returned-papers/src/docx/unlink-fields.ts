import { attributeOf, isElement, textOf, type XmlElement } from './xml-tree.ts';

/** Fields that stay fields: they count or point inside the document, or show its properties. All others keep what they last showed. */
const lasting =
  /^\s*(?:PAGE|NUMPAGES|NUMWORDS|NUMCHARS|TITLE|SUBJECT|AUTHOR|KEYWORDS|COMMENTS|AUTONUM|AUTONUMLGL|AUTONUMOUT|SECTION|SECTIONPAGES|PAGEREF|REF|NOTEREF|SEQ|STYLEREF|TOC|TC|TOA|TA|INDEX|XE|LISTNUM|EQ|SYMBOL|CITATION|BIBLIOGRAPHY|FORMTEXT|FORMCHECKBOX|FORMDROPDOWN)\b/i;
const toInside = /^\s*HYPERLINK\s+\\l\s/i;

/** DOCPROPERTY "Running head" \\* MERGEFORMAT (ECMA-376 part 1, 17.16.5.16). */
const property = /^\s*DOCPROPERTY\s+(?:"(?<quoted>[^"]+)"|(?<bare>[^\s\\]+))/i;
/** TITLE "New title" would change the property, and with it what other fields show. */
const withValue = /^\s*(?:TITLE|SUBJECT|AUTHOR|KEYWORDS|COMMENTS)\s+[^\s\\]/i;

/** The property that a field shows, in small letters; null for other fields. */
export function propertyOf(instruction: string): string | null {
  const { quoted, bare } = property.exec(instruction)?.groups ?? {};
  return (quoted ?? bare)?.toLowerCase() ?? null;
}

/** `properties`: those that the returned document has, in small letters. */
export function isLastingField(instruction: string, properties: ReadonlySet<string>): boolean {
  const shown = propertyOf(instruction);
  if (shown !== null) return properties.has(shown);
  return (lasting.test(instruction) && !withValue.test(instruction)) || toInside.test(instruction);
}

const coreNames = ['title', 'subject', 'author', 'keywords', 'comments', 'category', 'status'];

/** What DOCPROPERTY fields can show: the core properties, and these custom ones. */
export function shownProperties(custom: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...coreNames, ...custom]);
}

/** The properties that the fields of these parts ask for, in small letters. */
export function listShownProperties(roots: readonly XmlElement[]): ReadonlySet<string> {
  const shown = new Set<string>();
  let code = '';
  const note = (instruction: string): void => {
    const name = propertyOf(instruction);
    if (name !== null) shown.add(name);
  };
  const walk = (node: XmlElement): void => {
    if (node.name === 'w:fldSimple') note(attributeOf(node, 'w:instr') ?? '');
    if (node.name === 'w:fldChar') {
      note(code);
      code = '';
    }
    if (node.name === 'w:instrText') code += textOf(node);
    for (const child of node.children) if (isElement(child)) walk(child);
  };
  for (const root of roots) walk(root);
  return shown;
}

type Field = { instruction: string; isInCode: boolean; readonly nodes: XmlElement[] };

/**
 * The elements of complex fields (ECMA-376 part 1, 17.16.18) that fetch something, start something or would change
 * the student's text when the document is opened: their marks and codes, not their results.
 */
export function findUnlinkedFields(
  root: XmlElement,
  properties: ReadonlySet<string>,
): ReadonlySet<XmlElement> {
  const found = new Set<XmlElement>();
  const stack: Field[] = [];
  const settle = (field: Field | undefined): void => {
    if (field === undefined || isLastingField(field.instruction, properties)) return;
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
