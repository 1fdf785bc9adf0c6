/** A year as citations and entries give it: "2019a", "1900/1953", "1826–1827", "n.d.-b", "in press", "ca. 350". */
export const YEAR_SOURCE = String.raw`(?:(?:ca\.\s?)?(?:1[0-9]{3}|20[0-9]{2})(?:\s?[/–-]\s?(?:(?:1[0-9]|20)[0-9]{2}|present))?[a-z]?(?![\p{L}\d])|n\.\s?d\.?(?:\s?-\s?[a-z](?![a-z]))?|nd(?![\p{L}\d.])|in\spress(?:\s?-\s?[a-z](?![a-z]))?|forthcoming)`;

export const YEAR = new RegExp(String.raw`(?<![\p{L}\d.,\/$£€#–-])${YEAR_SOURCE}`, 'giu');

const NO_DATE = /^n\.?\s?d\.?/i;

/** One spelling for each year, so that "n. d." equals "n.d." and "In press" equals "in press". */
export function normalYear(written: string): string {
  const year = written.toLowerCase().replaceAll(/\s+/gu, ' ').trim();
  if (NO_DATE.test(year)) return `n.d.${/-\s?[a-z]$/u.exec(year)?.[0].replace(/\s/gu, '') ?? ''}`;
  return year.replaceAll(/\s*([/–-])\s*/gu, '$1').replace(/^ca\. ?/u, '');
}

/** "2019" of "2019a", "n.d." of "n.d.-b". */
export function baseYear(year: string): string {
  return year.replace(/(?<=\d)[a-z]$|-[a-z]$/u, '');
}

/** "a" of "2019a" and of "n.d.-a". */
export function yearLetter(year: string): string | null {
  return /(?<=\d)[a-z]$|(?<=-)[a-z]$/u.exec(year)?.[0] ?? null;
}
