import { isEverydayWord, isNameParticle } from '@greenpen/paper';

/** Who wrote a paper, as far as it could be told. */
export type StudentIdentity = { readonly name: string | null; readonly email: string | null };

const nameWord = /^(?:[\p{Lu}][\p{L}\p{M}'’‘.-]*|\p{Lu}\.)$/u;

/** Whether these words look like a person's name: two to five capitalised words, particles and initials. */
export function isLikelyName(text: string): boolean {
  const words = text.trim().split(/\s+/);
  if (words.length < 2 || words.length > 5 || text.length > 60) return false;
  if (words.some(isEverydayWord)) return false;
  const capitalised = words.filter((word) => !isNameParticle(word));
  return capitalised.length >= 2 && capitalised.every((word) => nameWord.test(word.replace(/,$/, '')));
}

const credentials = /,\s*(?:rn|bsn|msn|lpn|mba|ph\.?\s?d|ed\.?d|[bm]\.?[as])\b.*$/i;

/** "Diaz, Maria" is "Maria Diaz"; capitals throughout are set down, and a letter with its accent is one, as in class lists. */
export function tidyName(text: string): string {
  const trimmed = text.normalize().replaceAll(/\s+/g, ' ').replace(credentials, '').trim();
  const [family, given, ...more] = trimmed.split(/,\s*/);
  const ordered =
    family !== undefined && given !== undefined && more.length === 0 && !/^(?:jr|sr|i{2,3})\b/i.test(given)
      ? `${given} ${family}`
      : trimmed;
  return ordered === ordered.toUpperCase() ? ordered.replaceAll(/\p{L}+/gu, capitalise) : ordered;
}

function capitalise(word: string): string {
  return word.length === 1 ? word : word.charAt(0) + word.slice(1).toLowerCase();
}

/** Whether a name, in whatever order of its words, spells a squeezed "lastfirst". */
export function sameLetters(name: string, letters: string): boolean {
  const words = squeeze(name, ' ')
    .split(' ')
    .filter((word) => word !== '');
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
  ].includes(squeeze(letters, ''));
}

function squeeze(text: string, blank: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\p{M}'’‘.-]/gu, '')
    .replaceAll(/[^\p{L}]+/gu, blank);
}
