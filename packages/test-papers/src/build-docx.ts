import { craftZip, packEntry } from './craft-zip.ts';
import type { CraftedEntry } from './craft-zip.ts';
import {
  documentEnd,
  documentStart,
  packageEntries,
  relationshipTypes,
  wordNamespaces,
} from './docx-parts.ts';

/** The inside of a DOCX as WordprocessingML; every part but the body may be left out. */
export type DocxSource = {
  /** Children of `w:body`. */
  readonly body: string;
  /** Colour of the page, which is shown only where the settings say so. */
  readonly background?: string;
  /** Children of `w:styles`, `w:numbering`, `w:settings`, `w:footnotes`, `w:endnotes`, `w:comments`. */
  readonly styles?: string;
  readonly numbering?: string;
  readonly settings?: string;
  readonly footnotes?: string;
  readonly endnotes?: string;
  readonly comments?: string;
  /** Children of `w:fonts`. */
  readonly fontTable?: string;
  /** Data that content controls are bound to, as XML by the id of their store. */
  readonly stores?: Readonly<Record<string, string>>;
  /** Children of `a:themeElements`. */
  readonly theme?: string;
  /** Children of `w:hdr` and `w:ftr` by relationship id. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly footers?: Readonly<Record<string, string>>;
  /** Addresses by relationship id. */
  readonly links?: Readonly<Record<string, string>>;
  /** Children of the core properties. */
  readonly core?: string;
};

const namedParts = [
  'styles',
  'numbering',
  'settings',
  'footnotes',
  'endnotes',
  'comments',
  'fontTable',
] as const;
const drawingNamespace = 'http://schemas.openxmlformats.org/drawingml/2006/main';

/** Builds a DOCX from its parts, exactly as given, with the relationships that join them. */
export function buildDocx(source: DocxSource): Uint8Array {
  const entries: CraftedEntry[] = [];
  const relationships: string[] = [];
  const relate = (id: string, kind: string, target: string, mode = '') =>
    relationships.push(
      `<Relationship Id="${id}" Type="${relationshipTypes}/${kind}" Target="${target}"${mode}/>`,
    );

  for (const name of namedParts) {
    const inner = source[name];
    if (inner === undefined) continue;
    const root = name === 'fontTable' ? 'fonts' : name;
    relate(name, name, `${name}.xml`);
    entries.push(packEntry(`word/${name}.xml`, `<w:${root} ${wordNamespaces}>${inner}</w:${root}>`));
  }
  if (source.theme !== undefined) {
    relate('theme', 'theme', 'theme/theme1.xml');
    const theme = `<a:theme xmlns:a="${drawingNamespace}"><a:themeElements>${source.theme}</a:themeElements></a:theme>`;
    entries.push(packEntry('word/theme/theme1.xml', theme));
  }
  for (const [kind, root, parts] of [
    ['header', 'hdr', source.headers],
    ['footer', 'ftr', source.footers],
  ] as const) {
    for (const [id, inner] of Object.entries(parts ?? {})) {
      relate(id, kind, `${id}.xml`);
      entries.push(packEntry(`word/${id}.xml`, `<w:${root} ${wordNamespaces}>${inner}</w:${root}>`));
    }
  }
  for (const [index, [id, xml]] of Object.entries(source.stores ?? {}).entries()) {
    relate(`store${index}`, 'customXml', `../customXml/item${index}.xml`);
    entries.push(...storeEntries(index, id, xml));
  }
  for (const [id, address] of Object.entries(source.links ?? {})) {
    relate(id, 'hyperlink', address, ' TargetMode="External"');
  }
  const rels = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relationships.join('')}</Relationships>`;
  return craftZip([
    ...packageEntries(),
    packEntry('word/_rels/document.xml.rels', rels),
    ...(source.core === undefined ? [] : [packEntry('docProps/core.xml', coreXml(source.core))]),
    ...entries,
    packEntry('word/document.xml', startOf(source) + source.body + documentEnd),
  ]);
}

function storeEntries(index: number, id: string, xml: string): readonly CraftedEntry[] {
  const properties = `<ds:datastoreItem ds:itemID="${id}" xmlns:ds="http://schemas.openxmlformats.org/officeDocument/2006/customXml"/>`;
  const rels = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="p" Type="${relationshipTypes}/customXmlProps" Target="itemProps${index}.xml"/></Relationships>`;
  return [
    packEntry(`customXml/item${index}.xml`, xml),
    packEntry(`customXml/itemProps${index}.xml`, properties),
    packEntry(`customXml/_rels/item${index}.xml.rels`, rels),
  ];
}

function startOf({ background }: DocxSource): string {
  if (background === undefined) return documentStart;
  return documentStart.replace('<w:body>', `<w:background w:color="${background}"/><w:body>`);
}

function coreXml(inner: string): string {
  return `<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">${inner}</cp:coreProperties>`;
}
