import { isOn, parseWhole } from './measures.ts';
import type { ParagraphProperties } from './paragraph-properties.ts';
import { createPropertyCollector } from './property-collector.ts';
import type { XmlHandler } from './read-xml.ts';
import { parseShading } from './run-properties.ts';
import type { Colour, RunProperties } from './run-properties.ts';
import type { Theme } from './theme.ts';

export type Style = {
  readonly id: string;
  readonly kind: string;
  name: string;
  basedOn: string | undefined;
  readonly paragraph: ParagraphProperties;
  readonly run: RunProperties;
  /** What a table style paints its cells with: all of them ("wholeTable"), or those of a condition ("firstRow"). */
  readonly cellPaints: Map<string, Colour>;
  /** What it says about the text of those cells, by condition. */
  readonly conditions: Map<string, ConditionalText>;
  rowsInBand: number;
  columnsInBand: number;
};

export type ConditionalText = { readonly paragraph: ParagraphProperties; readonly run: RunProperties };

export type StyleSheet = {
  readonly styles: Map<string, Style>;
  /** Style ids that hold where a paragraph, run or table names none. */
  readonly defaults: Map<string, string>;
  readonly defaultParagraph: ParagraphProperties;
  readonly defaultRun: RunProperties;
};

/** What a table style says about all cells. */
export const wholeTable = 'wholeTable';

export function createStyleSheet(): StyleSheet {
  return { styles: new Map(), defaults: new Map(), defaultParagraph: {}, defaultRun: {} };
}

/** Fills `sheet` from the styles part (ECMA-376 part 1, 17.7). */
export function styleSheetHandler(sheet: StyleSheet, theme: Theme): XmlHandler {
  const collector = createPropertyCollector(theme);
  let style: Style | null = null;
  let isInDefaults = false;
  let conditionalDepth = 0;
  let condition = wholeTable;
  let conditional: ConditionalText = { paragraph: {}, run: {} };

  return {
    open(name, attributes) {
      if (collector.isActive()) {
        collector.open(name, attributes);
        return;
      }
      switch (name) {
        case 'w:docDefaults':
          isInDefaults = true;
          return;
        case 'w:style': {
          const kind = attributes['w:type'] ?? 'paragraph';
          const id = attributes['w:styleId'] ?? '';
          style = {
            id,
            kind,
            name: id,
            basedOn: undefined,
            paragraph: {},
            run: {},
            cellPaints: new Map(),
            conditions: new Map(),
            rowsInBand: 1,
            columnsInBand: 1,
          };
          sheet.styles.set(id, style);
          if (isOn({ 'w:val': attributes['w:default'] ?? '0' })) sheet.defaults.set(kind, id);
          return;
        }
        case 'w:name':
          if (style !== null) style.name = attributes['w:val'] ?? style.id;
          return;
        case 'w:basedOn':
          if (style !== null) style.basedOn = attributes['w:val'];
          return;
        case 'w:tblStylePr':
          conditionalDepth += 1;
          condition = attributes['w:type'] ?? wholeTable;
          conditional = style === null ? { paragraph: {}, run: {} } : textOf(style, condition);
          return;
        case 'w:tblStyleRowBandSize':
          if (style !== null) style.rowsInBand = Math.max(1, parseWhole(attributes['w:val']) ?? 1);
          return;
        case 'w:tblStyleColBandSize':
          if (style !== null) style.columnsInBand = Math.max(1, parseWhole(attributes['w:val']) ?? 1);
          return;
        case 'w:shd':
          style?.cellPaints.set(
            conditionalDepth > 0 ? condition : wholeTable,
            parseShading(attributes, theme),
          );
          return;
        case 'w:pPr':
          if (conditionalDepth > 0) collector.startParagraph(conditional.paragraph, {});
          else if (style !== null) collector.startParagraph(style.paragraph, {});
          else if (isInDefaults) collector.startParagraph(sheet.defaultParagraph, {});
          return;
        case 'w:rPr':
          if (conditionalDepth > 0) collector.startRun(conditional.run);
          else if (style !== null) collector.startRun(style.run);
          else if (isInDefaults) collector.startRun(sheet.defaultRun);
          return;
        default:
      }
    },
    close(name) {
      if (collector.isActive()) {
        collector.close();
        return;
      }
      if (name === 'w:style') style = null;
      else if (name === 'w:docDefaults') isInDefaults = false;
      else if (name === 'w:tblStylePr') conditionalDepth -= 1;
    },
  };
}

function textOf(style: Style, condition: string): ConditionalText {
  if (condition === wholeTable) return style;
  const known = style.conditions.get(condition);
  if (known !== undefined) return known;
  const text = { paragraph: {}, run: {} };
  style.conditions.set(condition, text);
  return text;
}

/** The style and those it is based on, itself first; a circle ends where it closes. */
export function styleChain(sheet: StyleSheet, id: string | undefined): readonly Style[] {
  const chain: Style[] = [];
  let style = id === undefined ? undefined : sheet.styles.get(id);
  while (style !== undefined && !chain.includes(style) && chain.length < 50) {
    chain.push(style);
    style = style.basedOn === undefined ? undefined : sheet.styles.get(style.basedOn);
  }
  return chain;
}

/** Built-in names are stored in lower case ("heading 1") and shown capitalised ("Heading 1"). */
export function shownStyleName(name: string): string {
  if (/^toc \d/.test(name)) return `TOC${name.slice(3)}`;
  return /^(?:heading|index|caption|footnote|endnote|header|footer)\b/.test(name)
    ? name.charAt(0).toUpperCase() + name.slice(1)
    : name;
}

/** 1 to 9 where a style or one that it is based on is a built-in heading. */
export function headingLevelOf(chain: readonly Style[]): number | null {
  for (const { name } of chain) {
    const [, digit] = /^heading ([1-9])$/i.exec(name) ?? [];
    if (digit !== undefined) return Number(digit);
  }
  return null;
}
