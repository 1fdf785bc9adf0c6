import type { XmlAttributes, XmlHandler } from './read-xml.ts';

/** The fonts and colours to which a document refers by role. Colours are 0xRRGGBB. */
export type Theme = {
  majorFont: string | undefined;
  minorFont: string | undefined;
  readonly colours: Map<string, number>;
  /** Roles to which the document's settings give the colour of another ("text1"). */
  readonly mapped: Map<string, string>;
};

export function createTheme(): Theme {
  return { majorFont: undefined, minorFont: undefined, colours: new Map(), mapped: new Map() };
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
      } else if (role !== null) {
        const colour =
          drawingColour(name, attributes) ?? changedColour(theme.colours.get(role), name, attributes);
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

const mappedRoles = [
  ['bg1', ['background1', 'bg1']],
  ['t1', ['text1', 'tx1']],
  ['bg2', ['background2', 'bg2']],
  ['t2', ['text2', 'tx2']],
] as const;

/** Takes the settings' `w:clrSchemeMapping` (ECMA-376 part 1, 17.15.1.20), as `w:t1="light1"`. */
export function mapThemeRoles(theme: Theme, attributes: XmlAttributes): void {
  for (const [key, roles] of mappedRoles) {
    const target = attributes[`w:${key}`];
    const colour = target === undefined ? undefined : (roleNames[target] ?? target);
    if (colour !== undefined) for (const role of roles) theme.mapped.set(role, colour);
  }
}

/** The colours of a document without a theme part. */
const officeDefaults: Readonly<Record<string, number>> = {
  lt1: 0xffffff,
  dk1: 0,
  lt2: 0xeeece1,
  dk2: 0x1f497d,
  accent1: 0x4f81bd,
  accent2: 0xc0504d,
  accent3: 0x9bbb59,
  accent4: 0x8064a2,
  accent5: 0x4bacc6,
  accent6: 0xf79646,
  hlink: 0x0000ff,
  folHlink: 0x800080,
};

/** The pale named colours, white and black; text in any other can be read on paper. */
const presetColours: Readonly<Record<string, number>> = {
  aliceBlue: 0xf0f8ff,
  azure: 0xf0ffff,
  beige: 0xf5f5dc,
  black: 0,
  cornsilk: 0xfff8dc,
  floralWhite: 0xfffaf0,
  ghostWhite: 0xf8f8ff,
  honeydew: 0xf0fff0,
  ivory: 0xfffff0,
  lavenderBlush: 0xfff0f5,
  lemonChiffon: 0xfffacd,
  lightCyan: 0xe0ffff,
  lightGoldenrodYellow: 0xfafad2,
  lightYellow: 0xffffe0,
  linen: 0xfaf0e6,
  mintCream: 0xf5fffa,
  oldLace: 0xfdf5e6,
  seaShell: 0xfff5ee,
  snow: 0xfffafa,
  white: 0xffffff,
  whiteSmoke: 0xf5f5f5,
};

/** Word takes these from the system, not from the value that was last seen. */
const systemColours: Readonly<Record<string, number>> = { window: 0xffffff, windowText: 0 };

/** A theme colour, lightened by `tint` or darkened by `shade` (hexadecimal, ECMA-376 part 1, 17.3.2.6). */
export function themeColour(
  theme: Theme,
  reference: { readonly role: string; readonly tint: string | undefined; readonly shade: string | undefined },
): number | undefined {
  const role = theme.mapped.get(reference.role) ?? roleNames[reference.role] ?? reference.role;
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

/**
 * The colour of one of DrawingML's colour elements but `schemeClr` (ECMA-376 part 1, 20.1.2.3), in whichever prefix;
 * `undefined` where it is none or not known.
 */
export function drawingColour(name: string, attributes: XmlAttributes): number | undefined {
  const [prefix, kind] = splitName(name);
  const read = (key: string): string | undefined => attributes[key] ?? attributes[`${prefix}:${key}`];
  const share = (key: string): number => readShare(read(key)) ?? 0;
  switch (kind) {
    case 'srgbClr':
      return parseHexColour(read('val'));
    case 'sysClr':
      return systemColours[read('val') ?? ''] ?? parseHexColour(read('lastClr'));
    case 'prstClr':
      return presetColours[read('val') ?? ''];
    case 'scrgbClr':
      return fromChannels([share('r'), share('g'), share('b')].map(encodeLinear));
    case 'hslClr':
      return fromHue({ hue: Number(read('hue') ?? 0) / 60_000, sat: share('sat'), lum: share('lum') });
    default:
      return undefined;
  }
}

/** A colour after the transformation element `name`; `undefined` where the element is none. */
export function changedColour(
  colour: number | undefined,
  name: string,
  attributes: XmlAttributes,
): number | undefined {
  const [prefix, kind] = splitName(name);
  const share = readShare(attributes['val'] ?? attributes[`${prefix}:val`]);
  return colour === undefined || share === undefined ? undefined : changeColour(colour, kind, share);
}

function splitName(name: string): readonly [prefix: string, local: string] {
  const colon = name.indexOf(':');
  return [name.slice(0, colon), name.slice(colon + 1)];
}

/** Thousandths of a percent, or "50%" in strict files. */
function readShare(value: string | undefined): number | undefined {
  const [, digits, percent] = /^\s*(-?\d{1,9}(?:\.\d+)?)(%?)\s*$/.exec(value ?? '') ?? [];
  if (digits === undefined) return undefined;
  return Number(digits) / (percent === '%' ? 100 : 100_000);
}

function encodeLinear(value: number): number {
  return value <= 0.003_130_8 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}

function fromHue({
  hue,
  sat,
  lum,
}: {
  readonly hue: number;
  readonly sat: number;
  readonly lum: number;
}): number {
  const reach = sat * Math.min(lum, 1 - lum);
  const channel = (offset: number): number => {
    const at = (offset + hue / 30) % 12;
    return lum - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1));
  };
  return fromChannels([channel(0), channel(8), channel(4)]);
}

function fromChannels(shares: readonly number[]): number {
  return shares.reduce(
    (whole, share) => whole * 256 + Math.round(Math.min(1, Math.max(0, share || 0)) * 255),
    0,
  );
}

function withLightness(colour: number, from: number, wanted: number): number {
  const to = Math.min(1, Math.max(0, wanted));
  if (to <= from) return mixColours(colour, 0, from === 0 ? 1 : to / from);
  return mixColours(colour, 0xffffff, (1 - to) / (1 - from));
}

/**
 * A colour of text or of the paint behind it. The standard has six digits alone (ECMA-376 17.18.38); programs also
 * take a number sign, three digits and the names of the web.
 */
export function parseTextColour(value: string | undefined): number | undefined {
  const [, digits = ''] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(value ?? '') ?? [];
  if (digits !== '') return parseHexColour(digits.length === 3 ? digits.replaceAll(/./gu, '$&$&') : digits);
  const name = Object.keys(presetColours).find((known) => known.toLowerCase() === value?.toLowerCase());
  return name === undefined ? undefined : presetColours[name];
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
