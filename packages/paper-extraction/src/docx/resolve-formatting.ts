import { findLevel } from './numbering.ts';
import type { Numbering } from './numbering.ts';
import type { ParagraphProperties } from './paragraph-properties.ts';
import type { Colour, RunProperties } from './run-properties.ts';
import type { Backdrop } from './run-visibility.ts';
import { headingLevelOf, shownStyleName, styleChain, wholeTable } from './style-sheet.ts';
import type { StyleSheet } from './style-sheet.ts';

/** Everything outside the body that decides how the body looks. */
export type DocumentLook = { readonly sheet: StyleSheet; readonly numbering: Numbering };

export type ResolvedParagraph = {
  readonly properties: ParagraphProperties;
  readonly styleName: string | null;
  readonly headingLevel: number | null;
  /** Run properties that the styles give every run of the paragraph. */
  readonly run: RunProperties;
};

/** Works out effective properties: defaults, table style, paragraph style, list level, then what stands on the spot. */
export function createFormattingResolver(look: DocumentLook) {
  const { sheet, numbering } = look;
  const merged = new Map<string, ResolvedParagraph>();
  const characterRuns = new Map<string, RunProperties>();

  const findStyleNumberId = (styleId: string) =>
    styleChain(sheet, styleId).find(({ paragraph }) => paragraph.numberId !== undefined)?.paragraph.numberId;

  const indentOf = (numberId: string | undefined, level: number | undefined): ParagraphProperties => {
    if (numberId === undefined || numberId === '0') return {};
    const { leftPt, firstLinePt } =
      findLevel(numbering, { numberId, level: level ?? 0 }, findStyleNumberId)?.paragraph ?? {};
    return {
      ...(leftPt === undefined ? {} : { leftPt }),
      ...(firstLinePt === undefined ? {} : { firstLinePt }),
    };
  };

  const mergeStyle = (styleId: string | undefined, tableStyleId: string | undefined): ResolvedParagraph => {
    const id = styleId !== undefined && sheet.styles.has(styleId) ? styleId : sheet.defaults.get('paragraph');
    const key = `${id ?? ''}\n${tableStyleId ?? ''}`;
    const seen = merged.get(key);
    if (seen !== undefined) return seen;

    const chain = styleChain(sheet, id);
    const properties: ParagraphProperties = { ...sheet.defaultParagraph };
    const run: RunProperties = { ...sheet.defaultRun };
    for (const style of styleChain(sheet, tableStyleId).toReversed()) {
      Object.assign(properties, style.paragraph);
      Object.assign(run, style.run);
    }
    for (const style of chain.toReversed()) {
      const level = style.paragraph.numberLevel ?? properties.numberLevel;
      Object.assign(properties, indentOf(style.paragraph.numberId, level), style.paragraph);
      Object.assign(run, style.run);
    }
    const name = chain[0]?.name;
    const result: ResolvedParagraph = {
      properties,
      run,
      styleName: name === undefined ? null : shownStyleName(name),
      headingLevel: headingLevelOf(chain),
    };
    merged.set(key, result);
    return result;
  };

  const characterRun = (styleId: string): RunProperties => {
    const seen = characterRuns.get(styleId);
    if (seen !== undefined) return seen;
    const run: RunProperties = {};
    for (const style of styleChain(sheet, styleId).toReversed()) Object.assign(run, style.run);
    characterRuns.set(styleId, run);
    return run;
  };

  return {
    findStyleNumberId,
    resolveParagraph(direct: ParagraphProperties, tableStyleId: string | undefined): ResolvedParagraph {
      const style = mergeStyle(direct.styleId, tableStyleId);
      const level = direct.numberLevel ?? style.properties.numberLevel;
      const properties = { ...style.properties, ...indentOf(direct.numberId, level), ...direct };
      const outline = direct.outlineLevel ?? style.properties.outlineLevel;
      const fromOutline = outline === undefined || outline > 8 ? null : outline + 1;
      const headingLevel =
        direct.outlineLevel === undefined ? (style.headingLevel ?? fromOutline) : fromOutline;
      return { properties, styleName: style.styleName, headingLevel, run: style.run };
    },
    resolveRun(paragraphRun: RunProperties, direct: RunProperties): RunProperties {
      const character = direct.styleId === undefined ? {} : characterRun(direct.styleId);
      const run = { ...paragraphRun, ...character, ...direct };
      // Bold in both the paragraph's and the character's style cancels out (ECMA-376 part 1, 17.7.3).
      for (const toggle of ['bold', 'italic', 'isHidden'] as const) {
        if (direct[toggle] === undefined && character[toggle] === true && paragraphRun[toggle] === true) {
          run[toggle] = false;
        }
      }
      // ECMA-376 part 1, 17.3.2.39.
      const isComplex = run.isComplexScript === true || run.isRightToLeft === true;
      if (isComplex && run.complexSizePt !== undefined) run.sizePt = run.complexSizePt;
      return run;
    },
    /** What a table's style may have painted behind a cell, before the cell's own shading. */
    cellBackdrop(tableStyleId: string | undefined, cell: PaintedCell): Backdrop {
      const paints = new Map(
        styleChain(sheet, tableStyleId)
          .toReversed()
          .flatMap((style) => [...style.cellPaints]),
      );
      return backdropOfCell(paints, cell);
    },
  };
}

export type FormattingResolver = ReturnType<typeof createFormattingResolver>;

export type PaintedCell = {
  readonly row: number;
  readonly column: number;
  /** The conditions that the table asks for ("firstRow"); null where it does not say. */
  readonly look: ReadonlySet<string> | null;
  readonly page: Backdrop;
};

/** The part of a table's look that switches each condition of its style on, or ("noHBand") off. */
const switches: Readonly<Record<string, string>> = {
  firstRow: 'firstRow',
  lastRow: 'lastRow',
  firstCol: 'firstColumn',
  lastCol: 'lastColumn',
  band1Horz: 'noHBand',
  band2Horz: 'noHBand',
  band1Vert: 'noVBand',
  band2Vert: 'noVBand',
};

function backdropOfCell(paints: ReadonlyMap<string, Colour>, cell: PaintedCell): Backdrop {
  const { row, look, page } = cell;
  if (page === 'unknown') return page;
  const whole = paints.get(wholeTable);
  const possible = new Set(typeof whole === 'number' ? [whole] : page);
  for (const [condition, paint] of paints) {
    if (condition === wholeTable || typeof paint !== 'number' || !mayApply(condition, cell)) continue;
    // Nothing that a style can paint lies below its first row but what it paints there.
    if (condition === 'firstRow' && row === 0 && look !== null) possible.clear();
    possible.add(paint);
  }
  return [...possible];
}

/** Which row or column is the last is not known while a table is read, so each may be. */
function mayApply(condition: string, { row, column, look }: PaintedCell): boolean {
  if (condition === 'firstRow' && row > 0) return false;
  if (condition === 'firstCol' && column > 0) return false;
  const part = switches[condition];
  if (look === null || part === undefined) return true;
  return part.startsWith('no') ? !look.has(part) : look.has(part);
}
