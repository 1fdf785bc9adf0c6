export type TextParagraph = {
  readonly text: string;
  /** A list item's "1." or "-", which is not part of its text. */
  readonly label: string | null;
  readonly startsPage: boolean;
};

const labelled = /^([-*•–]|\(?\d{1,3}[.)])[ \t]+(?=\S)/;

/** Lines of hard-wrapped text come near the width at which they were wrapped. */
const narrowestWrap = 50;
const widestWrap = 100;

/**
 * Splits plain text into paragraphs: at form feeds and blank lines, and at every line unless the lines of a
 * group look wrapped by a program (all but the last nearly as long as the longest), which are joined again.
 */
export function splitParagraphs(text: string): readonly TextParagraph[] {
  const paragraphs: TextParagraph[] = [];
  for (const [index, page] of text.split('\f').entries()) {
    let startsPage = index > 0;
    for (const group of joinSpacedLines(groupLines(page))) {
      for (const paragraph of isWrapped(group) ? [unwrap(group)] : group) {
        const whole = paragraph.trim();
        const label = labelled.exec(whole);
        const text = label === null ? whole : whole.slice(label[0].length);
        paragraphs.push({ text, label: label?.[1] ?? null, startsPage });
        startsPage = false;
      }
    }
  }
  return paragraphs;
}

function groupLines(page: string): readonly (readonly string[])[] {
  const groups: string[][] = [];
  let group: string[] = [];
  for (const raw of page.split(/\r\n|[\r\n\u0085\u2028\u2029]/)) {
    const line = raw.trimEnd();
    if (line.trim() === '') {
      if (group.length > 0) groups.push(group);
      group = [];
    } else group.push(line);
  }
  return group.length > 0 ? [...groups, group] : groups;
}

function isWrapped(group: readonly string[]): boolean {
  if (group.length < 2) return false;
  // A numbered list of works fills its lines, and is none the less a list.
  if (group.filter((line) => /^\s*\[\d{1,3}\]\s/u.test(line)).length > 1) return false;
  const longest = lengthOfLongest(group);
  if (longest < narrowestWrap || longest > widestWrap) return false;
  // The word that did not fit explains a short line; a list, an address or verse is not explained by it.
  return group.slice(0, -1).every((line, index) => {
    const [nextWord = ''] = (group[index + 1] ?? '').trimStart().split(' ', 1);
    return line.length + 1 + nextWord.length >= longest - 2;
  });
}

/** So many lines, and so many of them cut in the middle of a sentence, are a text saved with double spacing. */
const fewestSpacedLines = 8;
const leastCut = 0.4;

/** If every line of wrapped text is followed by a blank line, the lines of a paragraph are joined. */
function joinSpacedLines(groups: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const lines = groups.flat();
  const longest = lengthOfLongest(lines);
  const isSpaced = groups.length >= fewestSpacedLines && groups.every(({ length }) => length === 1);
  if (!isSpaced || longest < narrowestWrap || longest > widestWrap) return groups;
  const cut = lines.filter((line, at) => isCutBefore(line, lines[at + 1], longest)).length;
  if (cut < lines.length * leastCut) return groups;
  const joined: string[][] = [];
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1];
    if (before !== undefined && isFullBefore(before, line, longest)) joined.at(-1)?.push(line);
    else joined.push([line]);
  }
  return joined;
}

/** A loop, because a file may have more lines than a call can take arguments. */
function lengthOfLongest(lines: readonly string[]): number {
  let longest = 0;
  for (const { length } of lines) longest = Math.max(longest, length);
  return longest;
}

/** The word that did not fit explains why a line ends where it does. */
function isFullBefore(line: string, next: string, longest: number): boolean {
  const [word = ''] = next.trimStart().split(' ', 1);
  return line.length + 1 + word.length >= longest - 2;
}

function isCutBefore(line: string, next: string | undefined, longest: number): boolean {
  return next !== undefined && /^\p{Ll}/u.test(next.trimStart()) && isFullBefore(line, next, longest);
}

function unwrap(group: readonly string[]): string {
  const [first = '', ...rest] = group;
  return [first, ...rest.map((line) => line.trimStart())].join(' ');
}
