import { type Numbering, findLevel } from './numbering.ts';
import type { ParagraphProperties } from './paragraph-properties.ts';
import type { RunProperties } from './run-properties.ts';
import type { Backdrop } from './run-visibility.ts';
import { type StyleSheet, headingLevelOf, shownStyleName, styleChain, wholeTable } from './style-sheet.ts';

const toggles = ['bold', 'italic', 'isHidden'] as const;

/** Everything outside the body that decides how the body looks. */
export type DocumentLook = { readonly sheet: StyleSheet; readonly numbering: Numbering };

export type ResolvedParagraph = {
  readonly properties: ParagraphProperties;
  readonly styleName: string | null;
  readonly headingLevel: number | null;
  /** Run properties that the styles give every run of the paragraph. */
  readonly run: RunProperties;
};

/** Works out effective properties: defaults, table style, paragraph style, list level, then direct formatting. */
export class FormattingResolver {
  readonly #sheet: StyleSheet;
  readonly #numbering: Numbering;
  readonly #merged = new Map<string, ResolvedParagraph>();
  readonly #characterRuns = new Map<string, RunProperties>();

  constructor(look: DocumentLook) {
    this.#sheet = look.sheet;
    this.#numbering = look.numbering;
  }

  /** The numbering that a style or one that it is based on gives its paragraphs. */
  findStyleNumberId(styleId: string): string | undefined {
    return styleChain(this.#sheet, styleId).find(({ paragraph }) => paragraph.numberId !== undefined)
      ?.paragraph.numberId;
  }

  resolveParagraph(direct: ParagraphProperties, cell: CellLook): ResolvedParagraph {
    const style = this.#mergeStyle(direct.styleId, cell);
    const level = direct.numberLevel ?? style.properties.numberLevel;
    const properties = { ...style.properties, ...this.#indentOf(direct.numberId, level), ...direct };
    const outline = direct.outlineLevel ?? style.properties.outlineLevel;
    const fromOutline = outline === undefined || outline > 8 ? null : outline + 1;
    const headingLevel =
      direct.outlineLevel === undefined ? (style.headingLevel ?? fromOutline) : fromOutline;
    return { properties, styleName: style.styleName, headingLevel, run: style.run };
  }

  resolveRun(paragraphRun: RunProperties, direct: RunProperties): RunProperties {
    const character = direct.styleId === undefined ? {} : this.#characterRun(direct.styleId);
    const run = {
      ...keepDefaultToggles(this.#sheet.defaultRun, toggleOver(paragraphRun, character)),
      ...direct,
    };
    if (run.isAlwaysHidden === true) run.isHidden = true;
    // ECMA-376 part 1, 17.3.2.39.
    const isComplex = run.isComplexScript === true || run.isRightToLeft === true;
    if (isComplex && run.complexSizePt !== undefined) run.sizePt = run.complexSizePt;
    if (isComplex && run.complexFont !== undefined) run.font = run.complexFont;
    return run;
  }

  /** What a table's style gives a cell, and what lies behind the cell before its own shading. */
  lookOfCell(
    ownStyleId: string | undefined,
    cell: StyledCell,
  ): { readonly cell: CellLook; readonly backdrop: Backdrop } {
    const tableStyleId = ownStyleId ?? this.#sheet.defaults.get('table');
    if (tableStyleId === undefined) return { cell: noCell, backdrop: cell.ground };
    const chain = styleChain(this.#sheet, tableStyleId).toReversed();
    const conditions = conditionsOf(cell, {
      rows: chain.findLast(({ rowsInBand }) => rowsInBand > 1)?.rowsInBand ?? 1,
      columns: chain.findLast(({ columnsInBand }) => columnsInBand > 1)?.columnsInBand ?? 1,
    });
    const paints = new Map(chain.flatMap((style) => [...style.cellPaints]));
    const paint = [wholeTable, ...conditions]
      .map((condition) => paints.get(condition))
      .findLast((colour) => typeof colour === 'number');
    const texts = new Set(chain.flatMap((style) => [...style.conditions.keys()]));
    return {
      cell: { styleId: tableStyleId, conditions: conditions.filter((condition) => texts.has(condition)) },
      backdrop: paint === undefined ? cell.ground : [paint],
    };
  }

  /** Whether the style sets the last row apart from the others. */
  marksLastRow(ownStyleId: string | undefined): boolean {
    return styleChain(this.#sheet, ownStyleId ?? this.#sheet.defaults.get('table')).some(
      ({ conditions, cellPaints }) =>
        lastRowConditions.some((condition) => conditions.has(condition) || cellPaints.has(condition)),
    );
  }

  #indentOf(numberId: string | undefined, level: number | undefined): ParagraphProperties {
    if (numberId === undefined || numberId === '0') return {};
    const { leftPt, firstLinePt } =
      findLevel(this.#numbering, { numberId, level: level ?? 0 }, (id) => this.findStyleNumberId(id))
        ?.paragraph ?? {};
    return {
      ...(leftPt === undefined ? {} : { leftPt }),
      ...(firstLinePt === undefined ? {} : { firstLinePt }),
    };
  }

  #mergeStyle(styleId: string | undefined, cell: CellLook): ResolvedParagraph {
    const id =
      styleId !== undefined && this.#sheet.styles.has(styleId)
        ? styleId
        : this.#sheet.defaults.get('paragraph');
    const key = [id ?? '', cell.styleId ?? '', ...cell.conditions].join('\n');
    const seen = this.#merged.get(key);
    if (seen !== undefined) return seen;

    const chain = styleChain(this.#sheet, id);
    const properties: ParagraphProperties = { ...this.#sheet.defaultParagraph };
    const tableRun: RunProperties = {};
    const styleRun: RunProperties = {};
    const tableChain = styleChain(this.#sheet, cell.styleId).toReversed();
    for (const style of tableChain) {
      Object.assign(properties, style.paragraph);
      Object.assign(tableRun, style.run);
    }
    for (const condition of cell.conditions) {
      for (const style of tableChain) {
        const text = style.conditions.get(condition);
        Object.assign(properties, text?.paragraph);
        Object.assign(tableRun, text?.run);
      }
    }
    for (const style of chain.toReversed()) {
      const level = style.paragraph.numberLevel ?? properties.numberLevel;
      Object.assign(properties, this.#indentOf(style.paragraph.numberId, level), style.paragraph);
      Object.assign(styleRun, style.run);
    }
    const run = keepDefaultToggles(
      this.#sheet.defaultRun,
      [tableRun, styleRun].reduce(toggleOver, this.#sheet.defaultRun),
    );
    const name = chain[0]?.name;
    const result: ResolvedParagraph = {
      properties,
      run,
      styleName: name === undefined ? null : shownStyleName(name),
      headingLevel: headingLevelOf(chain),
    };
    this.#merged.set(key, result);
    return result;
  }

  #characterRun(styleId: string): RunProperties {
    const seen = this.#characterRuns.get(styleId);
    if (seen !== undefined) return seen;
    const run: RunProperties = {};
    for (const style of styleChain(this.#sheet, styleId).toReversed()) Object.assign(run, style.run);
    this.#characterRuns.set(styleId, run);
    return run;
  }
}

/** The table style that a paragraph is under, with the conditions of it that hold for its cell, the strongest last. */
export type CellLook = { readonly styleId: string | undefined; readonly conditions: readonly string[] };

export const noCell: CellLook = { styleId: undefined, conditions: [] };

export type StyledCell = {
  readonly row: number;
  readonly isLastRow: boolean;
  readonly column: number;
  /** How many columns it covers, and how many the table has. */
  readonly columns: number;
  readonly columnCount: number;
  /** The conditions that the table asks for ("firstRow", "noHBand"). */
  readonly look: ReadonlySet<string>;
  /** What lies behind the table. */
  readonly ground: Backdrop;
};

const lastRowConditions = ['lastRow', 'seCell', 'swCell'];

/** In the order in which they are applied (ECMA-376 part 1, 17.7.6). */
function conditionsOf(
  { row, isLastRow, column, columns, columnCount, look }: StyledCell,
  band: { readonly rows: number; readonly columns: number },
): readonly string[] {
  const isFirst = look.has('firstRow') && row === 0;
  const isLast = look.has('lastRow') && isLastRow;
  const isLeft = look.has('firstColumn') && column === 0;
  const isRight = look.has('lastColumn') && columnCount > 0 && column + columns >= columnCount;
  const rowBand = bandOf(row - (look.has('firstRow') ? 1 : 0), band.rows);
  const columnBand = bandOf(column - (look.has('firstColumn') ? 1 : 0), band.columns);
  const found: readonly (readonly [condition: string, holds: boolean])[] = [
    [`band${columnBand}Vert`, !look.has('noVBand') && !isLeft && !isRight],
    [`band${rowBand}Horz`, !look.has('noHBand') && !isFirst && !isLast],
    ['firstRow', isFirst],
    ['lastRow', isLast],
    ['firstCol', isLeft],
    ['lastCol', isRight],
    ['nwCell', isFirst && isLeft],
    ['neCell', isFirst && isRight],
    ['swCell', isLast && isLeft],
    ['seCell', isLast && isRight],
  ];
  return found.flatMap(([condition, holds]) => (holds ? [condition] : []));
}

/** Bands 1 and 2 take turns. */
function bandOf(at: number, size: number): number {
  return (Math.floor(Math.max(at, 0) / size) % 2) + 1;
}

/**
 * What one level of the style hierarchy (table, paragraph, character) makes of the run properties of those below it.
 * A toggle that it switches on is switched off where it was on; one that it switches off stays as it was (ECMA-376
 * part 1, 17.7.3).
 */
function toggleOver(below: RunProperties, level: RunProperties): RunProperties {
  const run = { ...below, ...level };
  for (const toggle of toggles) {
    if (level[toggle] !== undefined) run[toggle] = (below[toggle] === true) !== level[toggle];
  }
  return run;
}

/** What the document's defaults switch on no style switches off (17.7.3). */
function keepDefaultToggles(defaults: RunProperties, styled: RunProperties): RunProperties {
  const run = { ...styled };
  for (const toggle of toggles) if (defaults[toggle] === true) run[toggle] = true;
  return run;
}
