import { isOn, parseLength, parseTwips, parseWhole } from './measures.ts';
import type { XmlAttributes } from './read-xml.ts';
import { mixColours, parseTextColour, themeColour, themeFont } from './theme.ts';
import type { Theme } from './theme.ts';

/** 0xRRGGBB, or `auto`: whatever can be read on what lies beneath. */
export type Colour = number | 'auto';

/** What one place of the file says about a run; what it leaves open is absent. */
export type RunProperties = {
  styleId?: string;
  font?: string;
  /** The font of text that is marked as complex script or right to left. */
  complexFont?: string;
  sizePt?: number;
  /** The size of text that is marked as complex script or right to left. */
  complexSizePt?: number;
  isComplexScript?: boolean;
  isRightToLeft?: boolean;
  bold?: boolean;
  italic?: boolean;
  underline?: boolean;
  raised?: 'superscript' | 'subscript' | 'baseline';
  colour?: Colour;
  /** Shading behind the words; `auto` is none. */
  backdrop?: Colour;
  /** Highlighting, which covers the shading; `auto` is none. */
  highlight?: Colour;
  isHidden?: boolean;
  /** `w:specVanish`, which is no toggle: text that it hides stays hidden. */
  isAlwaysHidden?: boolean;
  /** 1 is solid, 0 cannot be seen. */
  opacity?: number;
  /** Extra space after each letter, in points; negative moves letters together. */
  spacingPt?: number;
  /** How far the letters are raised above their line, in points. */
  positionPt?: number;
  /** Width of the letters against their normal width: 1 is normal. */
  scale?: number;
  /** The width, in points, into which the letters are pressed. */
  fitPt?: number;
  /** Two lines in the height of one. */
  isCombined?: boolean;
  isDeletedMark?: boolean;
};

const highlights: Readonly<Record<string, number>> = {
  black: 0,
  blue: 0x0000ff,
  cyan: 0x00ffff,
  green: 0x00ff00,
  magenta: 0xff00ff,
  red: 0xff0000,
  yellow: 0xffff00,
  white: 0xffffff,
  darkBlue: 0x00008b,
  darkCyan: 0x008b8b,
  darkGreen: 0x006400,
  darkMagenta: 0x8b008b,
  darkRed: 0x8b0000,
  darkYellow: 0x808000,
  darkGray: 0xa9a9a9,
  lightGray: 0xd3d3d3,
};

type PropertyElement = {
  readonly attributes: XmlAttributes;
  /** Its `w:val`. */
  readonly value: string | undefined;
  readonly theme: Theme;
};

/** What each child element of `w:rPr` (ECMA-376 part 1, 17.3.2) says. */
const runElements: Readonly<Record<string, (properties: RunProperties, element: PropertyElement) => void>> = {
  'w:rStyle': (properties, { value }) => {
    if (value !== undefined) properties.styleId = value;
  },
  'w:rFonts': (properties, { attributes, theme }) => {
    const font =
      themeFont(theme, attributes['w:asciiTheme'] ?? attributes['w:hAnsiTheme']) ??
      attributes['w:ascii'] ??
      attributes['w:hAnsi'];
    if (font !== undefined && font !== '') properties.font = font;
    const complex = themeFont(theme, attributes['w:cstheme']) ?? attributes['w:cs'];
    if (complex !== undefined && complex !== '') properties.complexFont = complex;
  },
  'w:fitText': (properties, { value }) => {
    const width = parseTwips(value);
    if (width !== undefined) properties.fitPt = width;
  },
  'w:eastAsianLayout': (properties, { attributes }) => {
    properties.isCombined = isOn({ 'w:val': attributes['w:combine'] ?? '0' });
  },
  'w:sz': (properties, { value }) => {
    const size = parseLength(value, 2);
    // A size below nothing shows as little as one of nothing.
    if (size !== undefined) properties.sizePt = Math.max(size, 0);
  },
  'w:szCs': (properties, { value }) => {
    const size = parseLength(value, 2);
    if (size !== undefined) properties.complexSizePt = Math.max(size, 0);
  },
  'w:cs': (properties, { attributes }) => {
    properties.isComplexScript = isOn(attributes);
  },
  'w:rtl': (properties, { attributes }) => {
    properties.isRightToLeft = isOn(attributes);
  },
  'w:b': (properties, { attributes }) => {
    properties.bold = isOn(attributes);
  },
  'w:i': (properties, { attributes }) => {
    properties.italic = isOn(attributes);
  },
  'w:u': (properties, { value }) => {
    properties.underline = value !== 'none';
  },
  'w:vertAlign': (properties, { value }) => {
    if (value === 'superscript' || value === 'subscript' || value === 'baseline') properties.raised = value;
  },
  // `w:webHidden` is no hiding: Word prints such text, and every table of contents has some.
  'w:vanish': (properties, { attributes }) => {
    properties.isHidden = isOn(attributes);
  },
  'w:specVanish': (properties, { attributes }) => {
    properties.isAlwaysHidden = isOn(attributes);
  },
  'w:spacing': (properties, { value }) => {
    const spacing = parseTwips(value);
    if (spacing !== undefined) properties.spacingPt = spacing;
  },
  'w:position': (properties, { value }) => {
    const position = parseLength(value, 2);
    if (position !== undefined) properties.positionPt = position;
  },
  'w:w': (properties, { value }) => {
    const percent = parseWhole(value?.replace('%', ''));
    if (percent !== undefined) properties.scale = percent / 100;
  },
  'w:color': (properties, { attributes, theme }) => {
    properties.colour = parseColour(attributes, theme, '') ?? 'auto';
  },
  'w:shd': (properties, { attributes, theme }) => {
    properties.backdrop = parseShading(attributes, theme);
  },
  'w:highlight': (properties, { value }) => {
    properties.highlight = highlights[value ?? ''] ?? 'auto';
  },
  'w:del': (properties) => {
    properties.isDeletedMark = true;
  },
  'w:moveFrom': (properties) => {
    properties.isDeletedMark = true;
  },
};

/** Takes one child element of `w:rPr` (ECMA-376 part 1, 17.3.2) into `properties`. */
export function collectRunProperty(
  properties: RunProperties,
  element: { readonly name: string; readonly attributes: XmlAttributes; readonly theme: Theme },
): void {
  const { name, attributes, theme } = element;
  runElements[name]?.(properties, { attributes, value: attributes['w:val'], theme });
}

/** The background of a `w:shd`: its fill under a pattern of its colour, "solid" or "pct25" (ECMA-376 part 1, 17.18.78). */
export function parseShading(attributes: XmlAttributes, theme: Theme): Colour {
  const pattern = attributes['w:val'] ?? '';
  if (pattern === 'nil') return 'auto';
  const colour = parseColour(attributes, theme, '');
  const fill = parseColour(attributes, theme, 'Fill');
  if (pattern === 'solid') return colour ?? 'auto';
  const [, percent] = /^pct(\d{1,3})$/.exec(pattern) ?? [];
  if (percent === undefined) return fill ?? 'auto';
  const [over, under] = [colour ?? 0, fill ?? 0xffffff];
  return mixColours(over, under, Math.min(Number(percent), 100) / 100);
}

function parseColour(attributes: XmlAttributes, theme: Theme, kind: '' | 'Fill'): number | undefined {
  const role = attributes[`w:theme${kind === '' ? 'Color' : kind}`];
  const fromTheme =
    role === undefined
      ? undefined
      : themeColour(theme, {
          role,
          tint: attributes[`w:theme${kind}Tint`],
          shade: attributes[`w:theme${kind}Shade`],
        });
  if (fromTheme !== undefined) return fromTheme;
  const hex = kind === 'Fill' ? attributes['w:fill'] : (attributes['w:color'] ?? attributes['w:val']);
  return parseTextColour(hex);
}
