import { locateDocxText } from '@greenpen/paper-extraction';
import type { Refusal, Span } from '@greenpen/paper';
import { type CommentSigner, addComments } from './add-comments.ts';
import { type PropertyPart, keepProperties, listCustomProperties } from './document-properties.ts';
import { type GatheredPart, gatherParts } from './gather-parts.ts';
import { mainType } from './kept-parts.ts';
import { findUnlinkedFields, isLastingField, listShownProperties, shownProperties } from './unlink-fields.ts';
import { type Zippable, zipSync } from 'fflate';
import { type Relationship, relationshipsPart, writeRelationships } from './relationships.ts';
import {
  type XmlAttribute,
  type XmlElement,
  type XmlNode,
  attributeOf,
  escapeText,
  isElement,
  writeXml,
} from './xml-tree.ts';

/** Elements that execute, load, or identify the machine; pictures that represent embedded objects stay. */
const dropped = new Set([
  'o:OLEObject',
  'w:objectEmbed',
  'w:objectLink',
  'w:control',
  'w:movie',
  'w:altChunk',
  'w:subDoc',
  'w:attachedTemplate',
  'w:mailMerge',
  'w:saveThroughXslt',
  'w:docVars',
  'w:rsids',
  'w:entryMacro',
  'w:exitMacro',
  'w:embedRegular',
  'w:embedBold',
  'w:embedItalic',
  'w:embedBoldItalic',
  'w15:dataBinding',
  'wp15:webVideoPr',
  'a:hlinkClick',
  'a:hlinkHover',
  'a:hlinkMouseOver',
  'a:snd',
  'a:videoFile',
  'a:audioFile',
  'a:wavAudioFile',
  'a:audioCd',
  'a:quickTimeFile',
  'a14:imgProps',
  'asvg:svgBlip',
  'c:externalData',
  'w:proofErr',
]);

/** Elements that mean nothing without the part that they refer to. */
const references = new Set(['w:headerReference', 'w:footerReference', 'c:chart', 'c:userShapes']);

const remoteAttributes = new Set(['src', 'href', 'o:href', 'o:althref', 'o:relid', 'r:href', 'r:pict']);

const commentMarks = new Set(['w:commentRangeStart', 'w:commentRangeEnd', 'w:commentReference']);

/** The core properties, which stay; a control that is bound to another store keeps what it last showed. */
const coreStore = '{6C3C8BC8-F283-45AE-878A-BAB7291924A1}';

/** One date for all entries, in the machine's own time zone as ZIP wants it, says nothing about the machine. */
const fixedDate = new Date(2000, 0, 1, 12);

const relationshipsType = 'application/vnd.openxmlformats-package.relationships+xml';

export type PaperComment = {
  /** What of the paper's text it is about; null for the paper as a whole. */
  readonly span: Span | null;
  /** Each a paragraph. */
  readonly lines: readonly string[];
};

export type ReturnedDocx =
  | { readonly status: 'returned'; readonly bytes: Uint8Array }
  | { readonly status: 'refused'; readonly refusal: Refusal };

/** A comment on the whole paper covers at most this much of its beginning. */
const longestTitle = 200;

/**
 * The student's own document with comments at the places that they are about, put together anew from the parts that
 * a paper needs: no macros, objects, links out of the package or remarks about machines. Spans are those of the text
 * that `readPaper` reads from the same bytes.
 */
export function returnDocx(
  file: Uint8Array,
  comments: readonly PaperComment[],
  signer: CommentSigner,
): ReturnedDocx {
  const located = locateDocxText(file);
  if (located.status === 'refused') return located;
  const { places, mainPart, parts, text } = located;
  const title = titleSpan(text);
  const { gathered, family } = addComments(gatherParts(parts, { name: mainPart, contentType: mainType }), {
    comments: comments.map(({ span, lines }) => ({ span: span ?? title, lines })),
    fallback: title,
    places,
    signer,
  });
  const custom = listCustomProperties(parts);
  const roots = gathered.flatMap(({ content }) => (content instanceof Uint8Array ? [] : [content]));
  const bytes = packDocx({
    parts: gathered,
    relationshipFamily: family,
    propertyParts: keepProperties(parts, listShownProperties(roots)),
    properties: shownProperties(custom),
  });
  return { status: 'returned', bytes };
}

/** The paper's first line, or what of it fits. */
function titleSpan(text: string): Span {
  const start = Math.max(text.search(/\S/u), 0);
  const end = text.indexOf('\n', start);
  return { start, end: Math.min(end === -1 ? text.length : end, start + longestTitle) };
}

type Package = {
  /** The main part first. */
  readonly parts: readonly GatheredPart[];
  /** What the types of its relationships begin with. */
  readonly relationshipFamily: string;
  /** What the document says of itself. */
  readonly propertyParts: readonly PropertyPart[];
  /** The properties that fields may show, in small letters. */
  readonly properties: ReadonlySet<string>;
};

/** The whole package with its content types, every XML part cleaned. */
function packDocx({ parts, relationshipFamily, propertyParts, properties }: Package): Uint8Array {
  const entries: Zippable = {};
  const put = (name: string, content: string | Uint8Array): void => {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    entries[name] = [bytes, { mtime: fixedDate, level: 6 }];
  };
  put('[Content_Types].xml', contentTypes([...parts, ...propertyParts]));
  const [main] = parts;
  const toMain: readonly Relationship[] =
    main === undefined
      ? []
      : [
          {
            id: 'rId1',
            type: `${relationshipFamily}/officeDocument`,
            kind: 'officeDocument',
            target: main.name,
          },
        ];
  const toProperties = propertyParts.map(({ name, relationshipType }, index) => ({
    id: `rId${index + 2}`,
    type: relationshipType,
    kind: 'properties',
    target: name,
  }));
  put('_rels/.rels', writeRelationships([...toMain, ...toProperties]));
  for (const { name, xml } of propertyParts)
    put(name, `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${xml}`);
  const hasComments = parts.some(({ kind }) => kind === 'comments');
  for (const { name, content, relationships } of parts) {
    const keptIds = new Set(relationships.map(({ id }) => id));
    const isPicture = content instanceof Uint8Array;
    put(name, isPicture ? content : writeXml(cleanTree(content, { keptIds, hasComments, properties })));
    if (relationships.length > 0) put(relationshipsPart(name), writeRelationships(relationships));
  }
  return zipSync(entries);
}

function contentTypes(parts: readonly Pick<GatheredPart, 'name' | 'contentType'>[]): string {
  const rows = parts.map(
    ({ name, contentType }) =>
      `<Override PartName="/${escapeText(name).replaceAll('"', '&#34;')}" ContentType="${contentType}"/>`,
  );
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="${relationshipsType}"/><Default Extension="xml" ContentType="application/xml"/>${rows.join('')}</Types>`;
}

type Cleaning = {
  /** Relationships that stay, by id. */
  readonly keptIds: ReadonlySet<string>;
  readonly hasComments: boolean;
  /** Document properties that fields may show, in small letters. */
  readonly properties: ReadonlySet<string>;
};

/** The same content without scripts, objects and whatever leads out of the package. */
function cleanTree(root: XmlElement, cleaning: Cleaning): XmlElement {
  const unlinked = findUnlinkedFields(root, cleaning.properties);

  const clean = (node: XmlElement): readonly XmlNode[] => {
    if (dropped.has(node.name) || unlinked.has(node)) return [];
    if (node.name === 'w:dataBinding' && !isBoundToCore(node)) return [];
    if (commentMarks.has(node.name) && !cleaning.hasComments) return [];
    const attributes = cleanAttributes(node, cleaning.keptIds);
    if (references.has(node.name) && attributes.length < node.attributes.length) return [];
    const children = node.children.flatMap((child) => (isElement(child) ? clean(child) : [child]));
    // The result of a field that is no longer one stays as text.
    if (
      node.name === 'w:fldSimple' &&
      !isLastingField(attributeOf(node, 'w:instr') ?? '', cleaning.properties)
    )
      return children;
    return [{ ...node, attributes, children }];
  };

  return clean(root).find((node) => isElement(node)) ?? { ...root, children: [] };
}

function isBoundToCore(binding: XmlElement): boolean {
  return attributeOf(binding, 'w:storeItemID')?.toUpperCase() === coreStore;
}

function cleanAttributes(node: XmlElement, keptIds: ReadonlySet<string>): readonly XmlAttribute[] {
  const isVml = node.name.startsWith('v:') || node.name.startsWith('o:');
  return node.attributes.filter(({ name, value }) => {
    if (isVml && remoteAttributes.has(name)) return false;
    return !name.startsWith('r:') || keptIds.has(value);
  });
}
