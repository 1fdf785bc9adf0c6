import type { ExtractionOutcome, HiddenText } from '@greenpen/paper';
import { invisibleCharacterNotes } from '../invisible-characters.ts';
import { ReadingRefused, refusalFor } from '../refusals.ts';
import type { ReadingLimits } from '../reading-limits.ts';
import { assembleBlocks } from './assemble-blocks.ts';
import { hiddenProperties, shownProperties } from './core-properties.ts';
import { dropTrailingBlanks } from './drop-trailing-blanks.ts';
import { layOutPages } from './lay-out-pages.ts';
import { readDocumentParts } from './read-document-parts.ts';
import type { DocumentParts } from './read-document-parts.ts';
import { setUnseenApart } from './set-unseen-apart.ts';
import { allSections } from './story-output.ts';
import { openZipArchive } from './zip-archive.ts';

/** Reads a Word document (ECMA-376, transitional and strict) in one pass; never throws on what it holds. */
export function readDocx(file: Uint8Array, limits: ReadingLimits): ExtractionOutcome {
  try {
    const parts = readDocumentParts({
      archive: openZipArchive(file, limits),
      budget: { remainingBytes: limits.unpackedBytes },
      limits,
    });
    return toOutcome(parts, limits);
  } catch (error) {
    if (error instanceof ReadingRefused) return { status: 'refused', refusal: refusalFor(error.reason) };
    // Offsets that point outside the file end here: whatever the bytes were, they are no document.
    if (error instanceof RangeError) return { status: 'refused', refusal: refusalFor('damaged') };
    throw error;
  }
}

function toOutcome(parts: DocumentParts, limits: ReadingLimits): ExtractionOutcome {
  const { output, endnotes } = parts;
  const sections = allSections(output);
  const printed = setUnseenApart([...output.blocks, ...endnotes], output, { ...parts, sections, limits });
  const drafts = dropTrailingBlanks(printed.drafts);
  const assembled = assembleBlocks(drafts);
  if (assembled.text.trim() === '') return { status: 'refused', refusal: refusalFor('no-text') };

  const { blocks, pages } = layOutPages(drafts, assembled, { ...parts, sections, limits });
  const hidden: readonly HiddenText[] = [
    ...printed.hidden.map(({ reason, text, block }) => ({
      reason,
      text,
      page: blocks[Math.min(block, blocks.length - 1)]?.page ?? null,
    })),
    ...parts.comments,
    ...hiddenProperties(parts.properties),
  ];
  return {
    status: 'read',
    paper: {
      format: 'docx',
      text: assembled.text,
      blocks,
      pages,
      pagination: 'estimated',
      hidden,
      properties: shownProperties(parts.properties),
    },
    notes: [...parts.notes, ...invisibleCharacterNotes(output.invisibleCount)],
  };
}
