const signatures: readonly (readonly [type: string, start: readonly number[], at: number])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47], 0],
  ['image/jpeg', [0xff, 0xd8, 0xff], 0],
  ['image/gif', [0x47, 0x49, 0x46, 0x38], 0],
  ['image/bmp', [0x42, 0x4d], 0],
  ['image/tiff', [0x49, 0x49, 0x2a, 0x00], 0],
  ['image/tiff', [0x4d, 0x4d, 0x00, 0x2a], 0],
  ['image/x-emf', [0x20, 0x45, 0x4d, 0x46], 40],
  ['image/x-wmf', [0xd7, 0xcd, 0xc6, 0x9a], 0],
];

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const drawing = 'application/vnd.openxmlformats-officedocument.drawingml';

/** What a returned document may hold, by the last word of the relationship's type; all else stays behind. */
const typeOf: Readonly<Record<string, string>> = {
  styles: `${word}.styles+xml`,
  numbering: `${word}.numbering+xml`,
  settings: `${word}.settings+xml`,
  fontTable: `${word}.fontTable+xml`,
  footnotes: `${word}.footnotes+xml`,
  endnotes: `${word}.endnotes+xml`,
  comments: `${word}.comments+xml`,
  commentsExtended: `${word}.commentsExtended+xml`,
  header: `${word}.header+xml`,
  footer: `${word}.footer+xml`,
  theme: 'application/vnd.openxmlformats-officedocument.theme+xml',
  chart: `${drawing}.chart+xml`,
  diagramData: `${drawing}.diagramData+xml`,
  diagramLayout: `${drawing}.diagramLayout+xml`,
  diagramQuickStyle: `${drawing}.diagramStyle+xml`,
  diagramColors: `${drawing}.diagramColors+xml`,
  diagramDrawing: 'application/vnd.ms-office.drawingml.diagramDrawing+xml',
};

export const mainType = `${word}.document.main+xml`;
export const commentsType = `${word}.comments+xml`;

/** The content type of a part that may stay; null for one that may not. */
export function keptType(kind: string, bytes: Uint8Array): string | null {
  return kind === 'image' ? imageTypeOf(bytes) : (typeOf[kind] ?? null);
}

/** The type of a picture by its first bytes; null for what is none, and for SVG, which can hold scripts. */
function imageTypeOf(bytes: Uint8Array): string | null {
  const found = signatures.find(([, start, at]) => start.every((byte, index) => bytes[at + index] === byte));
  return found?.[0] ?? null;
}
