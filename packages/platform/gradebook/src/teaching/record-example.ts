import { recordAudit } from '../audit/record-audit.ts';
import type { Executor } from '../database.ts';

/** More than a screen shows, and than grading ever uses. */
export const MOST_LISTED = 200;

export type ExamplePlace = {
  readonly ownerId: string;
  readonly courseId: string;
  readonly exampleId: string;
};

export function recordExample(
  tx: Executor,
  { ownerId, courseId, exampleId }: ExamplePlace,
  action: 'example-created' | 'example-updated' | 'example-deleted',
): Promise<void> {
  return recordAudit(tx, [{ ownerId, actor: ownerId, action, detail: { courseId, exampleId } }]);
}
