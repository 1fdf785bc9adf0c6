import type { Area } from '@greenpen/paper';
import { type Claim, holds } from './claims.ts';
import type { Facts } from './facts.ts';
import type { Picker } from './picker.ts';
import type { Variants } from './unjudged.ts';
import { countWords } from './words.ts';

/** Something to say, in one of several wordings, with what it claims and what it rests on. */
export type Said = {
  readonly paragraph: number;
  readonly variants: Variants;
  /** Fewer words for the same, where there is no room for the others. */
  readonly short?: Variants;
  readonly claims: readonly Claim[];
  /** Ids of findings and requirements, and "score:content" where it rests on a score. */
  readonly restsOn?: readonly string[];
  /** The same in as few words as an instructor of few words would use; `null` or left out where there are none. */
  readonly brief?: string | null;
  /** Whether it is said even where there is no room left. */
  readonly isNeeded?: boolean;
};

/** A sentence or two of a draft, as they were chosen. */
export type Drafted = {
  readonly area: Area | 'overall';
  readonly paragraph: number;
  readonly text: string;
  readonly claims: readonly Claim[];
  readonly restsOn: readonly string[];
  /** The same in fewer words. */
  readonly brief?: string;
  /** Whether an instructor who writes little says it too. */
  readonly isNeeded?: true;
};

type Drafting = {
  readonly area: Area | 'overall';
  readonly facts: Facts;
  readonly picker: Picker;
  readonly most: number;
};

/** Chooses the wording of all that is true, most important first, up to a number of words. */
export function draft(said: readonly Said[], { area, facts, picker, most }: Drafting): readonly Drafted[] {
  const drafted: Drafted[] = [];
  let words = 0;
  for (const {
    paragraph,
    variants,
    short = [],
    claims,
    restsOn = [],
    brief = null,
    isNeeded = false,
  } of said) {
    if (variants.length === 0 || !claims.every((claim) => holds(claim, facts))) continue;
    const chosen = settled(picker.pick(variants));
    const isTooLong = words + countWords(chosen) > most && short.length > 0;
    const text = isTooLong ? settled(picker.pick(short)) : chosen;
    const length = countWords(text);
    if (length === 0 || (words + length > most && !isNeeded)) continue;
    words += length;
    drafted.push({
      area,
      paragraph,
      text,
      claims,
      restsOn,
      ...(brief !== null && { brief: settled(brief) }),
      ...(isNeeded && claims.some(({ is }) => is === 'wrong-paper') && { isNeeded: true as const }),
    });
  }
  return drafted;
}

/** A question in quotation marks ends its sentence. */
function settled(text: string): string {
  return text.replace(/,(?=[,.;:])/gu, '').replace(/([?.])”\.(?=\s|$)/gu, '$1”');
}

/** The sentences as plain text; paragraphs are separated by an empty line. */
export function textOf(drafted: readonly Pick<Drafted, 'paragraph' | 'text'>[]): string {
  const paragraphs = Map.groupBy(drafted, ({ paragraph }) => paragraph);
  return [...paragraphs.entries()]
    .toSorted(([a], [b]) => a - b)
    .map(([, sentences]) => sentences.map(({ text }) => text).join(' '))
    .join('\n\n');
}
