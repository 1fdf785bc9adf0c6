import { packEntry } from './craft-zip.ts';
import type { CraftedEntry } from './craft-zip.ts';

const wordNamespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
export const relationshipTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** What the elements of a document's parts are prefixed with. */
export const wordNamespaces = [
  `xmlns:w="${wordNamespace}"`,
  `xmlns:r="${relationshipTypes}"`,
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
].join(' ');

/** The start of a body, up to where its paragraphs stand. */
export const documentStart = `<?xml version="1.0" encoding="UTF-8"?><w:document ${wordNamespaces}><w:body>`;
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
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relationshipTypes}/officeDocument" Target="word/document.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`,
    ),
  ];
}
