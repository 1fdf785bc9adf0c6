import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';

const headerBytes = 44;

const entryBytes = 20;

const plainHeaderBytes = 12;

const plainEntryBytes = 16;

export type Face = 'text' | 'bold' | 'heading';

/** Which letters a file of a typeface draws. */
type Subset = {
  /** Unique among all. */
  readonly name: string;
  readonly file: string;
  /** Whether it is one of the many small files of a typeface for all the world. */
  readonly isWorldwide: boolean;
  /** How much thicker its strokes are to be drawn, in parts of the type size. */
  readonly thicker: number;
  readonly ranges: readonly (readonly [from: number, to: number])[];
};

const inter = import.meta.resolve('@fontsource/inter/files/inter-latin-400-normal.woff');
const interBold = import.meta.resolve('@fontsource/inter/files/inter-latin-600-normal.woff');
const serif = import.meta.resolve('@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff');
const emoji = import.meta.resolve('@fontsource-variable/noto-emoji/files/noto-emoji-0-wght-normal.woff2');
const han = import.meta.resolve('@fontsource-variable/noto-sans-sc/files/noto-sans-sc-100-wght-normal.woff2');

/** The PDF library draws the default of a variable font, which for Chinese is the thinnest of its weights. */
const thickerHan = { text: 0.035, bold: 0.06 };

/** In the order in which they are asked for a letter. */
const subsetsOf: Readonly<Record<Face, readonly Subset[]>> = {
  text: [...listAlphabets('text', inter), ...listWorldwide('text')],
  bold: [...listAlphabets('bold', interBold), ...listWorldwide('bold')],
  heading: [...listAlphabets('heading', serif), ...listWorldwide('bold')],
};

const byName = new Map(
  Object.values(subsetsOf)
    .flat()
    .map((subset) => [subset.name, subset]),
);

/** How far above the baseline a line of these begins, in parts of the type size. */
export const ascents: Readonly<Record<Face, number>> = { text: 0.969, bold: 0.969, heading: 1.036 };

/** Shown for letters that no face draws. */
const missingLetter = '?';

/** A stretch of text in one font file. */
export type FacePiece = {
  readonly font: string;
  readonly text: string;
  /** Whether letters in it were replaced. */
  readonly isLacking: boolean;
};

/**
 * Cuts texts where another file has to draw them; letters that none draws are replaced by one mark each. Chinese and
 * emoji are in a hundred small files that take long to open, so one document opens only so many of them.
 */
export function createFontCutter(mostWorldwide = 24): (face: Face, text: string) => readonly FacePiece[] {
  const opened = new Set<string>();
  const mayOpen = ({ file, isWorldwide }: Subset): boolean => {
    if (!isWorldwide || opened.has(file)) return true;
    if (opened.size >= mostWorldwide) return false;
    opened.add(file);
    return true;
  };

  return (face, text) => {
    const pieces: { font: string; text: string; isLacking: boolean }[] = [];
    for (const character of text.toWellFormed()) {
      const code = character.codePointAt(0) ?? 0;
      const last = pieces.at(-1);
      // Marks that change the letter before them are drawn by its own font, or not at all.
      const isJoined = /[\p{M}\p{Cf}\p{Emoji_Modifier}]/u.test(character);
      const found = subsetsOf[face].find(
        ({ isWorldwide, ranges }) =>
          !(isJoined && isWorldwide) && ranges.some(([from, to]) => code >= from && code <= to),
      );
      const subset = found !== undefined && mayOpen(found) ? found : undefined;
      if (isJoined && (subset === undefined || byName.get(last?.font ?? '')?.isWorldwide === true)) continue;
      const font = subset?.name ?? `${face} latin`;
      const drawn = subset === undefined ? missingLetter : character;
      if (last?.font === font) {
        last.text += drawn;
        last.isLacking ||= subset === undefined;
      } else pieces.push({ font, text: drawn, isLacking: subset === undefined });
    }
    return pieces;
  };
}

const files = new Map<string, Buffer>();

/** Unpacks the files of a typeface for all the world that these texts need, so that `openFont` can give them. */
export async function prepareFonts(texts: readonly string[]): Promise<void> {
  const needed = createFontCutter()('text', texts.join('\n')).flatMap(({ font }) => byName.get(font) ?? []);
  const waiting = new Set(needed.filter(({ isWorldwide }) => isWorldwide).map(({ file }) => file));
  if (waiting.size === 0) return;
  const { default: decompress } = await import('wawoff2/decompress.js');
  for (const file of waiting) {
    if (!files.has(file)) files.set(file, Buffer.from(await decompress(readFileSync(fileURLToPath(file)))));
  }
}

/** The font that the cutter named, and how it is drawn. */
export function openFont(font: string): { readonly bytes: Buffer; readonly thicker: number } {
  const subset = byName.get(font);
  if (subset === undefined) throw new Error(`there is no font named ${font}`);
  const { file, thicker, isWorldwide } = subset;
  let bytes = files.get(file);
  if (bytes === undefined) {
    if (isWorldwide) throw new Error(`${font} was not prepared`);
    bytes = unpackWoff(readFileSync(fileURLToPath(file)));
    files.set(file, bytes);
  }
  return { bytes, thicker };
}

function listAlphabets(face: Face, latin: string): readonly Subset[] {
  const listed = readRanges(latin);
  return ['latin', 'latin-ext', 'greek', 'cyrillic', 'cyrillic-ext', 'vietnamese'].flatMap((alphabet) => {
    const ranges = listed.get(alphabet);
    const file = latin.replace('-latin-', `-${alphabet}-`);
    const name = `${face} ${alphabet}`;
    return ranges === undefined ? [] : [{ name, file, isWorldwide: false, thicker: 0, ranges }];
  });
}

function listWorldwide(weight: 'text' | 'bold'): readonly Subset[] {
  return [emoji, han].flatMap((file) =>
    [...readRanges(file)].flatMap(([key, ranges]) => {
      const [number] = /\d+/u.exec(key) ?? [];
      // Those without a number repeat the alphabets.
      if (number === undefined) return [];
      const own = file.replace(/-\d+-wght/u, `-${number}-wght`);
      const name = `${weight} ${own.slice(own.lastIndexOf('/') + 1)}`;
      const thicker = file === han ? thickerHan[weight] : 0;
      return [{ name, file: own, isWorldwide: true, thicker, ranges }];
    }),
  );
}

/** The letters of each file of a typeface, as its package lists them. */
function readRanges(file: string): ReadonlyMap<string, Subset['ranges']> {
  const listed = readFileSync(fileURLToPath(new URL('../unicode.json', file)), 'utf8');
  const parsed = new Map<string, Subset['ranges']>();
  for (const [, name = '', ranges = ''] of listed.matchAll(/"([^"]+)":\s*"([^"]*)"/gu))
    parsed.set(name, parseRanges(ranges));
  return parsed;
}

/** "U+0000-00FF,U+0131" as CSS writes it. */
function parseRanges(listed: string): Subset['ranges'] {
  return [...listed.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].map(([, from = '0', to = from]) => [
    Number.parseInt(from, 16),
    Number.parseInt(to, 16),
  ]);
}

/** A WOFF file as the plain font that it packs (W3C WOFF 1.0, sections 3 to 5), so that it is inflated once only. */
function unpackWoff(woff: Buffer): Buffer<ArrayBuffer> {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = headerBytes + index * entryBytes;
    const [offset, packed, length] = [4, 8, 12].map((place) => woff.readUInt32BE(at + place));
    const bytes = woff.subarray(offset, (offset ?? 0) + (packed ?? 0));
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.subarray(at + 16, at + 20),
      bytes: packed === length ? bytes : inflateSync(bytes),
    };
  });
  const header = Buffer.alloc(plainHeaderBytes + count * plainEntryBytes);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  const power = Math.floor(Math.log2(count));
  header.writeUInt16BE(2 ** power * 16, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE(count * 16 - 2 ** power * 16, 10);
  const pieces: Buffer[] = [header];
  let offset = header.length;
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const at = plainHeaderBytes + index * plainEntryBytes;
    tag.copy(header, at);
    checksum.copy(header, at + 4);
    header.writeUInt32BE(offset, at + 8);
    header.writeUInt32BE(bytes.length, at + 12);
    const padding = Buffer.alloc(-bytes.length & 3);
    pieces.push(bytes, padding);
    offset += bytes.length + padding.length;
  }
  return Buffer.concat(pieces);
}
