import type { ResolvedParagraph } from './resolve-formatting.ts';

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
