import type { Verdict } from '@greenpen/grading';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { GradeField, GradeFields } from './grade-fields.ts';
import type { GradeSaver } from './grade-saver.ts';
import { currentFields, undoneValue } from './save-state.ts';
import { type GradedAssignment, flushAll, saverOf, serverStateOf } from './saver-of.ts';

/** Text typed with shorter pauses is one entry of the history. */
const pauseMs = 1500;

const maxEntries = 300;

/** The grade as it is being edited, with saving and undo. */
export function useGradeEditing(assignment: GradedAssignment) {
  const saver = useSaver(assignment);
  const state = useSyncExternalStore(saver.subscribe, saver.getState);
  const fields = useMemo(() => currentFields(state), [state]);
  const { history, edit, undo, resolve } = useEditHistory(saver);

  const decide = useCallback(
    (findingId: string, decision: 'keep' | 'dismiss') => {
      const { dismissed } = currentFields(saver.getState());
      if (dismissed.includes(findingId) === (decision === 'dismiss')) return;
      const rest = dismissed.filter((one) => one !== findingId);
      edit('dismissed', decision === 'dismiss' ? [...rest, findingId] : rest);
    },
    [saver, edit],
  );

  /** Sets the verdict on a requirement; null restores the engine's. */
  const judge = useCallback(
    (requirementId: string, verdict: Verdict | null) => {
      const { verdicts } = currentFields(saver.getState());
      if (verdicts[requirementId] === verdict) return;
      edit('verdicts', { ...verdicts, [requirementId]: verdict });
    },
    [saver, edit],
  );

  return { saver, status: state.status, fields, history, edit, decide, judge, undo, resolve };
}

/** Edits that can be undone, one by one. */
function useEditHistory(saver: GradeSaver) {
  const [history, setHistory] = useState<EditHistory>([]);
  const latestHistory = useRef(history);

  // Synchronises the ref with the displayed fields, so that undo is stable across keystrokes.
  useEffect(() => {
    latestHistory.current = history;
  }, [history]);

  const edit = useCallback(
    <F extends GradeField>(field: F, value: GradeFields[F], part?: string) => {
      const before = currentFields(saver.getState())[field];
      const at = Date.now();
      setHistory((entries) => remember(entries, { field, before, at, part }));
      saver.edit({ [field]: value });
    },
    [saver],
  );

  /** Undoes the newest change, of one field if given; false if there is none. */
  const undo = useCallback(
    (field?: GradeField): boolean => {
      const taken = takeBack(latestHistory.current, field);
      if (taken === undefined) return false;
      setHistory(taken.history);
      const { field: undone, before } = taken.entry;
      saver.edit({ [undone]: undoneValue(saver.getState(), undone, before) });
      return true;
    },
    [saver],
  );

  /** Resolves a conflict. The discarded version goes into the history, so Undo can restore it. */
  const resolve = useCallback(
    (keep: 'mine' | 'theirs') => {
      const current = saver.getState();
      if (current.status.kind !== 'conflict') return;
      const { clashing, theirs } = current.status;
      const discarded = keep === 'mine' ? theirs.fields : currentFields(current);
      const lost = clashing.map((field) => ({ field, before: discarded[field], at: Date.now() }));
      setHistory((entries) => lost.reduce(rememberApart, entries));
      saver.resolve(keep);
    },
    [saver],
  );

  return { history, edit, undo, resolve };
}

/** The submission's saver, in step with fetched data and sending when the page is left. */
function useSaver(assignment: GradedAssignment): GradeSaver {
  const queryClient = useQueryClient();
  const saver = useMemo(() => saverOf(assignment, queryClient), [assignment, queryClient]);

  // Synchronises the saver with fetched data: another tab or the engine may have written since.
  useEffect(() => {
    saver.adopt(serverStateOf(assignment));
  }, [saver, assignment]);

  // Synchronises with the connection and with leaving the page: both trigger sending pending changes.
  useEffect(() => {
    const send = () => void flushAll();
    window.addEventListener('online', send);
    document.addEventListener('visibilitychange', send);
    return () => {
      window.removeEventListener('online', send);
      document.removeEventListener('visibilitychange', send);
    };
  }, []);

  return saver;
}

export type GradeEditing = ReturnType<typeof useGradeEditing>;

/** One change that can be taken back. */
type HistoryEntry = {
  readonly field: GradeField;
  readonly before: GradeFields[GradeField];
  readonly at: number;
  /** What of the field was changed, such as one comment: typing in it without a pause is one entry. */
  readonly part?: string | undefined;
};

export type EditHistory = readonly HistoryEntry[];

/** Records the value before an edit; text typed without a pause is one entry. */
export function remember(history: EditHistory, { field, before, at, part }: HistoryEntry): EditHistory {
  const last = history.at(-1);
  const isContinued =
    last !== undefined &&
    last.field === field &&
    last.part === part &&
    (typeof before === 'string' || part !== undefined) &&
    at - last.at < pauseMs;
  if (isContinued) return [...history.slice(0, -1), { ...last, at }];
  return [...history.slice(-maxEntries), { field, before, at, part }];
}

/** Records a value as a separate entry, however recent the previous one. */
function rememberApart(history: EditHistory, entry: HistoryEntry): EditHistory {
  return [...history.slice(-maxEntries), entry];
}

/** The newest change (of a field, if one is named) and the history without it. */
export function takeBack(
  history: EditHistory,
  field?: GradeField,
): { readonly entry: HistoryEntry; readonly history: EditHistory } | undefined {
  const index = history.findLastIndex((entry) => field === undefined || entry.field === field);
  const entry = history[index];
  return entry === undefined ? undefined : { entry, history: history.toSpliced(index, 1) };
}
