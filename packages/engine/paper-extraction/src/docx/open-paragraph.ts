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

type Heading = { readonly level: number | null; readonly isCollapsed: boolean };

/**
 * Follows headings that are collapsed when the document is opened (`w15:collapsed`, [MS-DOCX]): what is below one, up to the next
 * heading of its level or a higher one, is neither shown nor printed.
 */
export class CollapsedHeadings {
  #collapsedLevel: number | null = null;

  /** Takes the start of a paragraph of the body; answers whether it is shown. */
  startParagraph({ level }: Heading): boolean {
    if (this.#collapsedLevel !== null && level !== null && level <= this.#collapsedLevel)
      this.#collapsedLevel = null;
    return this.#collapsedLevel === null;
  }

  /** Takes its end; answers whether what follows is shown. */
  endParagraph({ level, isCollapsed }: Heading): boolean {
    if (isCollapsed && level !== null) this.#collapsedLevel ??= level;
    return this.#collapsedLevel === null;
  }
}

/** What the paragraph is as a heading. */
export function headingOf({ headingLevel: level, properties }: ResolvedParagraph): Heading {
  return { level, isCollapsed: properties.isCollapsed === true };
}
