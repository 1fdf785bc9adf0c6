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
  rightPt?: number;
  firstLinePt?: number;
  beforePt?: number;
  afterPt?: number;
  /** A multiple of single spacing, or a line height in points. */
  line?: { readonly rule: 'multiple' | 'exact' | 'at-least'; readonly value: number };
  isContextual?: boolean;
  pageBreakBefore?: boolean;
  /** 0 to 8 are heading levels 1 to 9; 9 is body text. */
  outlineLevel?: number;
  /** Whether a heading hides what is below it when the document is opened. */
  isCollapsed?: boolean;
  numberId?: string;
  numberLevel?: number;
  backdrop?: Colour;
  tabs?: readonly TabStop[];
  /** A separate frame with its horizontal position ("right", "center"). */
  frameAlignment?: string;
  frame?: FramePlace;
};

/** Position of a frame (ECMA-376 part 1, 17.3.1.11) or a floating table, in points; absent lengths are automatic. */
export type FramePlace = {
  /** All that the file says about it: neighbours that say the same are in one frame. */
  readonly key: string;
  readonly xPt: number | undefined;
  readonly yPt: number | undefined;
  readonly widthPt: number | undefined;
  /** Only where the height is exact, so that what is below it is cut off. */
  readonly heightPt: number | undefined;
  /** "page", "margin" or "text". */
  readonly horizontalAnchor: string;
  readonly verticalAnchor: string;
  /** "left", "center", "right", "top", "bottom" and so on win over the lengths. */
  readonly horizontalAlign: string | undefined;
  readonly verticalAlign: string | undefined;
  /** Whether text runs on under it. */
  readonly isOverText: boolean;
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

/** A letter as a measure of indents, which Word takes from the document's usual size. */
const letterPt = 11;

/** The size of HTML-like "automatic" spacing in Word. */
const automaticSpacingPt = 14;

type PropertyElement = {
  readonly attributes: XmlAttributes;
  /** Its `w:val`. */
  readonly value: string | undefined;
  readonly theme: Theme;
};

/** What each child element of `w:pPr` (ECMA-376 part 1, 17.3.1) says. */
const paragraphElements: Readonly<
  Record<string, (properties: ParagraphProperties, element: PropertyElement) => void>
> = {
  'w:pStyle': (properties, { value }) => {
    if (value !== undefined) properties.styleId = value;
  },
  'w:jc': (properties, { value }) => {
    const alignment = alignments[value ?? ''];
    if (alignment !== undefined) properties.alignment = alignment;
  },
  'w:ind': (properties, { attributes }) => collectIndents(properties, attributes),
  'w:spacing': (properties, { attributes }) => collectSpacing(properties, attributes),
  'w:contextualSpacing': (properties, { attributes }) => {
    properties.isContextual = isOn(attributes);
  },
  'w:pageBreakBefore': (properties, { attributes }) => {
    properties.pageBreakBefore = isOn(attributes);
  },
  'w:outlineLvl': (properties, { value }) => {
    const level = parseWhole(value);
    if (level !== undefined && level >= 0 && level <= 9) properties.outlineLevel = level;
  },
  'w:numId': (properties, { value }) => {
    if (value !== undefined) properties.numberId = value;
  },
  'w:ilvl': (properties, { value }) => {
    const level = parseWhole(value);
    if (level !== undefined && level >= 0 && level <= 8) properties.numberLevel = level;
  },
  'w15:collapsed': (properties, { attributes }) => {
    properties.isCollapsed = isOn(attributes);
  },
  'w:shd': (properties, { attributes, theme }) => {
    properties.backdrop = parseShading(attributes, theme);
  },
  'w:tab': (properties, { attributes, value }) => {
    const positionPt = parseTwips(attributes['w:pos']);
    if (positionPt === undefined || value === undefined || (properties.tabs?.length ?? 0) >= mostTabStops)
      return;
    const others = (properties.tabs ?? []).filter((tab) => tab.positionPt !== positionPt);
    properties.tabs = [...others, { kind: value, positionPt }].toSorted(
      (a, b) => a.positionPt - b.positionPt,
    );
  },
  'w:framePr': (properties, { attributes }) => {
    properties.frameAlignment = attributes['w:xAlign'] ?? 'left';
    properties.frame = {
      key: JSON.stringify(attributes),
      xPt: attributes['w:xAlign'] === undefined ? parseTwips(attributes['w:x']) : undefined,
      yPt: attributes['w:yAlign'] === undefined ? parseTwips(attributes['w:y']) : undefined,
      widthPt: parseTwips(attributes['w:w']),
      heightPt: attributes['w:hRule'] === 'exact' ? parseTwips(attributes['w:h']) : undefined,
      horizontalAnchor: attributes['w:hAnchor'] ?? 'text',
      verticalAnchor: attributes['w:vAnchor'] ?? 'text',
      horizontalAlign: attributes['w:xAlign'],
      verticalAlign: attributes['w:yAlign'],
      isOverText: attributes['w:wrap'] === 'none' || attributes['w:wrap'] === 'through',
    };
  },
};

/** Takes one child element of `w:pPr` (ECMA-376 part 1, 17.3.1) into `properties`. */
export function collectParagraphProperty(
  properties: ParagraphProperties,
  element: { readonly name: string; readonly attributes: XmlAttributes; readonly theme: Theme },
): void {
  const { name, attributes, theme } = element;
  paragraphElements[name]?.(properties, { attributes, value: attributes['w:val'], theme });
}

function collectIndents(properties: ParagraphProperties, attributes: XmlAttributes): void {
  const left = parseIndent(attributes, 'left') ?? parseIndent(attributes, 'start');
  const right = parseIndent(attributes, 'right') ?? parseIndent(attributes, 'end');
  const firstLine = parseIndent(attributes, 'firstLine');
  const hanging = parseIndent(attributes, 'hanging');
  if (left !== undefined) properties.leftPt = left;
  if (right !== undefined) properties.rightPt = right;
  // A hanging indent wins over a first-line indent (17.3.1.12).
  if (hanging !== undefined) properties.firstLinePt = hanging === 0 ? (firstLine ?? 0) : -hanging;
  else if (firstLine !== undefined) properties.firstLinePt = firstLine;
}

/** An indent in hundredths of a letter wins over one in twips, unless it is 0 (ECMA-376 part 1, 17.3.1.12). */
function parseIndent(attributes: XmlAttributes, side: string): number | undefined {
  const letters = parseWhole(attributes[`w:${side}Chars`]) ?? 0;
  return letters === 0 ? parseTwips(attributes[`w:${side}`]) : (letters / 100) * letterPt;
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
