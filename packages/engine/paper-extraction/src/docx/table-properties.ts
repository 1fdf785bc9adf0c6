import { isOn, parseTwips, parseWhole } from './measures.ts';
import type { FramePlace } from './paragraph-properties.ts';
import type { XmlAttributes } from './read-xml.ts';

export type TablePlace = {
  floats: FramePlace | null;
  indentPt: number | undefined;
  widthPt: number | undefined;
};

/** A floating table has its own position, any other its indent. */
export function placeOf({ floats, indentPt, widthPt }: TablePlace): FramePlace | null {
  if (floats !== null) return { ...floats, widthPt };
  if (indentPt === undefined || indentPt === 0) return null;
  return {
    key: 'table',
    xPt: indentPt,
    yPt: undefined,
    widthPt,
    heightPt: undefined,
    horizontalAnchor: 'margin',
    verticalAnchor: 'text',
    horizontalAlign: undefined,
    verticalAlign: undefined,
    isOverText: false,
  };
}

/** ECMA-376 part 1, 17.4.57. */
export function readFloatingPlace(attributes: XmlAttributes): FramePlace {
  return {
    key: JSON.stringify(attributes),
    xPt: attributes['w:tblpXSpec'] === undefined ? parseTwips(attributes['w:tblpX']) : undefined,
    yPt: attributes['w:tblpYSpec'] === undefined ? parseTwips(attributes['w:tblpY']) : undefined,
    widthPt: undefined,
    heightPt: undefined,
    horizontalAnchor: attributes['w:horzAnchor'] ?? 'page',
    verticalAnchor: attributes['w:vertAnchor'] ?? 'page',
    horizontalAlign: attributes['w:tblpXSpec'],
    verticalAlign: attributes['w:tblpYSpec'],
    // Word always lets text go around a floating table (ECMA-376 part 1, 17.4.57).
    isOverText: false,
  };
}

/** Only widths in points; percentages and automatic ones are not known before the table is laid out. */
export function parseTableWidth(attributes: XmlAttributes): number | undefined {
  const width = attributes['w:type'] === 'dxa' ? parseTwips(attributes['w:w']) : undefined;
  return width !== undefined && width > 0 ? width : undefined;
}

const lookBits = [
  ['firstRow', 0x20],
  ['lastRow', 0x40],
  ['firstColumn', 0x80],
  ['lastColumn', 0x1_00],
  ['noHBand', 0x2_00],
  ['noVBand', 0x4_00],
] as const;

/** Transitional files write one number, newer ones an attribute for each part (ECMA-376 part 1, 17.4.55). */
export function readTableLook(attributes: XmlAttributes): ReadonlySet<string> {
  const bits = Number.parseInt(attributes['w:val'] ?? '0', 16) || 0;
  return new Set(
    lookBits
      .filter(([name, bit]) => {
        const own = attributes[`w:${name}`];
        return own === undefined ? (bits & bit) !== 0 : isOn({ 'w:val': own });
      })
      .map(([name]) => name),
  );
}

export function boundedCount(value: string | undefined): number {
  return Math.min(Math.max(parseWhole(value) ?? 0, 0), 63);
}
