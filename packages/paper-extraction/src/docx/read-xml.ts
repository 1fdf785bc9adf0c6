import { TextDecoder } from 'node:util';
import { SaxesParser } from 'saxes';
import type { SaxesTagPlain } from 'saxes';
import { ReadingRefused } from '../refusals.ts';
import type { ReadingLimits } from '../reading-limits.ts';
import { knownPrefix } from './namespaces.ts';

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
  let scope: Scope = { depth: 0, prefixes: new Map(), names: new Map() };

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
    handler.open(knownName(tag.name, scope), knownAttributes(tag.attributes, scope));
  });
  parser.on('closetag', (tag: SaxesTagPlain) => {
    handler.close?.(knownName(tag.name, scope));
    if (scope.depth === depth) {
      scope = scopes.pop() ?? scope;
    }
    depth -= 1;
  });
  const { text } = handler;
  if (text !== undefined) {
    parser.on('text', text);
    parser.on('cdata', text);
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

function declaredScope(tag: SaxesTagPlain, outer: Scope, depth: number): Scope | null {
  let prefixes: Map<string, string> | null = null;
  for (const key in tag.attributes) {
    if (key !== 'xmlns' && !key.startsWith('xmlns:')) continue;
    prefixes ??= new Map(outer.prefixes);
    prefixes.set(key === 'xmlns' ? '' : key.slice(6), knownPrefix(tag.attributes[key] ?? ''));
  }
  return prefixes === null ? null : { depth, prefixes, names: new Map() };
}

function knownName(raw: string, scope: Scope): string {
  const seen = scope.names.get(raw);
  if (seen !== undefined) return seen;
  const colon = raw.indexOf(':');
  const prefix = colon === -1 ? '' : raw.slice(0, colon);
  const name = `${scope.prefixes.get(prefix) ?? 'x'}:${raw.slice(colon + 1)}`;
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
