const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const;

/** "no errors", "one error", "three errors", "14 errors". */
export function amount(number: number, one: string, many = `${one}s`): string {
  return `${numeral(number)} ${number === 1 ? one : many}`;
}

/** "five", "14". */
export function numeral(number: number): string {
  return SMALL[number] ?? number.toLocaleString('en-US');
}

/** "1,200 words": measured figures stay figures. */
export function figure(number: number, one: string, many = `${one}s`): string {
  return `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`;
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** "spelling, commas, and word choice"; with semicolons where the items hold commas or "and" themselves. */
export function listOf(items: readonly string[], joint = 'and'): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  const isLong = items.length > 2 && items.some((item) => /, | and /u.test(item));
  const mark = isLong ? ';' : items.length > 2 ? ',' : '';
  return `${items.slice(0, -1).join(isLong ? '; ' : ', ')}${mark} ${joint} ${last}`;
}

/** With a small letter unless it begins with "I" or a name in capitals: to go on after a semicolon. */
export function lowerFirst(text: string): string {
  return /^(?:\p{Lu}\p{Ll}|A )/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
