import { isPersonalName } from '@greenpen/grading';
import type { Paper } from '@greenpen/paper';
import { titleBlockOf } from '@greenpen/paper-structure';

export type HiddenNames = {
  /** The text with the student's name and every e-mail address replaced. */
  readonly hide: (text: string) => string;
  /** The text with the names back in their places. */
  readonly restore: (text: string) => string;
  /** Placeholder for the name used to address the student; `null` if it is unknown. */
  readonly address: string | null;
};

/** Somebody or something beside the student that tells where a paper comes from. */
export type OtherName = { readonly kind: 'INSTITUTION' | 'INSTRUCTOR' | 'AUTHOR'; readonly text: string };

const TITLE = /^(?:(?:dr|prof|professor|mr|mrs|ms|instructor|teacher|tutor)\b[.:]?\s*)+/iu;
const KIND_OF_ROLE = { affiliation: 'INSTITUTION', instructor: 'INSTRUCTOR', author: 'AUTHOR' } as const;

/** The institution, the instructor and the authors that the title block names, without the student. */
export function namesInTitleBlock(paper: Paper, studentName: string | null): readonly OtherName[] {
  const ofStudent = new Set(wordsOf(studentName));
  const found = titleBlockOf(paper).lines.flatMap(({ role, text }): OtherName[] => {
    if (role !== 'affiliation' && role !== 'instructor' && role !== 'author') return [];
    return text.split(/\s*[,;|]\s*/u).flatMap((piece): OtherName[] => {
      const name = piece.replace(TITLE, '').trim();
      // One word may be any word of the paper: "Planning", "Ono".
      const isStudent = ofStudent.size > 0 && wordsOf(name).some((word) => ofStudent.has(word));
      return !isStudent && /\p{L}{2}.*\s.*\p{L}{2}/u.test(name)
        ? [{ kind: KIND_OF_ROLE[role], text: name }]
        : [];
    });
  });
  return found.filter(({ text }, index) => found.findIndex((one) => one.text === text) === index);
}

/** Begins where a word begins, so that a word without end is looked at once. */
const emailAddress = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;

/**
 * Hides who wrote a paper, and for whom and where. Every word of the name has its own mark, so that a quotation that
 * contains it can be put back to the letter: "[NAME]" is the first name, "[NAME 2]" the next word.
 */
export function hideNames(studentName: string | null, others: readonly OtherName[] = []): HiddenNames {
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
  const spelled = others.flatMap((other) => [other, { ...other, text: other.text.toUpperCase() }]);
  const known = spelled.map(({ text, kind }, index) => ({
    pattern: new RegExp(
      bounded(
        text
          .trim()
          .split(/\s+/u)
          .map((word) => escaped(word))
          .join(String.raw`\s+`),
      ),
      'gu',
    ),
    mark: `[${kind}${index === 0 ? '' : ` ${index + 1}`}]`,
    text,
  }));
  return {
    hide: (text) =>
      [...known, ...whole, ...single].reduce(
        (rest, { pattern, mark }) => rest.replaceAll(pattern, mark),
        text.replaceAll(emailAddress, '[e-mail address]'),
      ),
    restore: (text) =>
      [...marks.map((mark, index) => ({ mark, text: words[index] ?? '' })), ...known].reduce(
        (rest, one) => rest.replaceAll(one.mark, one.text),
        text,
      ),
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
