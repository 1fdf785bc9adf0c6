export type NameCover = {
  /** The text with names and e-mail addresses masked; offsets stay the same. */
  readonly cover: (text: string) => string;
  /** The text with each name as a word in brackets, for a field in which it can be edited. */
  readonly veil: (text: string) => Veiled;
};

type Veiled = {
  readonly shown: string;
  /** The edited `shown` text with the names restored. */
  readonly restore: (edited: string) => string;
};

type Place = { readonly start: number; readonly end: number };

const email = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const particle = /^(?:de|da|do|dos|das|del|della|di|du|la|le|van|von|der|den|ter|bin|al|el|ibn|y|e|jr|sr)$/u;
/** Scripts that set no blanks between words. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;

/**
 * Covers these people wherever they are named: in any order and spelling of the whole name, and by each word of it
 * that is capitalised. A word that `context` also uses in small letters ("Will", "Grace") is covered in whole names only.
 */
export function coverNames(names: readonly (string | null)[], context = ''): NameCover {
  const people = names.flatMap((name) => {
    const words = wordsOf(name ?? '');
    return words.length === 0 ? [] : [words];
  });
  const whole = people.flatMap(wholePatterns);
  const used = lowerCaseWordsIn(withoutWholeNames(context, whole));
  const single = [...new Set(people.flat())]
    .filter((word) => word.length > 1 && !particle.test(word) && !used.has(word))
    .map((word) => new RegExp(bounded(spelled(word)), 'gu'));

  const find = (text: string): readonly Place[] => {
    const folded = fold(text);
    const places = [
      ...placesOf(text, email),
      ...whole.flatMap((pattern) => placesOf(folded, pattern)),
      ...single
        .flatMap((pattern) => placesOf(folded, pattern))
        .filter(({ start }) => !/\p{Ll}/u.test(text.charAt(start))),
    ];
    return merge(places);
  };

  return {
    cover: (text) =>
      replace(text, find(text), (words) => words.replaceAll(/\S/gu, (sign) => '█'.repeat(sign.length))),
    veil: (text) => veil(text, find(text)),
  };
}

/** "Díaz, Ana" and "Ana Díaz" give "ana" and "diaz"; numbers are not names. */
function wordsOf(name: string): readonly string[] {
  const [before = '', after = ''] = name.split(',');
  return fold(`${after} ${before}`)
    .split(/[\s._]+/u)
    .map((word) => word.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))
    .filter((word) => word !== '' && !/^(?:participant|student|anonymous|unknown|user)$/u.test(word));
}

/** First name first or last, with or without the words between, and with an initial for the first name. */
function wholePatterns(words: readonly string[]): readonly RegExp[] {
  const [first = '', ...rest] = words;
  const last = rest.at(-1);
  if (last === undefined) return [];
  const gap = String.raw`[\s,._-]*`;
  const [all, turned] = [words, [last, ...words.slice(0, -1)]].map((order) => order.map(spelled).join(gap));
  const middle = String.raw`(?:\p{L}\p{M}*\.?\s+)?`;
  const initial = `${first.charAt(0)}\\.`;
  return [
    ...[all, turned].map((order) => bounded(order ?? '')),
    bounded(`${spelled(first)}\\s+${middle}${spelled(last)}`),
    bounded(`${initial}\\s*${middle}${spelled(last)}`),
    String.raw`(?<![\p{L}\p{N}])${spelled(last)},\s*${initial}`,
  ].map((pattern) => new RegExp(pattern, 'gu'));
}

function spelled(word: string): string {
  return Array.from(word)
    .map((sign) => `${sign.replaceAll(/[\\^$.*+?()[\]{}|/-]/gu, String.raw`\$&`)}\\p{M}*`)
    .join('');
}

function bounded(pattern: string): string {
  return unspaced.test(pattern) ? pattern : String.raw`(?<![\p{L}\p{N}])${pattern}(?![\p{L}\p{N}])`;
}

/** Small letters without accents, one for each sign of the text, so that offsets are the text's own. */
function fold(text: string): string {
  return text.replaceAll(/[^\0-\x7F]|[A-Z]+/gu, (sign) => {
    const folded = sign
      .normalize('NFD')
      .replaceAll(/(?<=.)\p{M}+/gu, '')
      .toLowerCase();
    return folded.length === sign.length ? folded : sign;
  });
}

function lowerCaseWordsIn(text: string): ReadonlySet<string> {
  return new Set(
    [...text.matchAll(/(?<![\p{L}\p{N}’'-])\p{Ll}[\p{L}\p{M}’'-]*/gu)].map(([word]) => fold(word)),
  );
}

function withoutWholeNames(text: string, whole: readonly RegExp[]): string {
  const places = merge([
    ...placesOf(text, email),
    ...whole.flatMap((pattern) => placesOf(fold(text), pattern)),
  ]);
  return replace(text, places, () => ' ');
}

function placesOf(text: string, pattern: RegExp): readonly Place[] {
  return [...text.matchAll(pattern)].map(({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
  }));
}

/** In order, with places that touch or overlap as one. */
function merge(places: readonly Place[]): readonly Place[] {
  const merged: Place[] = [];
  for (const place of places.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1);
    if (last !== undefined && place.start < last.end)
      merged.splice(-1, 1, { start: last.start, end: Math.max(last.end, place.end) });
    else merged.push(place);
  }
  return merged;
}

function replace(text: string, places: readonly Place[], by: (words: string) => string): string {
  let result = '';
  let at = 0;
  for (const { start, end } of places) {
    result += text.slice(at, start) + by(text.slice(start, end));
    at = end;
  }
  return result + text.slice(at);
}

function veil(text: string, places: readonly Place[]): Veiled {
  const marks = new Map<string, string>();
  let number = 0;
  const nextMark = () => {
    let mark: string;
    do {
      number += 1;
      mark = number === 1 ? '[name]' : `[name ${number}]`;
    } while (text.includes(mark));
    return mark;
  };
  const shown = replace(text, places, (words) => {
    const mark = marks.get(words) ?? nextMark();
    marks.set(words, mark);
    return mark;
  });
  return {
    shown,
    restore: (edited) =>
      [...marks].reduce((rest, [words, mark]) => rest.replaceAll(mark, () => words), edited),
  };
}
