import type { GrammarCheck, GrammarHit } from './grammar-check.ts';

/**
 * [pattern, replacement, reason?]: the pattern's group `wrong`, or all of it, is what is marked. The replacement
 * may name groups ("$<noun>") or work on the wrong words in small letters; an empty one offers nothing.
 */
export type Row = readonly [
  pattern: RegExp,
  replacement: string | ((wrong: string) => string),
  reason?: string,
];

type RowCheck = Omit<GrammarCheck, 'find'> & {
  readonly rows: readonly Row[];
  readonly message: (wrong: string, right: string) => string;
};

/** A check that is only words: add a row and a test line, nothing else. */
export function checkOfRows({ rows, message, ...about }: RowCheck): GrammarCheck {
  const patterns = rows.map(
    ([pattern, right, reason]) =>
      [new RegExp(pattern.source, uniqueFlags(pattern.flags)), right, reason] as const,
  );
  return {
    ...about,
    *find(text): Iterable<GrammarHit> {
      const marked = new Set<number>();
      for (const [pattern, replacement, reason] of patterns) {
        for (const match of text.matchAll(pattern)) {
          const [start, end] = match.indices?.groups?.['wrong'] ?? match.indices?.[0] ?? [0, 0];
          // Two rows may meet in one place; the first one has said it.
          if (marked.has(start)) continue;
          marked.add(start);
          const wrong = text.slice(start, end);
          const right = matchCase(wrong, rightOf(replacement, wrong, match.groups ?? {}));
          yield {
            start,
            end,
            message: reason ?? message(wrong, right),
            suggestions: right === '' ? [] : [right],
          };
        }
      }
    },
  };
}

function uniqueFlags(flags: string): string {
  return [...new Set(`${flags}gdi`)].join('');
}

function rightOf(
  replacement: Row[1],
  wrong: string,
  groups: Readonly<Record<string, string | undefined>>,
): string {
  if (typeof replacement === 'function') return replacement(wrong.toLowerCase());
  return replacement.replace(/\$<(\w+)>/g, (_, name: string) => groups[name] ?? '');
}

/** Gives the replacement a capital where the words that it replaces have one. */
export function matchCase(wrong: string, right: string): string {
  return /^\p{Lu}/u.test(wrong) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
}
