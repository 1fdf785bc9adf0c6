const abbreviations: Readonly<Record<string, string>> = { doi: 'DOI', al: 'al.' };

/** A check's name as screens show it: "apa-citation-ampersand" is "Citation ampersand". */
export function labelOfCheck(check: string): string {
  const words = check
    .replace(/^(?:apa|grammar|content)-/u, '')
    .split('-')
    .map((word) => abbreviations[word] ?? word)
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
