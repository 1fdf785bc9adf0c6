import type { Margins } from '@greenpen/paper';
import { isOn, parseTwips, parseWhole } from './measures.ts';
import type { XmlAttributes } from './read-xml.ts';

export type HeaderKind = 'default' | 'first' | 'even';

/** A stretch of the document with its own page set-up (ECMA-376 part 1, 17.6). Lengths in points. */
export type Section = {
  widthPt: number;
  heightPt: number;
  marginsPt: Margins;
  /** Width of the narrowest column of text; null where the text is as wide as the page allows. */
  columnPt: number | null;
  /** Equal columns, and the space between them. */
  columns: { readonly count: number; readonly spacePt: number };
  /** Added to the margin at which the pages are bound. */
  gutterPt: number;
  isBoundRight: boolean;
  hasTitlePage: boolean;
  /** How the section starts: "nextPage", "continuous" and so on. */
  start: string;
  firstPageNumber: number | undefined;
  readonly headers: Map<HeaderKind, string>;
  readonly footers: Map<HeaderKind, string>;
};

export function createSection(): Section {
  return {
    widthPt: 612,
    heightPt: 792,
    marginsPt: { top: 72, right: 72, bottom: 72, left: 72 },
    columnPt: null,
    columns: { count: 1, spacePt: 0 },
    gutterPt: 0,
    isBoundRight: false,
    hasTitlePage: false,
    start: 'nextPage',
    firstPageNumber: undefined,
    headers: new Map(),
    footers: new Map(),
  };
}

/** Between columns, where a section does not say. */
const usualGapPt = 36;

/** Takes one child element of `w:sectPr` into `section`. */
function collectSectionProperty(section: Section, name: string, attributes: XmlAttributes): void {
  switch (name) {
    case 'w:pgSz':
      section.widthPt = positive(parseTwips(attributes['w:w']), section.widthPt);
      section.heightPt = positive(parseTwips(attributes['w:h']), section.heightPt);
      return;
    case 'w:pgMar': {
      const { marginsPt: old } = section;
      // A negative margin only says that the header may not push the text down.
      const side = (key: string, other: number) => Math.abs(parseTwips(attributes[key]) ?? other);
      section.marginsPt = {
        top: side('w:top', old.top),
        right: side('w:right', old.right),
        bottom: side('w:bottom', old.bottom),
        left: side('w:left', old.left),
      };
      section.gutterPt = Math.abs(parseTwips(attributes['w:gutter']) ?? section.gutterPt);
      return;
    }
    case 'w:cols': {
      const count = parseWhole(attributes['w:num']) ?? 1;
      const spacePt = parseTwips(attributes['w:space']) ?? usualGapPt;
      const isEqual = isOn({ 'w:val': attributes['w:equalWidth'] ?? '1' });
      section.columns = { count: isEqual ? count : 1, spacePt };
      return;
    }
    case 'w:col': {
      const ownPt = parseTwips(attributes['w:w']);
      if (ownPt !== undefined) section.columnPt = Math.min(section.columnPt ?? Infinity, ownPt);
      return;
    }
    case 'w:rtlGutter':
      section.isBoundRight = isOn(attributes);
      return;
    case 'w:titlePg':
      section.hasTitlePage = isOn(attributes);
      return;
    case 'w:type':
      section.start = attributes['w:val'] ?? 'nextPage';
      return;
    case 'w:pgNumType':
      section.firstPageNumber = parseWhole(attributes['w:start']);
      return;
    case 'w:headerReference':
    case 'w:footerReference': {
      const kind = attributes['w:type'] ?? 'default';
      const target = name === 'w:headerReference' ? section.headers : section.footers;
      const id = attributes['r:id'];
      if (id !== undefined && (kind === 'default' || kind === 'first' || kind === 'even'))
        target.set(kind, id);
      return;
    }
    default:
  }
}

/** Works out what depends on several of a section's elements, whatever their order. */
function finishSection(section: Section, isBoundAtTop: boolean): void {
  const { marginsPt, gutterPt, isBoundRight, widthPt, columns } = section;
  // The gutter is added to a margin (ECMA-376 part 1, 17.6.11).
  const boundSide = isBoundAtTop ? 'top' : isBoundRight ? 'right' : 'left';
  section.marginsPt = { ...marginsPt, [boundSide]: marginsPt[boundSide] + gutterPt };
  if (columns.count < 2) return;
  const textPt = widthPt - section.marginsPt.left - section.marginsPt.right;
  const equalPt = (textPt - (columns.count - 1) * columns.spacePt) / columns.count;
  section.columnPt = Math.min(section.columnPt ?? Infinity, equalPt);
}

function positive(value: number | undefined, other: number): number {
  return value !== undefined && value > 0 ? value : other;
}

/** Follows one `w:sectPr` from its start to its end, then hands the section over. */
export class SectionCollector {
  readonly #finish: (section: Section) => void;
  readonly #isBoundAtTop: boolean;
  #section = createSection();
  #depth = 0;
  #skippedFrom = 0;

  constructor(finish: (section: Section) => void, isBoundAtTop: boolean) {
    this.#finish = finish;
    this.#isBoundAtTop = isBoundAtTop;
  }

  isActive() {
    return this.#depth > 0;
  }

  start(): void {
    this.#section = createSection();
    this.#depth = 1;
  }

  open(name: string, attributes: XmlAttributes): void {
    this.#depth += 1;
    if (this.#skippedFrom > 0) return;
    if (name === 'w:sectPrChange') this.#skippedFrom = this.#depth;
    else collectSectionProperty(this.#section, name, attributes);
  }

  close(): void {
    if (this.#skippedFrom === this.#depth) this.#skippedFrom = 0;
    this.#depth -= 1;
    if (this.#depth > 0) return;
    finishSection(this.#section, this.#isBoundAtTop);
    this.#finish(this.#section);
  }
}
