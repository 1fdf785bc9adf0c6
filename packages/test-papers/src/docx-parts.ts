import { packEntry } from './craft-zip.ts';
import type { CraftedEntry } from './craft-zip.ts';

const wordNamespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const relationshipTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** The start of a body, up to where its paragraphs stand. */
export const documentStart = `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="${wordNamespace}" xmlns:r="${relationshipTypes}"><w:body>`;
export const documentEnd = '</w:body></w:document>';

/** The two parts that make a package a Word document. */
export function packageEntries(contentType: string = mainType): readonly CraftedEntry[] {
  return [
    packEntry(
      '[Content_Types].xml',
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${contentType}"/></Types>`,
    ),
    packEntry(
      '_rels/.rels',
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relationshipTypes}/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
  ];
}
