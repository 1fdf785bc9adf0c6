import { imageTypeOf } from './image-type.ts';

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
