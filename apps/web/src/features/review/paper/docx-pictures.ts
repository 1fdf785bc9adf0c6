import { unzipSync } from 'fflate';

/** Bytes of one picture, and of all pictures of a paper together. */
const longestPicture = 5_000_000;
const longestTogether = 20_000_000;
const longestPart = 20_000_000;

const signatures: readonly (readonly [type: string, start: readonly number[], at: number])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 0],
  ['image/jpeg', [0xff, 0xd8, 0xff], 0],
  ['image/gif', [0x47, 0x49, 0x46, 0x38], 0],
  ['image/webp', [0x57, 0x45, 0x42, 0x50], 8],
];

/** The image type by its first bytes; null for types browsers cannot show, such as EMF and WMF, and for SVG. */
function pictureTypeOf(bytes: Uint8Array): string | null {
  const found = signatures.find(([, start, at]) => start.every((byte, index) => bytes[at + index] === byte));
  return found?.[0] ?? null;
}

/**
 * The pictures of a Word document in the order in which the reader makes figures of them; null for one that cannot be
 * shown. Deleted pictures and pictures in tables are not figures.
 */
export function readDocxPictures(file: Uint8Array): readonly (Blob | null)[] {
  const parts = unzipSync(file, {
    filter: ({ name, originalSize }) =>
      originalSize <= longestPart && /^word\/(?:document\.xml|_rels\/document\.xml\.rels)$/u.test(name),
  });
  const body = parse(parts['word/document.xml']);
  const targets = readTargets(parse(parts['word/_rels/document.xml.rels']));
  if (body === null) return [];
  const wanted = listPictures(body).map((id) => (id === null ? null : (targets.get(id) ?? null)));
  let together = 0;
  const media = unzipSync(file, {
    filter: ({ name, originalSize }) => {
      const isWanted = wanted.includes(name) && originalSize <= longestPicture;
      if (isWanted) together += originalSize;
      return isWanted && together <= longestTogether;
    },
  });
  return wanted.map((name) => {
    const bytes = name === null ? undefined : media[name];
    const type = bytes === undefined ? null : pictureTypeOf(bytes);
    return bytes === undefined || type === null ? null : new Blob([new Uint8Array(bytes)], { type });
  });
}

function parse(bytes: Uint8Array | undefined): Document | null {
  if (bytes === undefined) return null;
  const parsed = new DOMParser().parseFromString(new TextDecoder().decode(bytes), 'application/xml');
  return parsed.querySelector('parsererror') === null ? parsed : null;
}

/** The package parts of a document's relationships, by ID. */
function readTargets(relationships: Document | null): ReadonlyMap<string, string> {
  const rows = [...(relationships?.getElementsByTagName('*') ?? [])].filter(
    (row) => row.localName === 'Relationship' && row.getAttribute('TargetMode') !== 'External',
  );
  return new Map(
    rows.map((row) => {
      const target = row.getAttribute('Target') ?? '';
      return [row.getAttribute('Id') ?? '', target.startsWith('/') ? target.slice(1) : `word/${target}`];
    }),
  );
}

const left = new Set(['del', 'tbl', 'sdtPr', 'txbxContent']);
const drawings = new Set(['drawing', 'pict', 'object']);

/** The relationship ids of the body's pictures; null for a chart or diagram, which is drawn by the word processor. */
function listPictures(body: Document): readonly (string | null)[] {
  const found: (string | null)[] = [];
  const walk = (node: Element): void => {
    if (left.has(node.localName)) return;
    if (node.localName === 'AlternateContent') {
      const [first] = node.children;
      if (first !== undefined) walk(first);
      return;
    }
    if (!drawings.has(node.localName)) {
      for (const child of node.children) walk(child);
      return;
    }
    const inside = [...node.getElementsByTagName('*')];
    const picture = inside.find(({ localName }) => localName === 'blip' || localName === 'imagedata');
    const isOther = inside.some(
      (element) =>
        element.localName === 'chart' ||
        (element.localName === 'graphicData' && /diagram|chart/u.test(element.getAttribute('uri') ?? '')),
    );
    if (picture !== undefined) found.push(idOf(picture));
    else if (isOther || inside.some(({ localName }) => localName === 'pic')) found.push(null);
  };
  walk(body.documentElement);
  return found;
}

function idOf(picture: Element): string | null {
  const attribute = [...picture.attributes].find(
    ({ localName, namespaceURI }) =>
      (localName === 'embed' || localName === 'id') && (namespaceURI ?? '').includes('relationships'),
  );
  return attribute?.value ?? null;
}
