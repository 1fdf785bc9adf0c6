// Stands in for fast-check where GREENPEN_EXAMPLES is set (see vitest.config.ts).
import {
  assert as assertProperty,
  type IAsyncProperty,
  type IProperty,
  type Parameters,
} from '../../node_modules/fast-check/lib/fast-check.js';

export * from '../../node_modules/fast-check/lib/fast-check.js';

/** How many times the examples that a test asks for are tried. */
const factor = Number(process.env['GREENPEN_EXAMPLES'] ?? 1);
const usualRuns = 100;

/** fast-check's own `assert` with more examples. `configureGlobal` could not do it: a test's own `numRuns` outranks it. */
export function assert<Values>(
  property: IAsyncProperty<Values>,
  parameters?: Parameters<Values>,
): Promise<void>;
export function assert<Values>(property: IProperty<Values>, parameters?: Parameters<Values>): void;
export function assert<Values>(
  property: IAsyncProperty<Values> | IProperty<Values>,
  parameters: Parameters<Values> = {},
): Promise<void> | void {
  const numRuns = (parameters.numRuns ?? usualRuns) * factor;
  return assertProperty(property, { ...parameters, numRuns });
}
