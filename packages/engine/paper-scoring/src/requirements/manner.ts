import type { Place } from './part-likeness.ts';
import { statementKinds } from './statement-kinds.ts';

/**
 * How a sentence is made rather than what it is about: its function words, its forms (numbers, names, quotation marks,
 * endings, length), and the kinds of statement that its words show. Each mark is [its position, its strength].
 */
export type Manner = readonly (readonly [mark: number, strength: number])[];

/** By kind of statement, and for any part at all: what each mark of manner speaks for, in log-odds. */
export type MannerTable = Readonly<Record<string, readonly number[]>>;

/** The row of the table that counts for every part. */
export const ANY_KIND = 'any';

const WORDS =
  `a an the this that these those some any each every either neither no all both few many much more most other another
  such i you he she it we they me him her us them my your his its our their who whom whose which what when where why how
  am is are was were be been being do does did have has had having can could may might must shall should will would of
  in on at by for with about against between into through during before after above below to from up down out off over
  under again then once here there and but or nor so yet if because as until while than though although since unless
  whether not only own same too very just also even still never always however therefore instead rather perhaps like
  without within one two three first second last next people make made say said says show shows shown found find think
  thought believe feel felt know need needs want reason cause effect example means called better worse best least less`.split(
    /\s+/u,
  );
const positionOf: ReadonlyMap<string, number> = new Map(WORDS.map((word, at) => [word, at]));
const NOT = WORDS.indexOf('not');

const TEXT_FORMS: readonly RegExp[] = [
  /\d/u,
  /[%$]|\bpercent\b/u,
  /\?/u,
  /[“”"]/u,
  /\([^)]*\d{4}[a-z]?\)/u,
  /\b(?:1[5-9]|20)\d\d\b/u,
  /(?<=[\p{Ll},;:] )\p{Lu}\p{Ll}/u,
  /(?<=[\p{Ll},;:] )\p{Lu}\p{Ll}.*(?<=[\p{Ll},;:] )\p{Lu}\p{Ll}/u,
  /[;:]/u,
  /,/u,
  /,.*,/u,
  /^(?:But|Yet|Still|However|So)\b/u,
  /^(?:This|That|These|Those|It|They|He|She)\b/u,
];
const ENDINGS = ['ed', 'ing', 'ly', 'er', 'est', 's'] as const;
/** Sentences of fewer words, and of more, have a mark of their own. */
const SHORT = 8;
const LONG = 25;
const AT_FORMS = WORDS.length;
const AT_ENDINGS = AT_FORMS + TEXT_FORMS.length;
const AT_LENGTH = AT_ENDINGS + ENDINGS.length;
const AT_KINDS = AT_LENGTH + 3;

/** How many marks there are. */
export const MANNER_MARKS = AT_KINDS + statementKinds.length;

export function readManner({ text, sentence: { words }, saysMore }: Place): Manner {
  const said = new Set(words.flatMap((word) => positionOf.get(word) ?? (word.endsWith("n't") ? [NOT] : [])));
  const marks: [number, number][] = [...said].map((at) => [at, 1]);
  const mark = (at: number, strength: number) => {
    if (strength > 0) marks.push([at, strength]);
  };
  for (const [at, form] of TEXT_FORMS.entries()) mark(AT_FORMS + at, form.test(text) ? 1 : 0);
  for (const [at, ending] of ENDINGS.entries()) {
    const amount = words.filter((word) => word.length > 3 && word.endsWith(ending)).length;
    mark(AT_ENDINGS + at, Math.min(1, (4 * amount) / Math.max(4, words.length)));
  }
  mark(AT_LENGTH, words.length < SHORT ? 1 : 0);
  mark(AT_LENGTH + 1, words.length > LONG ? 1 : 0);
  mark(AT_LENGTH + 2, saysMore ? 1 : 0);
  for (const [at, { plain, hint }] of statementKinds.entries())
    mark(AT_KINDS + at, plain.test(text) ? 2 : hint.test(text) ? 1 : 0);
  return marks;
}

/** How much each kind counts for a part that asks for several. */
export function shareOfKinds(
  kinds: readonly { readonly name: string }[],
): readonly (readonly [string, number])[] {
  const share = 1 / Math.sqrt(Math.max(1, kinds.length));
  return [[ANY_KIND, 1], ...kinds.map(({ name }) => [name, share] as const)];
}

/** Log-odds, up to a constant, that a sentence of this manner answers a part that asks for these kinds of statement. */
export function weighManner(
  manner: Manner,
  kinds: readonly { readonly name: string }[],
  table: MannerTable,
): number {
  let sum = 0;
  for (const [kind, share] of shareOfKinds(kinds)) {
    const row = table[kind];
    if (row === undefined) continue;
    for (const [at, strength] of manner) sum += share * strength * (row[at] ?? 0);
  }
  return sum;
}
