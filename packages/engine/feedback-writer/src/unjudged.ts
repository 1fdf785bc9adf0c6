import type { ContentGap, GrammarGap } from './paper/ground.ts';

/** Different wordings of one and the same statement. */
export type Variants = readonly string[];

/** What to say where there is nothing, or too little, to judge. */
export type Unjudged = {
  readonly grammar: Readonly<Record<GrammarGap, Gap>>;
  /** `overall` replaces the verdict in the comment on the whole paper. */
  readonly content: Readonly<Record<ContentGap, Gap & { readonly overall: Variants }>>;
};

type Gap = { readonly opening: Variants; readonly extras: readonly Variants[] };
