import type { PackageParts } from '@greenpen/paper-extraction';
import { printable } from './printable.ts';
import { findPart } from './relationships.ts';
import { attributeOf, escapeText, isElement, parseXml, textOf, type XmlElement } from './xml-tree.ts';

/** A part of the package that the document itself does not refer to. */
export type PropertyPart = {
  readonly name: string;
  readonly contentType: string;
  readonly relationshipType: string;
  readonly xml: string;
};

const office = 'application/vnd.openxmlformats-officedocument';
const corePath = 'docProps/core.xml';
const customPath = 'docProps/custom.xml';
const longest = 2000;

/** What the author said about the document (ECMA-376 part 2, clause 11), which fields and bound controls show. */
const kept = new Map([
  ['title', 'dc:title'],
  ['subject', 'dc:subject'],
  ['creator', 'dc:creator'],
  ['keywords', 'cp:keywords'],
  ['description', 'dc:description'],
  ['category', 'cp:category'],
  ['contentStatus', 'cp:contentStatus'],
]);

/** Values that are written out as text; others, such as streams and links, have no place in a field. */
const simpleTypes = new Set(['lpwstr', 'lpstr', 'bstr', 'i2', 'i4', 'int', 'r8', 'bool', 'filetime', 'date']);

/**
 * The document's properties, written anew: what its author said of it, and of the custom ones those that its fields
 * show. Who saved it last, with which program and when, and labels that other programs left stay behind.
 */
export function keepProperties(parts: PackageParts, shown: ReadonlySet<string>): readonly PropertyPart[] {
  return [coreProperties(parts), customProperties(parts, shown)].filter((part) => part !== null);
}

/** The custom properties that the document has, by their names in small letters. */
export function listCustomProperties(parts: PackageParts): ReadonlySet<string> {
  return new Set(readCustom(parts).map(({ name }) => name.toLowerCase()));
}

function coreProperties(parts: PackageParts): PropertyPart | null {
  const rows = childrenOf(parts, corePath).flatMap((node) => {
    const name = kept.get(localName(node));
    const text = valueOf(node);
    return name === undefined || text === '' ? [] : [`<${name}>${text}</${name}>`];
  });
  if (rows.length === 0) return null;
  return {
    name: corePath,
    contentType: 'application/vnd.openxmlformats-package.core-properties+xml',
    relationshipType: 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties',
    xml: `<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">${[...new Set(rows)].join('')}</cp:coreProperties>`,
  };
}

function customProperties(parts: PackageParts, shown: ReadonlySet<string>): PropertyPart | null {
  const rows = readCustom(parts)
    .filter(({ name }) => shown.has(name.toLowerCase()))
    .map(
      ({ name, type, text }, index) =>
        `<property fmtid="{D5CDD505-2E9C-101B-9397-08002B2CF9AE}" pid="${index + 2}" name="${escapeText(name).replaceAll('"', '&#34;')}"><vt:${type}>${text}</vt:${type}></property>`,
    );
  if (rows.length === 0) return null;
  return {
    name: customPath,
    contentType: `${office}.custom-properties+xml`,
    relationshipType: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/custom-properties',
    xml: `<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties" xmlns:vt="http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes">${rows.join('')}</Properties>`,
  };
}

function readCustom(parts: PackageParts) {
  return childrenOf(parts, customPath).flatMap((property) => {
    const name = printable(attributeOf(property, 'name') ?? '');
    const value = property.children.find((child) => isElement(child));
    if (name === '' || value === undefined || !isElement(value)) return [];
    const type = localName(value);
    return simpleTypes.has(type) ? [{ name, type, text: valueOf(value) }] : [];
  });
}

function childrenOf(parts: PackageParts, path: string): readonly XmlElement[] {
  const file = findPart(parts, path);
  if (file === undefined) return [];
  try {
    return parseXml(file.bytes).children.filter((child) => isElement(child));
  } catch {
    // Properties that cannot be read are no reason to keep the paper back.
    return [];
  }
}

function localName({ tag }: XmlElement): string {
  return tag.slice(tag.indexOf(':') + 1);
}

function valueOf(node: XmlElement): string {
  return escapeText(printable(textOf(node)).trim().slice(0, longest).toWellFormed());
}
