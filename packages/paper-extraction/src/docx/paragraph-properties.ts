import type { Alignment } from '@greenpen/paper';
import { isOn, parseTwips, parseWhole } from './measures.ts';
import type { XmlAttributes } from './read-xml.ts';
import { parseShading } from './run-properties.ts';
import type { Colour } from './run-properties.ts';
import type { Theme } from './theme.ts';

export type TabStop = { readonly kind: string; readonly positionPt: number };

/** What one place of the file says about a paragraph; what it leaves open is absent. Lengths in points. */
export type ParagraphProperties = {
  styleId?: string;
  alignment?: Alignment;
  leftPt?: number;
  firstLinePt?: number;
  beforePt?: number;
  afterPt?: number;
  /** A multiple of single spacing, or a line height in points. */
  line?: { readonly rule: 'multiple' | 'exact' | 'at-least'; readonly value: number };
  isContextual?: boolean;
  pageBreakBefore?: boolean;
  /** 0 to 8 are heading levels 1 to 9; 9 is body text. */
  outlineLevel?: number;
  numberId?: string;
  numberLevel?: number;
  backdrop?: Colour;
  tabs?: readonly TabStop[];
  /** A frame that stands by itself, with its horizontal place ("right", "center"). */
  frameAlignment?: string;
  isOffPage?: boolean;
};

const alignments: Readonly<Record<string, Alignment>> = {
  left: 'left',
  start: 'left',
  center: 'center',
  right: 'right',
  end: 'right',
  both: 'justify',
  distribute: 'justify',
  lowKashida: 'justify',
  mediumKashida: 'justify',
  highKashida: 'justify',
};

/** Word itself keeps no more. */
const mostTabStops = 64;

/** No page is longer or wider than 22 inches, and few are than 14. */
const farthestPt = 14 * 72;

/** What HTML-like "automatic" spacing comes to in Word. */
const automaticSpacingPt = 14;

/** Takes one child element of `w:pPr` (ECMA-376 part 1, 17.3.1) into `properties`. */
export function collectParagraphProperty(
  properties: ParagraphProperties,
  element: { readonly name: string; readonly attributes: XmlAttributes; readonly theme: Theme },
): void {
  const { name, attributes, theme } = element;
  const value = attributes['w:val'];
  switch (name) {
    case 'w:pStyle':
      if (value !== undefined) properties.styleId = value;
      return;
    case 'w:jc': {
      const alignment = alignments[value ?? ''];
      if (alignment !== undefined) properties.alignment = alignment;
      return;
    }
    case 'w:ind':
      collectIndents(properties, attributes);
      return;
    case 'w:spacing':
      collectSpacing(properties, attributes);
      return;
    case 'w:contextualSpacing':
      properties.isContextual = isOn(attributes);
      return;
    case 'w:pageBreakBefore':
      properties.pageBreakBefore = isOn(attributes);
      return;
    case 'w:outlineLvl': {
      const level = parseWhole(value);
      if (level !== undefined && level >= 0 && level <= 9) properties.outlineLevel = level;
      return;
    }
    case 'w:numId':
      if (value !== undefined) properties.numberId = value;
      return;
    case 'w:ilvl': {
      const level = parseWhole(value);
      if (level !== undefined && level >= 0 && level <= 8) properties.numberLevel = level;
      return;
    }
    case 'w:shd':
      properties.backdrop = parseShading(attributes, theme);
      return;
    case 'w:tab': {
      const positionPt = parseTwips(attributes['w:pos']);
      if (positionPt === undefined || value === undefined || (properties.tabs?.length ?? 0) >= mostTabStops)
        return;
      const others = (properties.tabs ?? []).filter((tab) => tab.positionPt !== positionPt);
      properties.tabs = [...others, { kind: value, positionPt }].toSorted(
        (a, b) => a.positionPt - b.positionPt,
      );
      return;
    }
    case 'w:framePr':
      properties.frameAlignment = attributes['w:xAlign'] ?? 'left';
      properties.isOffPage = [attributes['w:x'], attributes['w:y']].some(
        (place) => Math.abs(parseTwips(place) ?? 0) > farthestPt,
      );
      return;
    default:
  }
}

function collectIndents(properties: ParagraphProperties, attributes: XmlAttributes): void {
  const left = parseTwips(attributes['w:left'] ?? attributes['w:start']);
  const firstLine = parseTwips(attributes['w:firstLine']);
  const hanging = parseTwips(attributes['w:hanging']);
  if (left !== undefined) properties.leftPt = left;
  // A hanging indent wins over a first-line indent (17.3.1.12).
  if (hanging !== undefined) properties.firstLinePt = hanging === 0 ? (firstLine ?? 0) : -hanging;
  else if (firstLine !== undefined) properties.firstLinePt = firstLine;
}

function collectSpacing(properties: ParagraphProperties, attributes: XmlAttributes): void {
  const isAutomatic = (side: 'before' | 'after') =>
    ['1', 'true', 'on'].includes(attributes[`w:${side}Autospacing`] ?? '');
  const before = isAutomatic('before') ? automaticSpacingPt : parseTwips(attributes['w:before']);
  const after = isAutomatic('after') ? automaticSpacingPt : parseTwips(attributes['w:after']);
  if (before !== undefined) properties.beforePt = before;
  if (after !== undefined) properties.afterPt = after;

  const line = parseTwips(attributes['w:line']);
  if (line === undefined) return;
  const rule = attributes['w:lineRule'] ?? 'auto';
  if (rule === 'exact') properties.line = { rule: 'exact', value: line };
  else if (rule === 'atLeast') properties.line = { rule: 'at-least', value: line };
  else properties.line = { rule: 'multiple', value: line / 12 };
}
