import { parseWhole } from './measures.ts';
import { collectParagraphProperty } from './paragraph-properties.ts';
import type { ParagraphProperties } from './paragraph-properties.ts';
import type { XmlAttributes } from './read-xml.ts';
import { collectRunProperty } from './run-properties.ts';
import type { RunProperties } from './run-properties.ts';
import { changedColour, drawingColour, themeColour } from './theme.ts';
import type { Theme } from './theme.ts';

/** Follows one `w:pPr` or `w:rPr` from its start to its end, in any place. */
export type PropertyCollector = {
  readonly isActive: () => boolean;
  /** Starts at a `w:pPr`; `run` takes the properties of the paragraph mark. */
  readonly startParagraph: (paragraph: ParagraphProperties, mark: RunProperties) => void;
  readonly startRun: (run: RunProperties) => void;
  readonly open: (name: string, attributes: XmlAttributes) => void;
  readonly close: () => void;
};

/** What properties were before a tracked change. */
const formerProperties = new Set(['w:pPrChange', 'w:rPrChange', 'w:numberingChange', 'w:sectPrChange']);

export function createPropertyCollector(theme: Theme): PropertyCollector {
  let paragraph: ParagraphProperties | null = null;
  let run: RunProperties | null = null;
  let depth = 0;
  let skippedFrom = 0;
  let markFrom = 0;
  let fillFrom = 0;

  return {
    isActive: () => depth > 0,
    startParagraph(target, mark) {
      paragraph = target;
      run = mark;
      depth = 1;
    },
    startRun(target) {
      paragraph = null;
      run = target;
      depth = 1;
      markFrom = 1;
    },
    open(name, attributes) {
      depth += 1;
      if (skippedFrom > 0) return;
      if (formerProperties.has(name)) skippedFrom = depth;
      else if (name === 'w:rPr') markFrom = depth;
      else if (name === 'w14:textFill') fillFrom = depth;
      else if (markFrom > 0) {
        if (run === null) return;
        if (fillFrom > 0) collectTextFill(run, { name, attributes, theme });
        else collectRunProperty(run, { name, attributes, theme });
      } else if (paragraph !== null) collectParagraphProperty(paragraph, { name, attributes, theme });
    },
    close() {
      if (skippedFrom === depth) skippedFrom = 0;
      if (markFrom === depth) markFrom = 0;
      if (fillFrom === depth) fillFrom = 0;
      depth -= 1;
    },
  };
}

const fillRoles = /^(?:tx|bg|dk|lt|accent)\d$/;

/** Word's newer text fill wins over `w:color`, and can be empty or see-through ([MS-DOCX] 2.2.1). */
function collectTextFill(
  run: RunProperties,
  element: { readonly name: string; readonly attributes: XmlAttributes; readonly theme: Theme },
): void {
  const value = element.attributes['w14:val'];
  switch (element.name) {
    case 'w14:noFill':
      run.opacity = 0;
      return;
    case 'w14:gradFill':
      run.colour = 'auto';
      return;
    case 'w14:schemeClr': {
      if (value === undefined || !fillRoles.test(value)) return;
      const colour = themeColour(element.theme, { role: value, tint: undefined, shade: undefined });
      if (colour !== undefined) run.colour = colour;
      return;
    }
    case 'w14:alpha':
      // In Word's text fill the number is the transparency, in thousandths of a percent.
      run.opacity = 1 - Math.min(1, Math.max(0, (parseWhole(value) ?? 0) / 100_000));
      return;
    default: {
      const { name, attributes } = element;
      const before = typeof run.colour === 'number' ? run.colour : undefined;
      const colour = drawingColour(name, attributes) ?? changedColour(before, name, attributes);
      if (colour !== undefined) run.colour = colour;
      else if (name === 'w14:prstClr') run.colour = 'auto';
    }
  }
}
