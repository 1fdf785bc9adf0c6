/** Parts of a family name that class lists, title pages and file names may omit or spell differently. */
export const nameParticles: ReadonlySet<string> = new Set(
  'de da do dos das del della di du la le les van von der den ter ten bin binti ibn al el y e st st. zu zur af av'.split(
    ' ',
  ),
);

const suffixes: ReadonlySet<string> = new Set(['jr', 'sr', 'ii', 'iii', 'iv']);
const suffixPart = /^(?:jr|sr|ii|iii|iv)\.?$/iu;

/** Letters that Unicode normalization form D does not split into a base letter and an accent. */
const baseLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Straight, curly and modifier apostrophes, and the accents typed in their place. */
const apostrophes = /['’‘‛ʼʻ`´′＇]/gu;

/** "José O’Neill" becomes ["jose", "oneill"]: lower-case words without accents, apostrophes or punctuation. */
export function foldedWords(text: string): readonly string[] {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(apostrophes, '')
    .replaceAll(/[ßæœøłđðþı]/gu, (letter) => baseLetters[letter] ?? letter);
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/** The words that distinguish people, in the order written. */
export function distinctWords(name: string): readonly string[] {
  const words = joinInitialO(foldedWords(name));
  const kept = words.filter((word) => !nameParticles.has(word) && !suffixes.has(word));
  return kept.length === 0 ? words : kept;
}

/** Reads "O Neill" as O'Neill. */
function joinInitialO(words: readonly string[]): readonly string[] {
  return words
    .join(' ')
    .replaceAll(/(?<=^| )o (?=\p{L}{2})/gu, 'o')
    .split(' ');
}

/**
 * Keys for comparing two spellings of a name, strictest first: every letter; without particles and suffixes; in any
 * word order.
 */
export function nameKeys(name: string): readonly [string, string, string] {
  const distinct = distinctWords(name);
  return [foldedWords(name).join(''), distinct.join(''), distinct.toSorted().join(' ')];
}

/** Whether two spellings may be the same name; never for empty ones. */
export function isSameName(one: string, other: string): boolean {
  const others = nameKeys(other);
  return nameKeys(one).some((key, index) => key !== '' && key === others[index]);
}

/** Whether a text contains every word of a name, in any order. */
export function holdsName(text: string, name: string): boolean {
  const words = new Set(distinctWords(text));
  const own = distinctWords(name);
  return own.length > 0 && own.every((word) => words.has(word));
}

/** Whether two names may belong to one person who omits or shortens parts: "Jenny Smith", "Jennifer A. Smith". */
export function mayBeOnePerson(one: string, other: string): boolean {
  if (isSameName(one, other) || holdsName(one, other) || holdsName(other, one)) return true;
  const [words, others] = [distinctWords(one), distinctWords(other)];
  const hasSameInitial = words[0]?.charAt(0) === others[0]?.charAt(0);
  return hasSameInitial && words.some((word) => word.length > 1 && others.includes(word));
}

/** "Diaz, Ana" becomes "Ana Diaz"; "John Smith, Jr." and "Smith, John, Jr." keep the suffix at the end. */
export function inReadingOrder(name: string): string {
  const parts = name.split(',').map((part) => part.trim());
  const last = parts.at(-1) ?? '';
  const suffix = parts.length > 1 && suffixPart.test(last) ? `, ${last}` : '';
  const [family = '', given = '', ...others] = suffix === '' ? parts : parts.slice(0, -1);
  if (others.length > 0) return name;
  return given === '' ? `${family}${suffix}` : `${given} ${family}${suffix}`;
}

/** Splits off the family name with its particles and suffix: "Ana de la Cruz, Jr." gives "de la Cruz, Jr.". */
export function splitName(name: string): { readonly first: string; readonly last: string } {
  const words = name.trim().split(/\s+/u);
  let start = words.length - 1;
  if (suffixPart.test(words[start] ?? '')) start -= 1;
  while (start > 1 && nameParticles.has((words[start - 1] ?? '').toLowerCase())) start -= 1;
  const from = Math.max(0, words.length < 2 ? 0 : start);
  return { first: words.slice(0, from).join(' '), last: words.slice(from).join(' ') };
}

/** Whether a name, in any word order, spells a contracted "lastfirst". */
export function isSpelledBy(name: string, letters: string): boolean {
  const words = foldedWords(name);
  if (words.length < 2 || words.length > 5) return false;
  const [first = ''] = words;
  const last = words.at(-1) ?? '';
  const whole = words.join('');
  return [
    whole,
    last + words.slice(0, -1).join(''),
    last + first,
    first.charAt(0) + last,
    last + first.charAt(0),
    first + last,
    words.slice(1).join('') + first,
  ].includes(foldedWords(letters).join(''));
}
