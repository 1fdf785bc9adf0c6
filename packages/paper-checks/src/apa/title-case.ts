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
  const source = isAllCapitals(title) ? title.toLowerCase() : title;
  const quoted = Array.from(
    source.matchAll(QUOTED),
    ({ index, 0: words }) => [index, index + words.length] as const,
  );
  return source.replace(/\p{L}[\p{L}\p{N}'’]*/gu, (word, index: number) => {
    if (!isAllCapitals(title) && quoted.some(([start, end]) => index >= start && index < end)) return word;
    const opens = index === 0 || /[:.?!—–]\s*["“‘(]?$/.test(source.slice(0, index));
    if (!opens && SMALL.test(word.toLowerCase()))
      return /^\p{Lu}/u.test(word) && !isAllCapitals(title) ? word : word.toLowerCase();
    return /\p{Lu}/u.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1);
  });
}

function isAllCapitals(title: string): boolean {
  const letters = title.match(/\p{L}/gu)?.join('') ?? '';
  return letters.length >= 6 && letters === letters.toUpperCase() && /\p{Lu}{5}|\s/u.test(title);
}

function wordsOf(title: string): readonly string[] {
  return (
    title.replace(/https?:\S+|\S+\.\w{2,3}\b/g, ' ').match(/(?<![\p{L}\p{N}'’-])\p{L}[\p{L}'’]*/gu) ?? []
  );
}

/** Words of four letters and more are major words; shorter ones may be prepositions. */
function isWronglySmall(word: string): boolean {
  return word.length >= 4 && /^\p{Ll}+(?:['’]\p{Ll}+)?$/u.test(word);
}
