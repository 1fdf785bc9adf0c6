import type { ModelChange } from '@greenpen/api-contract';
import { nameModel, type ModelChange as ModelChangeRecord } from '@greenpen/gradebook';

/** null if the model has never changed, or if the current model has not written a draft yet or none is configured. */
export function modelChangeOnWire(
  record: ModelChangeRecord | undefined,
  model: { readonly name: string } | null,
): ModelChange | null {
  if (record === undefined || record.before === null || record.model !== model?.name) return null;
  const { id, changedAt, before, checkedAt, check } = record;
  return {
    id,
    model: nameModel(record),
    before,
    since: changedAt.toISOString(),
    check:
      checkedAt === null
        ? null
        : {
            papers: check.length,
            refused: check.flatMap(({ paper, refusal }) =>
              refusal === null ? [] : [{ paper, reason: refusal }],
            ),
          },
  };
}
