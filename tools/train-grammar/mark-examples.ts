/** Numbers from 0 to 1. */
export type Random = () => number;

/** Classes of the model of marks, by their number. */
export const NOTHING = 0;
export const COMMA = 1;
export const STOP = 2;

/** A text in which some marks were changed. */
export type MarkedText = {
  readonly text: string;
  /** Offsets where a mark is or should be, with its class. */
  readonly marks: ReadonlyMap<number, number>;
};

/** Share of the commas that are left out. */
const LEFT_OUT = 0.45;
const MOST_WORDS = 30;

/** A sentence without some of its commas. */
export function withoutCommas(sentence: string, random: Random): MarkedText {
  const marks = new Map<number, number>();
  let text = '';
  for (let at = 0; at < sentence.length; at += 1) {
    const isComma = sentence[at] === ',' && sentence[at + 1] === ' ';
    if (isComma) marks.set(text.length, COMMA);
    if (!isComma || random() >= LEFT_OUT) text += sentence[at] ?? '';
  }
  return { text, marks };
}

/** Both halves could be sentences: "it rained; they left" as "it rained, they left" or "it rained they left". */
export function withoutSemicolon(sentence: string, random: Random): MarkedText | null {
  const at = sentence.indexOf('; ');
  if (at === -1 || sentence.includes(';', at + 1) || /^ (?:and|or|but)\b/.test(sentence.slice(at + 1)))
    return null;
  const mark = random() < 0.5 ? '' : ',';
  return { text: sentence.slice(0, at) + mark + sentence.slice(at + 1), marks: new Map([[at, STOP]]) };
}

/** Two sentences with a comma or nothing between them; `null` where they are long. */
export function joined(first: string, second: string, random: Random): MarkedText | null {
  if (!first.endsWith('.') || !second.endsWith('.')) return null;
  if (first.split(' ').length + second.split(' ').length > MOST_WORDS * (0.5 + random())) return null;
  const opening = /^(?:I\b|[A-Z][A-Z]|Smith|Adams|Germans)/.test(second)
    ? second
    : (second[0] ?? '').toLowerCase() + second.slice(1);
  const mark = random() < 0.5 ? '' : ',';
  return {
    text: `${first.slice(0, -1)}${mark} ${opening}`,
    marks: new Map([[first.length - 1, STOP]]),
  };
}
