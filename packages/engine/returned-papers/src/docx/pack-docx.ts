import { zipSync, type Zippable } from 'fflate';
import { cleanTree } from './clean-tree.ts';
import type { PropertyPart } from './document-properties.ts';
import type { GatheredPart } from './gather-parts.ts';
import { relationshipsPart, writeRelationships, type Relationship } from './relationships.ts';
import { escapeText, writeXml } from './xml-tree.ts';

/** One date for all entries, in the machine's own time zone as ZIP wants it, says nothing about the machine. */
const fixedDate = new Date(2000, 0, 1, 12);
const relationshipsType = 'application/vnd.openxmlformats-package.relationships+xml';

export type Package = {
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
export function packDocx({ parts, relationshipFamily, propertyParts, properties }: Package): Uint8Array {
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
