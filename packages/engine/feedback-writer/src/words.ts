const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const;

/** "no errors", "one error", "three errors", "14 errors". */
export function amount(number: number, one: string, many = `${one}s`): string {
  return `${SMALL[number] ?? number.toLocaleString('en-US')} ${number === 1 ? one : many}`;
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
