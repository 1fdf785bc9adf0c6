import { ReadingRefused, refusalFor } from '../refusals.ts';
import { defaultLimits } from '../reading-limits.ts';
import type { Refusal } from '@greenpen/paper';
import { assembleBlocks } from './assemble-blocks.ts';
import type { DraftPiece } from './block-draft.ts';
import { dropTrailingBlanks } from './drop-trailing-blanks.ts';
import { getMainPart } from './package-parts.ts';
import { readDocumentParts } from './read-document-parts.ts';
import { setUnseenApart } from './set-unseen-apart.ts';
import { allSections } from './story-output.ts';
import { openZipArchive } from './zip-archive.ts';
import { unpackParts } from './unpack-parts.ts';
import type { PackageParts } from './unpack-parts.ts';

/** A stretch of the paper's text and the element of the main part that holds it. */
export type TextPlace = {
  readonly start: number;
  readonly end: number;
  /** Which of the main part's elements, counted in the order in which they open, from 1. */
  readonly element: number;
  /** For each character of the stretch its offset in the element's text; null if the element represents all of it. */
  readonly offsets: readonly number[] | null;
};

export type LocatedDocx =
  | {
      readonly status: 'located';
      /** The text that `readPaper` reads from the same bytes. */
      readonly text: string;
      /** In the text's order, not overlapping; separators between blocks have none. */
      readonly places: readonly TextPlace[];
      readonly mainPart: string;
      readonly parts: PackageParts;
    }
  | { readonly status: 'refused'; readonly refusal: Refusal };

/** Reads a Word document a second time, to locate each word of its text in the file. */
export function locateDocxText(file: Uint8Array): LocatedDocx {
  const limits = defaultLimits;
  try {
    const archive = openZipArchive(file, limits);
    const open = () => ({ archive, budget: { remainingBytes: limits.unpackedBytes }, limits });
    const documentParts = readDocumentParts(open(), true);
    const { output, endnotes } = documentParts;
    const sections = allSections(output);
    const printed = setUnseenApart([...output.blocks, ...endnotes], output, {
      ...documentParts,
      sections,
      limits,
    });
    const drafts = dropTrailingBlanks(printed.drafts);
    const { text, blocks } = assembleBlocks(drafts);
    const places = drafts.flatMap(({ pieces }, index) => {
      const offset = blocks[index]?.span.start ?? 0;
      return pieces.map((piece) => toPlace(piece, offset));
    });
    const mainPart = getMainPart(open());
    return { status: 'located', text, places, mainPart, parts: unpackParts(open()) };
  } catch (error) {
    if (error instanceof ReadingRefused) return { status: 'refused', refusal: refusalFor(error.reason) };
    if (error instanceof RangeError) return { status: 'refused', refusal: refusalFor('damaged') };
    throw error;
  }
}

function toPlace({ start, end, source, visible, from }: DraftPiece, offset: number): TextPlace {
  const { element, raw } = source;
  const offsets = raw === null ? null : offsetsIn(raw, visible).slice(from);
  return { start: start + offset, end: end + offset, element, offsets };
}

/** Maps each visible character to its position in the file's text: only characters between them are left out. */
function offsetsIn(raw: string, visible: string): readonly number[] {
  if (raw === visible) return Array.from({ length: raw.length }, (_, index) => index);
  const offsets: number[] = [];
  let at = 0;
  for (let index = 0; index < visible.length; index += 1) {
    while (at < raw.length && !isDrawnAs(raw.charAt(at), visible.charAt(index))) at += 1;
    offsets.push(Math.min(at, raw.length - 1));
    at += 1;
  }
  return offsets;
}

/** Line ends and tabs are drawn as blanks, and letters of symbol fonts as what they look like. */
function isDrawnAs(written: string, seen: string): boolean {
  return (
    written === seen ||
    (seen === ' ' && /[\r\n\t]/.test(written)) ||
    /[\uF020-\uF0FF]/.test(written) ||
    (/[A-Za-z]/.test(written) && /[•\u0370-\u03FF]/.test(seen))
  );
}
