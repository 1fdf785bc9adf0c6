import { AppError, type ErrorCode } from '@greenpen/api-contract';

/** An expected failure whose answer says more than its sentence, in a shape that the contract describes. */
export class DetailedFailure extends AppError {
  readonly more: Readonly<Record<string, unknown>>;

  constructor(code: ErrorCode, more: Readonly<Record<string, unknown>>) {
    super(code);
    this.more = more;
  }
}
