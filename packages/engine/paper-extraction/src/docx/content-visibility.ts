import { ignoredPrefix, unknownPrefix } from './namespaces.ts';
import type { XmlAttributes } from './read-xml.ts';

const objects = new Set(['m:phant', 'm:rad', 'm:nary']);

/** The part of a math object that each of its properties hides (ECMA-376 part 1, 22.1.2). */
const switches: Readonly<Record<string, string>> = {
  'm:degHide': 'm:deg',
  'm:subHide': 'm:sub',
  'm:supHide': 'm:sup',
};

/**
 * The elements of WordprocessingML that contain text, and those that represent text (ECMA-376 part 1, 17).
 * Of any other it shows nothing, whatever is in it.
 */
const contentNames = new Set(
  `document body hdr ftr footnotes endnotes comments footnote endnote
  comment p r t tbl tr tc sdt sdtContent
  customXml smartTag hyperlink fldSimple ins moveTo del moveFrom bdo
  dir ruby rubyBase drawing pict object txbxContent tab ptab
  cr br sym noBreakHyphen pgNum fldChar lastRenderedPageBreak footnoteReference endnoteReference
  pPr rPr sectPr background`
    .split(/\s+/)
    .map((name) => `w:${name}`),
);
const drawings = new Set(['w:drawing', 'w:pict', 'w:object']);
/** Namespaces whose elements hold text in drawings only. */
const drawingPrefixes = new Set(['known', 'w14', 'w15', 'wp14']);
/** An insertion that a co-author's change contradicts ([MS-DOCX]). */
const shownExtensions = new Set(['w14:conflictIns']);
const paragraphs = new Set(['w:p', 'm:oMath']);
const runs = new Set(['w:r', 'm:r']);

/** Subtrees whose text nobody sees, or that say what was before a tracked change. */
export const unseenElements = new Set([
  'w:sdtEndPr',
  'w:rt',
  'm:rPr',
  'w:ffData',
  'w:tblPrChange',
  'w:tcPrChange',
  'w:trPrChange',
  'w:tblGridChange',
]);

/** Follows the elements around a text and says whether Word shows what is in them. */
export class ContentVisibility {
  readonly #math = new MathTracker();
  /** For each paragraph and run around the text whether it is a run. */
  readonly #around: boolean[] = [];
  #silentFrom = 0;
  #drawingCount = 0;

  silence(depth: number): void {
    if (this.#silentFrom === 0) this.#silentFrom = depth;
  }

  open(name: string, attributes: XmlAttributes, depth: number): void {
    if (this.#math.open(name, attributes, depth) || this.#isUnknown(name)) this.silence(depth);
    if (drawings.has(name)) this.#drawingCount += 1;
    if (runs.has(name)) this.#around.push(true);
    else if (paragraphs.has(name)) this.#around.push(false);
  }

  /** Takes an element of text, which Word reads in a run only. */
  openText(depth: number, isExpected: boolean): void {
    if (!isExpected || this.#around.at(-1) !== true) this.silence(depth);
  }

  close(name: string, depth: number): void {
    this.#math.close(depth);
    if (drawings.has(name)) this.#drawingCount -= 1;
    if (runs.has(name) || paragraphs.has(name)) this.#around.pop();
  }

  /** Ends a silence that began with the element at this depth. */
  end(depth: number): void {
    if (this.#silentFrom === depth) this.#silentFrom = 0;
  }

  isSilent(): boolean {
    return this.#silentFrom > 0;
  }

  #isUnknown(name: string): boolean {
    const prefix = name.slice(0, name.indexOf(':'));
    if (prefix === ignoredPrefix || prefix === unknownPrefix) return true;
    if (prefix === 'w') return !contentNames.has(name);
    return drawingPrefixes.has(prefix) && this.#drawingCount === 0 && !shownExtensions.has(name);
  }
}

/** Follows the math objects that can hide one of their parts, which takes up room but is not drawn. */
class MathTracker {
  readonly #open: { readonly depth: number; readonly hides: Set<string> }[] = [];

  /** Answers whether the element that begins is hidden with all that is in it. */
  open(name: string, attributes: XmlAttributes, depth: number): boolean {
    const object = this.#open.at(-1);
    if (object !== undefined) {
      const part = switches[name];
      if (part !== undefined && isOn(attributes)) object.hides.add(part);
      if (name === 'm:show' && !isOn(attributes)) object.hides.add('m:e');
    }
    if (objects.has(name)) this.#open.push({ depth, hides: new Set() });
    return object !== undefined && object.depth === depth - 1 && object.hides.has(name);
  }

  close(depth: number): void {
    if (this.#open.at(-1)?.depth === depth) this.#open.pop();
  }
}

function isOn(attributes: XmlAttributes): boolean {
  return !['0', 'false', 'off'].includes(attributes['m:val'] ?? '1');
}
