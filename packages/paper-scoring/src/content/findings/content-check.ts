import type { Severity, Span } from '@greenpen/paper';
import type { MeasureInput } from '../measure-input.ts';

/** One place, or the whole paper where `span` is `null`, at which a content check has something to say. */
export type ContentHit = {
  readonly span: Span | null;
  readonly message: string;
  /** Points that an error takes off the content score; advice costs nothing. */
  readonly cost?: number;
};

/** A measurable shortfall or a piece of advice about what a paper says. */
export type ContentCheck = {
  readonly id: string;
  readonly severity: Severity;
  /** The most that all its hits may cost together. */
  readonly cap?: number;
  readonly run: (input: MeasureInput) => Iterable<ContentHit>;
};
