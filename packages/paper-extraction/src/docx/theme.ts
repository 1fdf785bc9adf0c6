import type { XmlHandler } from './read-xml.ts';

/** The fonts and colours to which a document refers by role. Colours are 0xRRGGBB. */
export type Theme = {
  majorFont: string | undefined;
  minorFont: string | undefined;
  readonly colours: Map<string, number>;
};

export function createTheme(): Theme {
  return { majorFont: undefined, minorFont: undefined, colours: new Map() };
}

const colourRoles = new Set([
  'a:dk1',
  'a:lt1',
  'a:dk2',
  'a:lt2',
  'a:accent1',
  'a:accent2',
  'a:accent3',
  'a:accent4',
  'a:accent5',
  'a:accent6',
  'a:hlink',
  'a:folHlink',
]);

/** Fills `theme` from the theme part. */
export function themeHandler(theme: Theme): XmlHandler {
  let role: string | null = null;
  let group: 'major' | 'minor' | null = null;
  return {
    open(name, attributes) {
      if (colourRoles.has(name)) role = name.slice(2);
      else if (name === 'a:majorFont') group = 'major';
      else if (name === 'a:minorFont') group = 'minor';
      else if (name === 'a:latin' && group !== null) {
        const font = attributes['typeface'];
        if (font === undefined || font === '') return;
        if (group === 'major') theme.majorFont ??= font;
        else theme.minorFont ??= font;
      } else if (role !== null && (name === 'a:srgbClr' || name === 'a:sysClr')) {
        const colour = parseHexColour(attributes['lastClr'] ?? attributes['val']);
        if (colour !== undefined) theme.colours.set(role, colour);
      }
    },
    close(name) {
      if (colourRoles.has(name)) role = null;
      else if (name === 'a:majorFont' || name === 'a:minorFont') group = null;
    },
  };
}

/** "majorHAnsi", "minorAscii" and their siblings name one of two fonts. */
export function themeFont(theme: Theme, role: string | undefined): string | undefined {
  if (role === undefined) return undefined;
  return role.startsWith('major') ? theme.majorFont : theme.minorFont;
}

const roleNames: Readonly<Record<string, string>> = {
  background1: 'lt1',
  bg1: 'lt1',
  light1: 'lt1',
  background2: 'lt2',
  bg2: 'lt2',
  light2: 'lt2',
  text1: 'dk1',
  tx1: 'dk1',
  dark1: 'dk1',
  text2: 'dk2',
  tx2: 'dk2',
  dark2: 'dk2',
  hyperlink: 'hlink',
  followedHyperlink: 'folHlink',
};

const officeDefaults: Readonly<Record<string, number>> = {
  lt1: 0xffffff,
  dk1: 0,
  lt2: 0xeeece1,
  dk2: 0x1f497d,
};

/** A theme colour, lightened by `tint` or darkened by `shade` (hexadecimal, ECMA-376 part 1, 17.3.2.6). */
export function themeColour(
  theme: Theme,
  reference: { readonly role: string; readonly tint: string | undefined; readonly shade: string | undefined },
): number | undefined {
  const role = roleNames[reference.role] ?? reference.role;
  const base = theme.colours.get(role) ?? officeDefaults[role];
  if (base === undefined) return undefined;
  const tint = parseShare(reference.tint);
  const shade = parseShare(reference.shade);
  return mapChannels(base, (channel) => {
    if (tint !== undefined) return channel * tint + 255 * (1 - tint);
    return shade === undefined ? channel : channel * shade;
  });
}

/** `share` of `over` laid on the rest of `under`. */
export function mixColours(over: number, under: number, share: number): number {
  const channel = (at: number): number =>
    Math.round(((over >> at) & 255) * share + ((under >> at) & 255) * (1 - share));
  return channel(16) * 65_536 + channel(8) * 256 + channel(0);
}

/**
 * A colour changed by one of DrawingML's transformations (ECMA-376 part 1, 20.1.2.3): "lumMod" and "lumOff" scale and
 * shift its lightness, "tint" and "shade" mix it with white and black. `share` of 1 is 100%.
 */
export function changeColour(colour: number, transformation: string, share: number): number {
  if (transformation === 'tint') return mixColours(colour, 0xffffff, share);
  if (transformation === 'shade') return mixColours(colour, 0, share);
  const channels = [colour >> 16, (colour >> 8) & 255, colour & 255];
  const lightness = (Math.max(...channels) + Math.min(...channels)) / 510;
  if (transformation === 'lumMod') return withLightness(colour, lightness, lightness * share);
  if (transformation === 'lumOff') return withLightness(colour, lightness, lightness + share);
  return colour;
}

function withLightness(colour: number, from: number, wanted: number): number {
  const to = Math.min(1, Math.max(0, wanted));
  if (to <= from) return mixColours(colour, 0, from === 0 ? 1 : to / from);
  return mixColours(colour, 0xffffff, (1 - to) / (1 - from));
}

export function parseHexColour(value: string | undefined): number | undefined {
  return value !== undefined && /^[0-9a-f]{6}$/i.test(value) ? Number.parseInt(value, 16) : undefined;
}

function parseShare(value: string | undefined): number | undefined {
  return value !== undefined && /^[0-9a-f]{1,2}$/i.test(value) ? Number.parseInt(value, 16) / 255 : undefined;
}

function mapChannels(colour: number, map: (channel: number) => number): number {
  const mapped = [colour >> 16, (colour >> 8) & 255, colour & 255].map((channel) => Math.round(map(channel)));
  return mapped.reduce((whole, channel) => whole * 256 + Math.min(255, Math.max(0, channel)), 0);
}
