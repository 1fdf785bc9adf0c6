import type { PDFFont } from 'pdf-lib';
import type { Passage } from './paper-content.ts';

export type FaceName = 'regular' | 'bold' | 'italic' | 'boldItalic';

type Piece = { readonly text: string; readonly face: FaceName; readonly widthPt: number };

export type WrappedLine = { readonly pieces: readonly Piece[]; readonly widthPt: number };

/** Breaks words into lines at blanks, as a word processor does without hyphenation. Widths in points. */
export function wrapWords(options: {
  readonly words: Passage;
  readonly face: FaceName;
  readonly faces: Readonly<Record<FaceName, PDFFont>>;
  readonly sizePt: number;
  readonly roomPt: number;
  readonly firstLinePt: number;
}): readonly WrappedLine[] {
  const { words, face, faces, sizePt, roomPt, firstLinePt } = options;
  const lines: WrappedLine[] = [];
  let pieces: Piece[] = [];
  let widthPt = 0;
  for (const { text, face: wordFace } of splitWords(words, face)) {
    const isOver =
      widthPt + width(text.trimEnd(), wordFace) > roomPt - (lines.length === 0 ? firstLinePt : 0);
    if (isOver && pieces.length > 0 && !isGlued(pieces)) {
      lines.push({ pieces, widthPt });
      pieces = [];
      widthPt = 0;
    }
    const wide = width(text, wordFace);
    pieces.push({ text, face: wordFace, widthPt: wide });
    widthPt += wide;
  }
  return [...lines, { pieces, widthPt }];

  function width(text: string, wordFace: FaceName): number {
    return faces[wordFace].widthOfTextAtSize(text, sizePt);
  }
}

/** A word that goes on in another face may not be torn. */
function isGlued(pieces: readonly Piece[]): boolean {
  return !(pieces.at(-1)?.text.endsWith(' ') ?? true);
}

function splitWords(
  words: Passage,
  face: FaceName,
): readonly { readonly text: string; readonly face: FaceName }[] {
  return words.flatMap(({ text, isItalic }) =>
    (text.match(/\S*\s*/g) ?? [])
      .filter((word) => word !== '')
      .map((word) => ({ text: word, face: isItalic === true ? 'italic' : face })),
  );
}
