/** Conjunctions, articles and prepositions of three letters or fewer stay small inside a title (APA 7, 6.17). */
const SMALL = /^(?:a|an|and|as|at|but|by|for|if|in|nor|of|off|on|or|per|so|the|to|up|via|vs|yet)$/;

/** What others wrote, such as the first line of a poem, keeps its own letters. */
const QUOTED = /“[^“”]+”|"[^"]+"/gu;

/** True when a longer word begins with a small letter, or all letters are capitals. */
export function breaksTitleCase(title: string): boolean {
  return isAllCapitals(title) || wordsOf(title.replace(QUOTED, ' ')).some(isWronglySmall);
}

/** The title with its words capitalised as APA wants them; words that have inner capitals stay. */
export function toTitleCase(title: string): string {
  const isShouted = isAllCapitals(title);
  const source = isShouted ? title.toLowerCase() : title;
  const quoted = Array.from(
    source.matchAll(QUOTED),
    ({ index, 0: words }) => [index, index + words.length] as const,
  );
  let next = 0;
  return source.replace(/\p{L}[\p{L}\p{N}'’]*/gu, (word, index: number) => {
    while ((quoted[next]?.[1] ?? index + 1) <= index) next += 1;
    if (!isShouted && (quoted[next]?.[0] ?? index + 1) <= index) return word;
    const opens = index === 0 || /[:.?!—–]\s*["“‘(]?$/.test(source.slice(Math.max(0, index - 8), index));
    if (!opens && SMALL.test(word.toLowerCase()))
      return /^\p{Lu}/u.test(word) && !isShouted ? word : word.toLowerCase();
    return /\p{Lu}/u.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1);
  });
}

function isAllCapitals(title: string): boolean {
  const letters = title.match(/\p{L}/gu)?.join('') ?? '';
  return letters.length >= 6 && letters === letters.toUpperCase() && /\p{Lu}{5}|\s/u.test(title);
}

function wordsOf(title: string): readonly string[] {
  return title.replace(/\S+/g, withoutAddress).match(/(?<![\p{L}\p{N}'’-])\p{L}[\p{L}'’]*/gu) ?? [];
}

/** Takes "https://…" and "example.com" out of a stretch without blanks. */
function withoutAddress(stretch: string): string {
  const address = stretch.indexOf('http');
  const rest = /^https?:\S/.test(stretch.slice(address, address + 7)) ? stretch.slice(0, address) : stretch;
  const last = Array.from(rest.matchAll(/\.\w{2,3}\b/g)).findLast(({ index }) => index > 0);
  return last === undefined ? rest : ` ${rest.slice(last.index + last[0].length)}`;
}

/** Words of four letters and more are major words; shorter ones may be prepositions. */
function isWronglySmall(word: string): boolean {
  return word.length >= 4 && /^\p{Ll}+(?:['’]\p{Ll}+)?$/u.test(word);
}
