import { parseWhole } from './measures.ts';
import type { ParagraphProperties } from './paragraph-properties.ts';
import { createPropertyCollector } from './property-collector.ts';
import type { XmlHandler } from './read-xml.ts';
import type { Theme } from './theme.ts';

/** Levels run from 0 to 8. */
const deepestLevel = 8;

export type NumberLevel = {
  start: number;
  format: string;
  /** "%1.%2." */
  text: string;
  isLegal: boolean;
  restartsAfter: number | undefined;
  readonly paragraph: ParagraphProperties;
};

type AbstractList = { readonly levels: Map<number, NumberLevel>; styleLink: string | undefined };

type ListInstance = {
  abstractId: string;
  readonly starts: Map<number, number>;
  readonly levels: Map<number, NumberLevel>;
};

export type Numbering = {
  readonly abstracts: Map<string, AbstractList>;
  readonly instances: Map<string, ListInstance>;
};

export function createNumbering(): Numbering {
  return { abstracts: new Map(), instances: new Map() };
}

/** Fills `numbering` from the numbering part (ECMA-376 part 1, 17.9). */
export function numberingHandler(numbering: Numbering, theme: Theme): XmlHandler {
  const collector = createPropertyCollector(theme);
  let abstract: AbstractList | null = null;
  let instance: ListInstance | null = null;
  let overridden = 0;
  let level: NumberLevel | null = null;

  return {
    open(name, attributes) {
      if (collector.isActive()) {
        collector.open(name, attributes);
        return;
      }
      const value = attributes['w:val'];
      switch (name) {
        case 'w:abstractNum':
          abstract = { levels: new Map(), styleLink: undefined };
          numbering.abstracts.set(attributes['w:abstractNumId'] ?? '', abstract);
          return;
        case 'w:num':
          instance = { abstractId: '', starts: new Map(), levels: new Map() };
          numbering.instances.set(attributes['w:numId'] ?? '', instance);
          return;
        case 'w:abstractNumId':
          if (instance !== null) instance.abstractId = value ?? '';
          return;
        case 'w:numStyleLink':
          if (abstract !== null) abstract.styleLink = value;
          return;
        case 'w:lvlOverride':
          overridden = parseWhole(attributes['w:ilvl']) ?? 0;
          return;
        case 'w:startOverride':
          instance?.starts.set(overridden, parseWhole(value) ?? 1);
          return;
        case 'w:lvl':
          level = newLevel();
          (instance ?? abstract)?.levels.set(parseWhole(attributes['w:ilvl']) ?? 0, level);
          return;
        case 'w:pPr':
          if (level !== null) collector.startParagraph(level.paragraph, {});
          return;
        case 'w:rPr':
          collector.startRun({});
          return;
        default:
          if (level !== null) collectLevel(level, name, value);
      }
    },
    close(name) {
      if (collector.isActive()) {
        collector.close();
        return;
      }
      if (name === 'w:lvl') level = null;
      else if (name === 'w:num') instance = null;
      else if (name === 'w:abstractNum') abstract = null;
    },
  };
}

function newLevel(): NumberLevel {
  return { start: 0, format: 'decimal', text: '', isLegal: false, restartsAfter: undefined, paragraph: {} };
}

function collectLevel(level: NumberLevel, name: string, value: string | undefined): void {
  if (name === 'w:start') level.start = parseWhole(value) ?? 0;
  else if (name === 'w:numFmt') level.format = value ?? 'decimal';
  else if (name === 'w:lvlText') level.text = value ?? '';
  else if (name === 'w:isLgl') level.isLegal = value !== '0';
  else if (name === 'w:lvlRestart') level.restartsAfter = parseWhole(value);
}

/** The level's definition; `findStyleNumberId` resolves lists that borrow another style's definition. */
export function findLevel(
  numbering: Numbering,
  place: { readonly numberId: string; readonly level: number },
  findStyleNumberId: (styleId: string) => string | undefined,
): NumberLevel | undefined {
  const instance = numbering.instances.get(place.numberId);
  if (instance === undefined) return undefined;
  const own = instance.levels.get(place.level);
  if (own !== undefined) return own;
  const abstract = numbering.abstracts.get(instance.abstractId);
  if (abstract?.styleLink === undefined) return abstract?.levels.get(place.level);
  const linked = numbering.instances.get(findStyleNumberId(abstract.styleLink) ?? '');
  return numbering.abstracts.get(linked?.abstractId ?? '')?.levels.get(place.level);
}

/** Counts list paragraphs in document order and tells the label that Word draws before each. */
export function createLabelCounter(
  numbering: Numbering,
  findStyleNumberId: (styleId: string) => string | undefined,
) {
  const counters = new Map<string, Map<number, number>>();
  const started = new Set<string>();

  return function nextLabel(numberId: string, level: number): string | null {
    const definition = findLevel(numbering, { numberId, level }, findStyleNumberId);
    const instance = numbering.instances.get(numberId);
    if (definition === undefined || instance === undefined) return null;
    // Lists that share a definition count on together unless one of them says where it starts.
    const values = counters.get(instance.abstractId) ?? new Map<number, number>();
    counters.set(instance.abstractId, values);
    const startKey = `${numberId}/${level}`;
    const override = started.has(startKey) ? undefined : instance.starts.get(level);
    started.add(startKey);

    const current = values.get(level);
    values.set(level, override ?? (current === undefined ? definition.start : current + 1));
    for (let deeper = level + 1; deeper <= deepestLevel; deeper += 1) {
      if (!values.has(deeper)) continue;
      const restartsAfter = findLevel(
        numbering,
        { numberId, level: deeper },
        findStyleNumberId,
      )?.restartsAfter;
      if (restartsAfter !== 0) values.delete(deeper);
    }

    if (definition.format === 'bullet') return bulletLabel(definition.text);
    if (definition.format === 'none') return definition.text.replaceAll(/%\d/g, '');
    return definition.text.replaceAll(/%(\d)/g, (_, digit: string) => {
      const index = Number(digit) - 1;
      const other = findLevel(numbering, { numberId, level: index }, findStyleNumberId);
      const format = definition.isLegal ? 'decimal' : (other?.format ?? 'decimal');
      return formatCounter(values.get(index) ?? other?.start ?? 1, format);
    });
  };
}

const romanDigits = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

/** A counter as a list label shows it (ECMA-376 part 1, 17.18.59); formats not known come as decimals. */
export function formatCounter(value: number, format: string): string {
  switch (format) {
    case 'none':
      return '';
    case 'lowerLetter':
      return letters(value).toLowerCase();
    case 'upperLetter':
      return letters(value);
    case 'lowerRoman':
      return roman(value).toLowerCase();
    case 'upperRoman':
      return roman(value);
    case 'decimalZero':
      return String(value).padStart(2, '0');
    case 'ordinal':
      return `${value}${ordinalEnding(value)}`;
    default:
      return String(value);
  }
}

/** Word counts A to Z, then AA, BB to ZZ, then AAA. */
function letters(value: number): string {
  if (value < 1 || value > 780) return String(value);
  const index = (value - 1) % 26;
  return String.fromCodePoint(65 + index).repeat(Math.floor((value - 1) / 26) + 1);
}

function roman(value: number): string {
  if (value < 1 || value > 3999) return String(value);
  let rest = value;
  let text = '';
  for (const [worth, digits] of romanDigits) {
    while (rest >= worth) {
      text += digits;
      rest -= worth;
    }
  }
  return text;
}

function ordinalEnding(value: number): string {
  const tens = value % 100;
  if (tens >= 11 && tens <= 13) return 'th';
  return ['th', 'st', 'nd', 'rd'][value % 10] ?? 'th';
}

/** Bullets are drawn with symbol fonts, whose private code points say nothing to a reader. */
export function bulletLabel(text: string): string {
  const first = text.codePointAt(0);
  if (first === undefined) return '';
  return (first >= 0xe000 && first <= 0xf8ff) || first === 0xb7 ? '•' : text;
}
