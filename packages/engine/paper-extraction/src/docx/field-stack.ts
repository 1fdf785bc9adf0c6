import { ReadingRefused } from '../refusals.ts';

/** Fields of real documents nest two or three deep. */
const deepestNesting = 50;

type Field = { instruction: string; phase: 'code' | 'result'; result: ResultReader | null };

/** Follows complex fields, which nest: begin, code, separate, result, end (ECMA-376 part 1, 17.16.18). */
export class FieldStack {
  readonly #fields: Field[] = [];

  change(kind: string | undefined): void {
    const top = this.#fields.at(-1);
    if (kind === 'begin') {
      if (this.#fields.length >= deepestNesting) throw new ReadingRefused('too-complex');
      this.#fields.push({ instruction: '', phase: 'code', result: null });
    } else if (kind === 'separate' && top !== undefined) {
      top.phase = 'result';
      top.result = createResultReader(top.instruction);
    } else if (kind === 'end') this.#fields.pop();
  }

  addInstruction(text: string): void {
    const top = this.#fields.at(-1);
    if (top !== undefined && top.instruction.length < 4000) top.instruction += text;
  }

  /** Stands for a field within the code of another, whose result is not known. */
  markNested(): void {
    const outer = this.#fields.at(-2);
    if (outer?.phase === 'code') outer.instruction += nestedMark;
  }

  /** Whether Word shows `text`, which is the next piece of the results that are being read. */
  shows(text: string): boolean {
    return this.#fields.reduce((shown, { result }) => (result?.shows(text) ?? true) && shown, true);
  }

  /** Whether the current position is in a field's code, which Word does not show. */
  isInCode() {
    return this.#fields.some(({ phase }) => phase === 'code');
  }

  /** The innermost hyperlink of the fields that are being shown. */
  link(): string | null {
    for (const { instruction } of this.#fields.toReversed()) {
      const target = linkTarget(instruction);
      if (target !== null) return target;
    }
    return null;
  }

  /** Whether the innermost field is a page number. */
  isPageNumber() {
    return isPageNumberField(this.#fields.at(-1)?.instruction ?? '');
  }
}

/** Stands for the page's own number in the text of a header; private use, so no font's own character. */
export const pageNumberMark = '\uF8FE';

export function isPageNumberField(instruction: string): boolean {
  return /^\s*PAGE\b/i.test(instruction);
}

export function linkTarget(instruction: string): string | null {
  const [, quoted, bare] = /^\s*HYPERLINK\s+(?:\\l\s+)?(?:"([^"]*)"|(\S+))/i.exec(instruction) ?? [];
  const target = quoted ?? bare;
  if (target === undefined) return null;
  return /^\s*HYPERLINK\s+\\l/i.test(instruction) ? `#${target}` : target;
}

/** Follows the stored result of one field and answers which pieces of it the field shows. */
export type ResultReader = { readonly shows: (text: string) => boolean };

/**
 * Fields that set a value or mark an entry elsewhere, that act on other fields, or that Word draws from their code
 * (ECMA-376 part 1, 17.16.5): whatever is stored as their result is not shown.
 */
const silentField =
  /^\s*(?:ADVANCE|ASK|AUTONUM(?:LGL|OUT)?|EQ|GOTOBUTTON|LISTNUM|MACROBUTTON|NEXT|NEXTIF|PRINT|PRIVATE|RD|SET|SKIPIF|TA|TC|XE)\b/i;
/** Fields whose result Word works out from the words of their code alone. */
const literalField = /^\s*(?:IF|QUOTE)\b/i;

/** Fields that Word works out anew when it lays the pages out: a number or a date. */
const reckonedField = /^\s*(?:PAGE|NUMPAGES|SECTION|SECTIONPAGES|DATE|TIME)\b/i;
/** A date, or a number in words, is no longer than this. */
export const longestReckoned = 40;

/** Reads the result of a field with this code; null where the field may show any result. */
export function createResultReader(instruction: string): ResultReader | null {
  if (silentField.test(instruction)) return { shows: () => false };
  if (reckonedField.test(instruction)) return createShortReader(longestReckoned);
  return literalField.test(instruction) ? createTextMatcher([resultOf(instruction) ?? '']) : null;
}

/** Shows what begins one of these texts, whatever blanks are in it. */
export function createTextMatcher(texts: readonly string[]): ResultReader {
  let candidates = texts.map(withoutBlanks);
  let at = 0;
  return {
    shows(text) {
      const piece = withoutBlanks(text);
      const matching = candidates.filter((candidate) => candidate.startsWith(piece, at));
      if (matching.length === 0) return false;
      candidates = matching;
      at += piece.length;
      return true;
    },
  };
}

/** Shows no more than so many characters. */
export function createShortReader(longest: number): ResultReader {
  let length = 0;
  return { shows: (text) => (length += text.length) <= longest };
}

/** A character of private use for a field in the code of another. */
const nestedMark = '\uF8FD';

/** What `QUOTE "words"` and `IF 1 = 1 "words" "others"` show; null where that hangs on more than their own words. */
function resultOf(instruction: string): string | null {
  if (instruction.includes(nestedMark)) return null;
  const words = Array.from(
    instruction.matchAll(/"([^"]*)"|[“”]([^“”]*)[“”]|(<>|<=|>=|[=<>])|([^\s"“”=<>]+)/gu),
    ([, quoted, curly, operator, bare]) => quoted ?? curly ?? operator ?? bare ?? '',
  );
  if (words[0]?.toUpperCase() === 'QUOTE') return words[1] ?? null;
  const [, left, operator, right, then = '', otherwise = ''] = words;
  const holds = compare(left, operator, right);
  return holds === null ? null : holds ? then : otherwise;
}

function compare(
  left: string | undefined,
  operator: string | undefined,
  right: string | undefined,
): boolean | null {
  if (left === undefined || right === undefined) return null;
  const [one, two] = [Number(left), Number(right)];
  // A bare word names a bookmark, whose text is elsewhere.
  const areNumbers = left.trim() !== '' && right.trim() !== '' && !Number.isNaN(one) && !Number.isNaN(two);
  if (operator === '=' || operator === '<>') return (left === right) === (operator === '=');
  if (!areNumbers) return null;
  if (operator === '<') return one < two;
  if (operator === '>') return one > two;
  if (operator === '<=') return one <= two;
  return operator === '>=' ? one >= two : null;
}

function withoutBlanks(text: string): string {
  return text.replaceAll(/\s+/gu, '');
}
