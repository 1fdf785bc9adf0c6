import { leastOf } from '@greenpen/paper-structure';
import type { Block, ParagraphFormat } from '@greenpen/paper';
import type {
  BlockDraft,
  DraftDoubt,
  DraftInk,
  DraftPiece,
  DraftRun,
  RunLook,
  TextSource,
} from './block-draft.ts';
import { roundToHundredth } from './measures.ts';
import type { ParagraphProperties } from './paragraph-properties.ts';
import type { ResolvedParagraph } from './resolve-formatting.ts';
import type { RunProperties } from './run-properties.ts';

/** The effective facts of a paragraph in the shape that checks read. */
export function formatOf(properties: ParagraphProperties, run: RunProperties): ParagraphFormat {
  return {
    alignment: properties.alignment ?? 'left',
    firstLineIndentPt: properties.firstLinePt ?? 0,
    leftIndentPt: properties.leftPt ?? 0,
    lineSpacing: lineSpacingOf(properties, run.sizePt ?? defaultSizePt),
    spaceBeforePt: properties.beforePt ?? 0,
    spaceAfterPt: properties.afterPt ?? 0,
  };
}

/** What Word takes where a document gives no size (ECMA-376 part 1, 17.3.2.38). */
const defaultSizePt = 10;
const defaultFont = 'Times New Roman';

/** A fixed line height is counted in the size of its letters, so that 24 pt under 12 pt letters is double. */
function lineSpacingOf({ line }: ParagraphProperties, sizePt: number): number {
  if (line === undefined) return 1;
  if (line.rule === 'multiple') return roundToHundredth(line.value);
  const multiple = roundToHundredth(line.value / Math.max(sizePt, 1));
  return line.rule === 'at-least' ? Math.max(1, multiple) : multiple;
}

export function lookOf(run: RunProperties, link: string | null): RunLook {
  return {
    font: run.font ?? defaultFont,
    sizePt: run.sizePt ?? defaultSizePt,
    bold: run.bold ?? false,
    italic: run.italic ?? false,
    underline: run.underline ?? false,
    raised: run.raised === undefined || run.raised === 'baseline' ? null : run.raised,
    link,
  };
}

function isSameLook(a: RunLook, b: RunLook): boolean {
  return (
    a.font === b.font &&
    a.sizePt === b.sizePt &&
    a.bold === b.bold &&
    a.italic === b.italic &&
    a.underline === b.underline &&
    a.raised === b.raised &&
    a.link === b.link
  );
}

/**
 * Gathers the text and runs of one paragraph. Blanks and tabs at its start are an indent and no text, except in
 * headers (`keepsStart`), where tabs separate the text on the right.
 */
export class ParagraphBuilder {
  readonly #keepsStart: boolean;
  #text = '';
  #start = '';
  #runs: DraftRun[] = [];
  #pieces: DraftPiece[] = [];
  #renderedBreaks: number[] = [];
  #doubts: DraftDoubt[] = [];
  #inks: DraftInk[] = [];

  constructor(keepsStart: boolean) {
    this.#keepsStart = keepsStart;
  }

  append(addition: string, look: RunLook, source: TextSource | null): void {
    const [blanks = ''] =
      this.#text === '' && !this.#keepsStart ? (/^[ \t\u00A0]+/.exec(addition) ?? []) : [];
    if (this.#start.length < longestStart) this.#start += blanks.slice(0, longestStart);
    if (addition.length === blanks.length) return;
    const from = this.#text.length;
    this.#text += blanks === '' ? addition : addition.slice(blanks.length);
    const last = this.#runs.at(-1);
    if (last !== undefined && isSameLook(last.look, look)) last.end = this.#text.length;
    else this.#runs.push({ start: from, end: this.#text.length, look });
    if (source !== null)
      this.#pieces.push({
        start: from,
        end: this.#text.length,
        source,
        visible: addition,
        from: blanks.length,
      });
  }

  markRenderedBreak(): void {
    this.#renderedBreaks.push(this.#text.length);
  }

  hasText() {
    return this.#text !== '';
  }

  length() {
    return this.#text.length;
  }

  /** Marks the text from `from` on as one that not every row of a table shows. */
  addDoubt({ from, ...doubt }: Omit<DraftDoubt, 'start' | 'end'> & { readonly from: number }): void {
    this.#doubts.push({ ...doubt, start: from, end: this.#text.length });
  }

  /** Marks the text from `from` on as one of which the ground is not known yet. */
  addInk({ from, findReason }: Pick<DraftInk, 'findReason'> & { readonly from: number }): void {
    this.#inks.push({ start: from, end: this.#text.length, findReason });
  }

  finish(
    facts: Pick<BlockDraft, 'kind' | 'listLabel' | 'breaksBefore' | 'section'> & {
      readonly resolved: ResolvedParagraph;
    },
  ): BlockDraft {
    const { resolved, ...rest } = facts;
    const look =
      this.#runs[0] === undefined ? resolved.run : { sizePt: this.#runs[0].look.sizePt ?? defaultSizePt };
    const format = formatOf(resolved.properties, look);
    const draft: BlockDraft = {
      ...rest,
      text: this.#text,
      runs: this.#runs,
      pieces: this.#pieces,
      cells: [],
      doubts: this.#doubts,
      inks: this.#inks,
      style: resolved.styleName,
      headingLevel: resolved.headingLevel,
      format:
        this.#text === ''
          ? format
          : indentBy(format, startWidth(this.#start, resolved.properties, look.sizePt)),
      tabStops: resolved.properties.tabs ?? [],
      frameAlignment: resolved.properties.frameAlignment ?? null,
      isContextual: resolved.properties.isContextual ?? false,
      renderedBreaks: this.#renderedBreaks,
      place: {
        rightPt: resolved.properties.rightPt ?? 0,
        isShaded: typeof resolved.properties.backdrop === 'number',
        frame: resolved.properties.frame ?? null,
        shape: null,
        isOverText: false,
      },
    };
    this.#text = '';
    this.#start = '';
    this.#runs = [];
    this.#pieces = [];
    this.#renderedBreaks = [];
    this.#doubts = [];
    this.#inks = [];
    return draft;
  }
}

/** Blanks beyond this move a line no further. */
const longestStart = 100;
/** Tab stops are half an inch apart if a paragraph sets none. */
const defaultTabPt = 36;
/** Width of a blank against the size of the letters. */
const blankWidth = 0.25;

/** How far blanks and tabs at the start move the first line: a tab goes to the next stop after its position. */
function startWidth(start: string, properties: ParagraphProperties, sizePt: number = defaultSizePt): number {
  const { leftPt = 0, firstLinePt = 0 } = properties;
  const stops = (properties.tabs ?? []).filter(({ kind }) => kind !== 'clear').map((stop) => stop.positionPt);
  // The left edge of a hanging indent is a stop of its own (ECMA-376 part 1, 17.3.1.12).
  if (firstLinePt < 0) stops.push(leftPt);
  const from = leftPt + firstLinePt;
  let at = from;
  for (const blank of start) {
    if (blank === '\t') {
      const next = leastOf(stops.filter((stop) => stop > at));
      at = Number.isFinite(next) ? next : (Math.floor(at / defaultTabPt) + 1) * defaultTabPt;
    } else at += sizePt * blankWidth;
  }
  return at - from;
}

function indentBy(format: ParagraphFormat, widthPt: number): ParagraphFormat {
  if (widthPt === 0 || format.alignment === 'center' || format.alignment === 'right') return format;
  return { ...format, firstLineIndentPt: roundToHundredth((format.firstLineIndentPt ?? 0) + widthPt) };
}

/** A heading that Word numbers is a heading, not an item of a list. */
export function kindOf(listLabel: string | null, headingLevel: number | null): Block['kind'] {
  return listLabel === null || headingLevel !== null ? 'paragraph' : 'list-item';
}
