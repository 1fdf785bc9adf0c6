import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { unpackWoff } from './unpack-woff.ts';

export type Face = 'text' | 'bold' | 'heading';

/** Which letters a file of a face draws. */
type Subset = { readonly name: string; readonly ranges: readonly (readonly [from: number, to: number])[] };

const families = {
  text: { file: import.meta.resolve('@fontsource/inter/files/inter-latin-400-normal.woff') },
  bold: { file: import.meta.resolve('@fontsource/inter/files/inter-latin-600-normal.woff') },
  heading: {
    file: import.meta.resolve('@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff'),
  },
} as const;

/** In the order in which they are asked for a letter. */
const subsetNames = ['latin', 'latin-ext', 'greek', 'cyrillic', 'cyrillic-ext', 'vietnamese'] as const;

const subsetsOf: Readonly<Record<Face, readonly Subset[]>> = {
  text: readSubsets(import.meta.resolve('@fontsource/inter/unicode.json')),
  bold: readSubsets(import.meta.resolve('@fontsource/inter/unicode.json')),
  heading: readSubsets(import.meta.resolve('@fontsource/source-serif-4/unicode.json')),
};

/** Shown for letters that no face draws. */
const missingLetter = '?';

/** A stretch of text in one font file. */
export type FacePiece = {
  readonly font: string;
  readonly text: string;
  /** Whether letters in it were replaced. */
  readonly isLacking: boolean;
};

/** Cuts a text where another file has to draw it; letters that none draws are replaced by one mark each. */
export function cutByFont(face: Face, text: string): readonly FacePiece[] {
  const pieces: { font: string; text: string; isLacking: boolean }[] = [];
  for (const character of text.toWellFormed()) {
    const code = character.codePointAt(0) ?? 0;
    const last = pieces.at(-1);
    // Marks that change the letter before them are drawn by its own font, or not at all.
    const isJoined = /[\p{M}\p{Cf}]/u.test(character);
    const subset = subsetsOf[face].find(({ ranges }) =>
      ranges.some(([from, to]) => code >= from && code <= to),
    );
    if (subset === undefined && isJoined) continue;
    const font = `${face} ${subset?.name ?? 'latin'}`;
    const drawn = subset === undefined ? missingLetter : character;
    if (last?.font === font) {
      last.text += drawn;
      last.isLacking ||= subset === undefined;
    } else pieces.push({ font, text: drawn, isLacking: subset === undefined });
  }
  return pieces;
}

const files = new Map<string, Buffer>();

/** The font that `cutByFont` named. */
export function fontFile(font: string): Buffer {
  const known = files.get(font);
  if (known !== undefined) return known;
  const [face = 'text', subset = 'latin'] = font.split(' ');
  const { file } = families[isFace(face) ? face : 'text'];
  const bytes = unpackWoff(readFileSync(fileURLToPath(file.replace('-latin-', `-${subset}-`))));
  files.set(font, bytes);
  return bytes;
}

function isFace(name: string): name is Face {
  return name in families;
}

function readSubsets(address: string): readonly Subset[] {
  const text = readFileSync(fileURLToPath(address), 'utf8');
  return subsetNames.flatMap((name) => {
    const listed = new RegExp(`"${name}":\\s*"([^"]*)"`).exec(text)?.[1];
    return listed === undefined ? [] : [{ name, ranges: parseRanges(listed) }];
  });
}

/** "U+0000-00FF,U+0131" as CSS writes it. */
function parseRanges(listed: string): Subset['ranges'] {
  return [...listed.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].map(([, from = '0', to = from]) => [
    Number.parseInt(from, 16),
    Number.parseInt(to, 16),
  ]);
}
