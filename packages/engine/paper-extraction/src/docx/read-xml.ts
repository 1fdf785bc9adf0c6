import { TextDecoder } from 'node:util';
import { SaxesParser } from 'saxes';
import type { SaxesTagPlain } from 'saxes';
import { ReadingRefused } from '../refusals.ts';
import type { ReadingLimits } from '../reading-limits.ts';
import { ignoredPrefix, knownPrefix, processedPrefix, unknownPrefix } from './namespaces.ts';

export type XmlAttributes = Readonly<Record<string, string>>;

/** Names come as "w:p", "a:blip", whatever prefixes and dialect the file itself uses. */
export type XmlHandler = {
  readonly open: (name: string, attributes: XmlAttributes) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
};

type Scope = {
  readonly depth: number;
  readonly prefixes: ReadonlyMap<string, string>;
  /** Namespaces that readers which do not know them leave out, and elements of which they still read the content. */
  readonly ignorable: ReadonlySet<string>;
  readonly processed: ReadonlySet<string>;
  readonly uris: ReadonlyMap<string, string>;
  readonly names: Map<string, string>;
};

/** A parser that is fed bytes; `finish` throws ReadingRefused if the document was not whole. */
export type XmlFeed = { readonly push: (piece: Uint8Array) => void; readonly finish: () => void };

/**
 * Streams an XML part into `handler`. A document type declaration is refused: packages may not hold one
 * (ECMA-376 part 2), and it is what entity attacks are made of. Ill-formed XML is refused as damaged.
 */
export function readXml(handler: XmlHandler, limits: ReadingLimits): XmlFeed {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  let decoder: TextDecoder | null = null;
  let depth = 0;
  let elements = 0;
  const scopes: Scope[] = [];
  let scope: Scope = {
    depth: 0,
    prefixes: new Map(),
    ignorable: new Set(),
    processed: new Set(),
    uris: new Map(),
    names: new Map(),
  };

  parser.on('error', () => {
    throw new ReadingRefused('damaged');
  });
  parser.on('doctype', () => {
    throw new ReadingRefused('entity-declarations');
  });
  parser.on('opentag', (tag: SaxesTagPlain) => {
    depth += 1;
    elements += 1;
    if (elements > limits.xmlElements || depth > limits.xmlDepth) throw new ReadingRefused('too-complex');
    const inner = declaredScope(tag, scope, depth);
    if (inner !== null) {
      scopes.push(scope);
      scope = inner;
    }
    const name = knownName(tag.name, scope);
    const attributes = knownAttributes(tag.attributes, scope);
    handler.open(name, name === 'mc:Choice' ? withKnownRequirements(attributes, scope) : attributes);
  });
  parser.on('closetag', (tag: SaxesTagPlain) => {
    handler.close?.(knownName(tag.name, scope));
    if (scope.depth === depth) {
      scope = scopes.pop() ?? scope;
    }
    depth -= 1;
  });
  if (handler.text !== undefined) {
    const addText = (text: string): void => handler.text?.(text);
    parser.on('text', addText);
    parser.on('cdata', addText);
  }

  return {
    push(piece) {
      if (piece.length === 0) return;
      decoder ??= decoderFor(piece);
      parser.write(decoder.decode(piece, { stream: true }));
    },
    finish() {
      if (decoder === null) throw new ReadingRefused('damaged');
      parser.write(decoder.decode());
      parser.close();
    },
  };
}

function changesScope({ attributes }: SaxesTagPlain): boolean {
  for (const key in attributes) {
    if (key.startsWith('xmlns') || key.endsWith(':Ignorable') || key.endsWith(':ProcessContent')) return true;
  }
  return false;
}

/** The scope of an element that declares namespaces or says which of them may be left out; null for any other. */
function declaredScope(tag: SaxesTagPlain, outer: Scope, depth: number): Scope | null {
  if (!changesScope(tag)) return null;
  const keys = Object.keys(tag.attributes);
  const uris = new Map(outer.uris);
  for (const key of keys) {
    if (key === 'xmlns' || key.startsWith('xmlns:')) uris.set(key.slice(6), tag.attributes[key] ?? '');
  }
  const listed = (name: string): readonly string[] =>
    keys.flatMap((key) => {
      const [prefix = '', local] = key.split(':');
      if (local !== name || knownPrefix(uris.get(prefix) ?? '') !== 'mc') return [];
      return (tag.attributes[key] ?? '').split(/\s+/);
    });
  const ignorable = new Set([
    ...outer.ignorable,
    ...listed('Ignorable').map((prefix) => uris.get(prefix) ?? ''),
  ]);
  const processed = new Set([
    ...outer.processed,
    ...listed('ProcessContent').map((raw) => {
      const [prefix = '', local = ''] = raw.split(':');
      return `${uris.get(prefix) ?? ''} ${local}`;
    }),
  ]);
  const prefixes = new Map(
    Array.from(uris, ([prefix, uri]) => {
      const known = knownPrefix(uri);
      return [prefix, known === unknownPrefix && ignorable.has(uri) ? ignoredPrefix : known];
    }),
  );
  return { depth, prefixes, ignorable, processed, uris, names: new Map() };
}

function knownName(raw: string, scope: Scope): string {
  const seen = scope.names.get(raw);
  if (seen !== undefined) return seen;
  const colon = raw.indexOf(':');
  const prefix = colon === -1 ? '' : raw.slice(0, colon);
  const local = raw.slice(colon + 1);
  const known = scope.prefixes.get(prefix) ?? unknownPrefix;
  const uri = scope.uris.get(prefix) ?? '';
  const isProcessed = scope.processed.has(`${uri} ${local}`) || scope.processed.has(`${uri} *`);
  const name = `${known === ignoredPrefix && isProcessed ? processedPrefix : known}:${local}`;
  scope.names.set(raw, name);
  return name;
}

/** Attributes without a prefix belong to their element, so they keep their bare names. */
function knownAttributes(attributes: Record<string, string>, scope: Scope): XmlAttributes {
  let renamed: Record<string, string> | null = null;
  for (const key in attributes) {
    if (!key.includes(':') || key.startsWith('xml')) continue;
    const name = knownName(key, scope);
    if (name === key) continue;
    renamed ??= { ...attributes };
    renamed[name] = attributes[key] ?? '';
  }
  return renamed ?? attributes;
}

/** What a choice requires, under the prefixes of this reader: a file can give any name to any namespace. */
function withKnownRequirements(attributes: XmlAttributes, { uris }: Scope): XmlAttributes {
  const prefixes = (attributes['Requires'] ?? '').split(/\s+/).filter((prefix) => prefix !== '');
  return { ...attributes, Requires: prefixes.map((prefix) => knownPrefix(uris.get(prefix) ?? '')).join(' ') };
}

function decoderFor(start: Uint8Array): TextDecoder {
  const [first, second] = start;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le');
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be');
  const head = new TextDecoder('latin1').decode(start.subarray(0, 200));
  const declared = /^[^<]*<\?xml[^>]*encoding\s*=\s*["']([\w.-]+)["']/.exec(head)?.[1] ?? 'utf-8';
  try {
    // UTF-16 without its mark cannot be what this ASCII-readable declaration says.
    return new TextDecoder(/^utf-?16/i.test(declared) ? 'utf-8' : declared);
  } catch {
    return new TextDecoder('utf-8');
  }
}
