import type { Span } from '@greenpen/paper';
import type { MeasureInput } from '../measure-input.ts';

/** One place, or the whole paper where `span` is `null`, at which a content check has something to say. */
export type ContentHit = {
  readonly span: Span | null;
  readonly message: string;
  /** Points that it takes off the content score, which makes it an error; without a cost it is advice. */
  readonly cost?: number;
};

/** A measurable shortfall or a piece of advice about what a paper says. */
export type ContentCheck = {
  readonly id: string;
  /** The most that all its hits may cost together. */
  readonly cap?: number;
  /** True where it judges what is said, so that it has nothing to say about a paper in another language. */
  readonly needsEnglish?: boolean;
  readonly run: (input: MeasureInput) => Iterable<ContentHit>;
};
