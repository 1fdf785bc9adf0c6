import type { BlockDraft } from './block-draft.ts';
import { ParagraphBuilder } from './paragraph-builder.ts';
import type { ParagraphProperties } from './paragraph-properties.ts';
import type { ResolvedParagraph } from './resolve-formatting.ts';
import type { RunProperties } from './run-properties.ts';
import type { Section } from './section-reader.ts';

/** A paragraph while it is read. */
export type OpenParagraph = {
  readonly direct: ParagraphProperties;
  readonly mark: RunProperties;
  readonly builder: ParagraphBuilder;
  /** Figures, text boxes and notes that follow the paragraph. */
  readonly after: BlockDraft[];
  resolved: ResolvedParagraph | null;
  /** What it would be in its table's last row. */
  resolvedAsLast: ResolvedParagraph | null;
  /** Letters so far that are pressed into a width. */
  pressedCount: number;
  /** Whether it contained a page break, or part of it was already written. */
  isBroken: boolean;
  /** Whether words of it were set apart. */
  holdsHidden: boolean;
  endsSection: Section | null;
};

export function createOpenParagraph(keepsStart: boolean): OpenParagraph {
  return {
    direct: {},
    mark: {},
    builder: new ParagraphBuilder(keepsStart),
    after: [],
    resolved: null,
    resolvedAsLast: null,
    pressedCount: 0,
    isBroken: false,
    holdsHidden: false,
    endsSection: null,
  };
}
