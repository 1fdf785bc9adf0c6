import { isPersonalName } from '../../personal-name.ts';

export type HiddenNames = {
  /** The text with the student's name and every e-mail address replaced. */
  readonly hide: (text: string) => string;
  /** The text with the names back in their places. */
  readonly restore: (text: string) => string;
  /** Placeholder for the name used to address the student; `null` if it is unknown. */
  readonly address: string | null;
};

/** Begins where a word begins, so that a word without end is looked at once. */
const emailAddress = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;

/**
 * Hides who wrote a paper. Every word of the name has its own mark, so that a quotation that contains it can be put
 * back to the letter: "[NAME]" is the first name, "[NAME 2]" the next word.
 */
export function hideNames(studentName: string | null): HiddenNames {
  const words = wordsOf(studentName);
  const marks = words.map((_word, index) => (index === 0 ? '[NAME]' : `[NAME ${index + 1}]`));
  const whole = ordersOf(words).map((order) => ({
    pattern: new RegExp(bounded(order.map((word) => escaped(word)).join(String.raw`,?\s+`)), 'giu'),
    mark: order.map((word) => marks[words.indexOf(word)] ?? '').join(' '),
  }));
  const single = words.map((word, index) => ({
    pattern: new RegExp(bounded(`(?:${escaped(capitalised(word))}|${escaped(word.toUpperCase())})`), 'gu'),
    mark: marks[index] ?? '',
  }));
  return {
    hide: (text) =>
      [...whole, ...single].reduce(
        (rest, { pattern, mark }) => rest.replaceAll(pattern, mark),
        text.replaceAll(emailAddress, '[e-mail address]'),
      ),
    restore: (text) => marks.reduce((rest, mark, index) => rest.replaceAll(mark, words[index] ?? ''), text),
    address: words.length === 0 ? null : (marks[0] ?? null),
  };
}

/** "Lopez, Maria" and "Maria Lopez" give both words, the first name first; initials and numbers give nothing. */
function wordsOf(name: string | null): readonly string[] {
  if (name === null || !isPersonalName(name)) return [];
  const [before = '', after = ''] = name.split(',');
  const words = `${after} ${before}`.split(/\s+/u).filter((word) => /^\p{L}[\p{L}’'-]+$/u.test(word));
  return [...new Set(words)].filter((word) => !/^(?:student|the|and|of|de|van|von|la)$/iu.test(word));
}

/** First name first, and family name first. */
function ordersOf(words: readonly string[]): readonly (readonly string[])[] {
  const last = words.at(-1);
  return words.length < 2 || last === undefined ? [] : [words, [last, ...words.slice(0, -1)]];
}

function bounded(pattern: string): string {
  return String.raw`(?<![\p{L}\p{N}])${pattern}(?![\p{L}\p{N}])`;
}

function escaped(word: string): string {
  return word.replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`);
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
