import type { CheckDescription } from '@greenpen/paper';
import { allChecks, listChecks, type Check } from '@greenpen/paper-checks';
import { allContentChecks } from '@greenpen/paper-scoring';

/** Every check that the engine runs, described: APA style, language and content. */
export function listEngineChecks(checks: readonly Check[] = allChecks): readonly CheckDescription[] {
  return [...listChecks(checks), ...allContentChecks];
}
