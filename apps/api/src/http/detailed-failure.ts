import { GradingError, type GradingErrorCode } from '@greenpen/grading';

/** An expected failure whose answer says more than its sentence, in a shape that the contract describes. */
export class DetailedFailure extends GradingError {
  readonly more: Readonly<Record<string, unknown>>;

  constructor(code: GradingErrorCode, more: Readonly<Record<string, unknown>>) {
    super(code);
    this.more = more;
  }
}
