import type { CheckDescription, ContentCost, Span } from '@greenpen/paper';
import type { MeasureInput } from '../measure-input.ts';

/** One place, or the whole paper where `span` is `null`, at which a content check has something to say. */
export type ContentHit = {
  readonly span: Span | null;
  readonly message: string;
  /** Points that it takes off the content score, which makes it an error; without a cost it is advice. */
  readonly cost?: number;
  /** The most that the content can score while this is kept, which makes it an error as well. */
  readonly ceiling?: { readonly most: number; readonly reason: string };
};

/** What all content checks have in common. */
export const ofContent = { area: 'content', group: 'Content', source: 'Measured on the text' } as const;

/** A measurable shortfall or a piece of advice about what a paper says. */
export type ContentCheck = CheckDescription & {
  readonly area: 'content';
  readonly cost: ContentCost;
  /** The most that all its hits may cost together. */
  readonly cap?: number;
  /** True where it judges what is said, so that it has nothing to say about a paper in another language. */
  readonly needsEnglish?: boolean;
  /** Of several pieces of advice with a rank in one paragraph, only the one of the highest rank is given. */
  readonly rank?: number;
  readonly run: (input: MeasureInput) => Iterable<ContentHit>;
};
