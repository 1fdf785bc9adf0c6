import type { Assignment, ModelChoice } from '@greenpen/api-contract';
import type { QueryClient } from '@tanstack/react-query';
import { modelChoiceQuery } from '../../../api/model.ts';

type When = { readonly isOvernight?: boolean };

/** Papers for which is asked when the language model reads them. */
export type GradeRequest = {
  readonly papers: readonly Assignment[];
  readonly choice: ModelChoice;
  readonly grade: (when: When) => void;
};

let request: GradeRequest | null = null;
const listeners = new Set<() => void>();

export const gradeRequest = (): GradeRequest | null => request;

export function endGradeRequest(): void {
  change(null);
}

export function subscribeToGradeRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks where reading overnight is offered, and grades at once where it is not, or where that cannot be told. */
export async function askWhen(
  queryClient: QueryClient,
  papers: readonly Assignment[],
  grade: GradeRequest['grade'],
): Promise<void> {
  const choice = await queryClient
    .fetchQuery({ ...modelChoiceQuery, staleTime: 60_000, retry: false })
    .catch(() => null);
  if (choice !== null && isChoice(choice)) change({ papers, choice, grade });
  else grade({});
}

/** Whether there is anything to choose. */
function isChoice({ model, isOn, budget, overnight }: ModelChoice): boolean {
  return model !== null && isOn && overnight.isOffered && budget?.isSpent !== true;
}

function change(next: GradeRequest | null): void {
  request = next;
  for (const listener of listeners) listener();
}
