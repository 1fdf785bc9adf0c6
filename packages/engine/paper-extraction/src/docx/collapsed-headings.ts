type Heading = { readonly level: number | null; readonly isCollapsed: boolean };

/**
 * Follows headings that are collapsed when the document is opened (`w15:collapsed`, [MS-DOCX]): what is below one, up to the next
 * heading of its level or a higher one, is neither shown nor printed.
 */
export function createCollapsedHeadings() {
  let collapsedLevel: number | null = null;
  return {
    /** Takes the start of a paragraph of the body; answers whether it is shown. */
    startParagraph({ level }: Heading): boolean {
      if (collapsedLevel !== null && level !== null && level <= collapsedLevel) collapsedLevel = null;
      return collapsedLevel === null;
    },
    /** Takes its end; answers whether what follows is shown. */
    endParagraph({ level, isCollapsed }: Heading): boolean {
      if (isCollapsed && level !== null) collapsedLevel ??= level;
      return collapsedLevel === null;
    },
  };
}
