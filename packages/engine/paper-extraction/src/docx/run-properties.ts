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

/** Takes one child element of `w:rPr` (ECMA-376 part 1, 17.3.2) into `properties`. */
export function collectRunProperty(
  properties: RunProperties,
  element: { readonly name: string; readonly attributes: XmlAttributes; readonly theme: Theme },
): void {
  const { name, attributes, theme } = element;
  const value = attributes['w:val'];
  switch (name) {
    case 'w:rStyle':
      if (value !== undefined) properties.styleId = value;
      return;
    case 'w:rFonts': {
      const font =
        themeFont(theme, attributes['w:asciiTheme'] ?? attributes['w:hAnsiTheme']) ??
        attributes['w:ascii'] ??
        attributes['w:hAnsi'];
      if (font !== undefined && font !== '') properties.font = font;
      const complex = themeFont(theme, attributes['w:cstheme']) ?? attributes['w:cs'];
      if (complex !== undefined && complex !== '') properties.complexFont = complex;
      return;
    }
    case 'w:fitText': {
      const width = parseTwips(value);
      if (width !== undefined) properties.fitPt = width;
      return;
    }
    case 'w:eastAsianLayout':
      properties.isCombined = isOn({ 'w:val': attributes['w:combine'] ?? '0' });
      return;
    case 'w:sz': {
      const size = parseLength(value, 2);
      // A size below nothing shows as little as one of nothing.
      if (size !== undefined) properties.sizePt = Math.max(size, 0);
      return;
    }
    case 'w:szCs': {
      const size = parseLength(value, 2);
      if (size !== undefined) properties.complexSizePt = Math.max(size, 0);
      return;
    }
    case 'w:cs':
      properties.isComplexScript = isOn(attributes);
      return;
    case 'w:rtl':
      properties.isRightToLeft = isOn(attributes);
      return;
    case 'w:b':
      properties.bold = isOn(attributes);
      return;
    case 'w:i':
      properties.italic = isOn(attributes);
      return;
    case 'w:u':
      properties.underline = value !== 'none';
      return;
    case 'w:vertAlign':
      if (value === 'superscript' || value === 'subscript' || value === 'baseline') properties.raised = value;
      return;
    // `w:webHidden` is no hiding: Word prints such text, and every table of contents has some.
    case 'w:vanish':
      properties.isHidden = isOn(attributes);
      return;
    case 'w:specVanish':
      properties.isAlwaysHidden = isOn(attributes);
      return;
    case 'w:spacing': {
      const spacing = parseTwips(value);
      if (spacing !== undefined) properties.spacingPt = spacing;
      return;
    }
    case 'w:position': {
      const position = parseLength(value, 2);
      if (position !== undefined) properties.positionPt = position;
      return;
    }
    case 'w:w': {
      const percent = parseWhole(value?.replace('%', ''));
      if (percent !== undefined) properties.scale = percent / 100;
      return;
    }
    case 'w:color':
      properties.colour = parseColour(attributes, theme, '') ?? 'auto';
      return;
    case 'w:shd':
      properties.backdrop = parseShading(attributes, theme);
      return;
    case 'w:highlight':
      properties.highlight = highlights[value ?? ''] ?? 'auto';
      return;
    case 'w:del':
    case 'w:moveFrom':
      properties.isDeletedMark = true;
      return;
    default:
  }
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
