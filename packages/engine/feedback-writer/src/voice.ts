import type { Area } from '@greenpen/paper';
import type { Facts } from './facts.ts';
import type { ContentGap, GrammarGap } from './ground.ts';
import type { Group } from './group-findings.ts';

/** The level of an area in words and not as a number, since the instructor may still change the score. */
export type Band = 'strong' | 'good' | 'fair' | 'weak';

export function bandOf(score: number): Band {
  if (score >= 90) return 'strong';
  if (score >= 80) return 'good';
  return score >= 68 ? 'fair' : 'weak';
}

/** Citations and entries so few that nothing can be said of how somebody handles them. */
export function isLittleEvidence({ citations, entries }: Pick<Facts, 'citations' | 'entries'>): boolean {
  return citations < 3 && entries < 3;
}

export type PartId = 'development' | 'structure' | 'language' | 'sources' | 'coverage';

/** Different wordings of one and the same statement. */
export type Variants = readonly string[];

export type Priority = { readonly area: Area; readonly noun: string };

/** What to say where there is nothing, or too little, to judge. */
export type Unjudged = {
  readonly grammar: Readonly<Record<GrammarGap, Said>>;
  /** All that is said where APA style does not apply. */
  readonly apa: Variants;
  /** `overall` replaces the verdict in the comment on the whole paper. */
  readonly content: Readonly<Record<ContentGap, Said & { readonly overall: Variants }>>;
};

type Said = { readonly opening: Variants; readonly extras: readonly Variants[] };

/** One of the three styles: the same things to say, each in its own words. */
export type Voice = {
  readonly opening: (area: Area, facts: Facts) => Variants;
  /** What was done well in a measured part of the content. */
  readonly praise: (part: PartId, facts: Facts) => Variants;
  /** What to do about a part that measured low. */
  readonly nextStep: (part: PartId, facts: Facts) => Variants;
  readonly strongSentence: (quote: string) => Variants;
  /** `position` counts from 0 within an area. */
  readonly group: (group: Group, position: number) => Variants;
  /** Further true and useful sentences, for where there is little to say. */
  readonly extras: (area: Area, facts: Facts) => readonly Variants[];
  readonly unjudged: Unjudged;
  readonly overallOpening: (facts: Facts) => Variants;
  /** The best-standing side of the paper, for the overall feedback. */
  readonly overallStrength: (side: PartId | Area, facts: Facts) => Variants;
  /** What to do first, the lowest area first. */
  readonly overallPriorities: (priorities: readonly Priority[]) => Variants;
  readonly overallClosing: (band: Band, facts: Facts) => Variants;
  readonly overallExtras: (facts: Facts) => readonly Variants[];
};

/** "“price”, “buyers” and “cafés”"; `null` where nothing can be named. */
export function saidAbout({ mismatch: { about } }: Facts): string | null {
  const quoted = about.slice(0, 3).map((word) => `“${word}”`);
  const last = quoted.pop();
  if (last === undefined) return null;
  return quoted.length === 0 ? last : `${quoted.join(', ')} and ${last}`;
}

/** "“Sleep and Memory”", or the assignment where it has no title. */
export function assignmentName({ mismatch: { asked } }: Facts): string {
  return asked === null ? 'the assignment' : `the assignment “${asked}”`;
}
