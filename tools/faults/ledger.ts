import type { Assignment, Grade } from '@greenpen/api-contract';

/** What the clients attempted and what was acknowledged to them, in Jepsen's sense. */
export type LedgerEntry = {
  /** Unique for each attempted paper, so that the server's rows can be told apart. */
  readonly fileName: string;
  readonly key: string;
  id: string | null;
  isGradingAcknowledged: boolean;
  /** The text of the last edit that was answered with 200. */
  editAcknowledged: string | null;
  approvedAs: Grade | null;
};

export type Verdict = {
  readonly lost: readonly string[];
  readonly unexpected: readonly string[];
  readonly duplicated: readonly string[];
  readonly unsettled: readonly string[];
  readonly changed: readonly string[];
};

/** Holds the server's list against the ledger; every list of the verdict has to be empty. */
export function checkLedger(entries: readonly LedgerEntry[], present: readonly Assignment[]): Verdict {
  const byName = Map.groupBy(present, ({ originalName }) => originalName);
  const attempted = new Set(entries.map(({ fileName }) => fileName));
  const byId = new Map(present.map((assignment) => [assignment.id, assignment]));
  return {
    lost: entries.filter(({ id }) => id !== null && !byId.has(id)).map(({ fileName }) => fileName),
    unexpected: present.filter(({ originalName }) => !attempted.has(originalName)).map(({ id }) => id),
    duplicated: [...byName].filter(([, found]) => found.length > 1).map(([name]) => name),
    unsettled: entries.filter((entry) => isUnsettled(entry, byId)).map(({ fileName }) => fileName),
    changed: entries.filter((entry) => isChanged(entry, byId)).map(({ fileName }) => fileName),
  };
}

export function isClean(verdict: Verdict): boolean {
  return Object.values(verdict).every((names) => names.length === 0);
}

/** Grading was acknowledged, so the paper ends in a final state or in one that says why not. */
function isUnsettled(
  { id, isGradingAcknowledged }: LedgerEntry,
  byId: ReadonlyMap<string, Assignment>,
): boolean {
  const found = id === null ? undefined : byId.get(id);
  if (!isGradingAcknowledged || found === undefined || found.status === 'completed') return false;
  return found.status !== 'error' || found.statusDetail === null;
}

/** An edit or an approval that was answered with 200 reads back as it was answered. */
function isChanged(
  { id, editAcknowledged, approvedAs }: LedgerEntry,
  byId: ReadonlyMap<string, Assignment>,
): boolean {
  const found = id === null ? undefined : byId.get(id);
  if (approvedAs !== null) return JSON.stringify(found?.grade) !== JSON.stringify(approvedAs);
  return editAcknowledged !== null && found?.grade?.feedback !== editAcknowledged;
}
