import { isOn, parseWhole } from './measures.ts';
import type { ParagraphProperties } from './paragraph-properties.ts';
import { createPropertyCollector, type PropertyCollector } from './property-collector.ts';
import type { XmlAttributes, XmlHandler } from './read-xml.ts';
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
export class StyleSheetReader implements XmlHandler {
  static readonly #openers: Readonly<
    Record<string, (reader: StyleSheetReader, attributes: XmlAttributes) => void>
  > = {
    'w:docDefaults': (reader) => {
      reader.#isInDefaults = true;
    },
    'w:style': (reader, attributes) => reader.#startStyle(attributes),
    'w:name': (reader, attributes) => {
      if (reader.#style !== null) reader.#style.name = attributes['w:val'] ?? reader.#style.id;
    },
    'w:basedOn': (reader, attributes) => {
      if (reader.#style !== null) reader.#style.basedOn = attributes['w:val'];
    },
    'w:tblStylePr': (reader, attributes) => reader.#startCondition(attributes['w:type'] ?? wholeTable),
    'w:tblStyleRowBandSize': (reader, attributes) => {
      if (reader.#style !== null)
        reader.#style.rowsInBand = Math.max(1, parseWhole(attributes['w:val']) ?? 1);
    },
    'w:tblStyleColBandSize': (reader, attributes) => {
      if (reader.#style !== null)
        reader.#style.columnsInBand = Math.max(1, parseWhole(attributes['w:val']) ?? 1);
    },
    'w:shd': (reader, attributes) => {
      const condition = reader.#conditionalDepth > 0 ? reader.#condition : wholeTable;
      reader.#style?.cellPaints.set(condition, parseShading(attributes, reader.#theme));
    },
    'w:pPr': (reader) => {
      const target = reader.#target();
      if (target !== null) reader.#collector.startParagraph(target.paragraph, {});
    },
    'w:rPr': (reader) => {
      const target = reader.#target();
      if (target !== null) reader.#collector.startRun(target.run);
    },
  };

  readonly #sheet: StyleSheet;
  readonly #theme: Theme;
  readonly #collector: PropertyCollector;
  #style: Style | null = null;
  #isInDefaults = false;
  #conditionalDepth = 0;
  #condition = wholeTable;
  #conditional: ConditionalText = { paragraph: {}, run: {} };

  constructor(sheet: StyleSheet, theme: Theme) {
    this.#sheet = sheet;
    this.#theme = theme;
    this.#collector = createPropertyCollector(theme);
  }

  open(name: string, attributes: XmlAttributes): void {
    if (this.#collector.isActive()) this.#collector.open(name, attributes);
    else StyleSheetReader.#openers[name]?.(this, attributes);
  }

  close(name: string): void {
    if (this.#collector.isActive()) this.#collector.close();
    else if (name === 'w:style') this.#style = null;
    else if (name === 'w:docDefaults') this.#isInDefaults = false;
    else if (name === 'w:tblStylePr') this.#conditionalDepth -= 1;
  }

  #startStyle(attributes: XmlAttributes): void {
    const kind = attributes['w:type'] ?? 'paragraph';
    const id = attributes['w:styleId'] ?? '';
    this.#style = {
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
    this.#sheet.styles.set(id, this.#style);
    if (isOn({ 'w:val': attributes['w:default'] ?? '0' })) this.#sheet.defaults.set(kind, id);
  }

  #startCondition(condition: string): void {
    this.#conditionalDepth += 1;
    this.#condition = condition;
    this.#conditional = this.#style === null ? { paragraph: {}, run: {} } : textOf(this.#style, condition);
  }

  /** What the properties that begin here are about. */
  #target(): ConditionalText | null {
    if (this.#conditionalDepth > 0) return this.#conditional;
    if (this.#style !== null) return this.#style;
    const { defaultParagraph: paragraph, defaultRun: run } = this.#sheet;
    return this.#isInDefaults ? { paragraph, run } : null;
  }
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
