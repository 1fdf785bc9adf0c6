import { findUnlinkedFields, isLastingField } from './unlink-fields.ts';
import { attributeOf, isElement, type XmlAttribute, type XmlElement, type XmlNode } from './xml-tree.ts';

/** Elements that run, fetch, or tell of the machine; pictures that stand for embedded objects stay. */
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

export type Cleaning = {
  /** Relationships that stay, by id. */
  readonly keptIds: ReadonlySet<string>;
  readonly hasComments: boolean;
  /** Document properties that fields may show, in small letters. */
  readonly properties: ReadonlySet<string>;
};

/** The same content without scripts, objects and whatever leads out of the package. */
export function cleanTree(root: XmlElement, cleaning: Cleaning): XmlElement {
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

/** The core properties, which stay; a control that is bound to another store keeps what it last showed. */
const coreStore = '{6C3C8BC8-F283-45AE-878A-BAB7291924A1}';

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
