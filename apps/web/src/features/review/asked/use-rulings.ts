import { gradeAssignments, setRuling, type JudgedRequirement } from '@greenpen/api-contract';
import type { Ruling, Verdict } from '@greenpen/grading';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { describeFailure } from '../../../api/api-failure.ts';
import { watchGrading } from '../../../api/assignments.ts';
import { callApi } from '../../../api/call-api.ts';
import { newIdempotencyHeader } from '../../../api/idempotency.ts';
import { formatCount } from '../../../components/format.ts';
import { showError, showToast } from '../../../components/toast/toast-store.ts';
import type { GradeField } from '../saving/grade-fields.ts';
import { currentFields } from '../saving/save-state.ts';
import type { GradedAssignment } from '../saving/saver-of.ts';
import type { GradeEditing } from '../saving/use-grade-editing.ts';

/** The editing of a grade, where each corrected verdict also becomes an example for its requirement. */
export function useRulings(assignment: GradedAssignment, editing: GradeEditing): GradeEditing {
  const { saver, judge: judgeAlone, undo: undoAlone } = editing;
  const { courseAssignment, review } = assignment;
  const takeSelected = useSelectedWords();
  const { mutate } = useKeptRuling(assignment.id);

  const keep = useCallback(
    (id: string, before: Verdict | null, verdict: Verdict | null) => {
      const requirement = review.requirements?.find((one) => one.id === id);
      if (requirement === undefined || courseAssignment === null || verdict === before) return;
      const ruling = rulingOf({ requirement, verdict, selected: takeSelected() });
      if (ruling !== null || before !== null) mutate({ requirementId: id, ruling });
    },
    [review.requirements, courseAssignment, takeSelected, mutate],
  );

  const judge = useCallback(
    (id: string, verdict: Verdict | null) => {
      const before = currentFields(saver.getState()).verdicts[id] ?? null;
      judgeAlone(id, verdict);
      keep(id, before, verdict);
    },
    [saver, judgeAlone, keep],
  );

  const undo = useCallback(
    (field?: GradeField): boolean => {
      const before = currentFields(saver.getState()).verdicts;
      const isUndone = undoAlone(field);
      const after = currentFields(saver.getState()).verdicts;
      for (const [id, verdict] of Object.entries(after)) keep(id, before[id] ?? null, verdict);
      return isUndone;
    },
    [saver, undoAlone, keep],
  );

  return { ...editing, judge, undo };
}

type Kept = { readonly requirementId: string; readonly ruling: Ruling | null };

/** Stores or removes the paper's example, and offers to check the other papers again. */
function useKeptRuling(id: string) {
  const queryClient = useQueryClient();
  const check = useMutation({
    mutationFn: (assignmentIds: string[]) =>
      callApi(gradeAssignments, { body: { assignmentIds }, headers: newIdempotencyHeader() }),
    onSuccess: () => watchGrading(queryClient),
    onError: (error) =>
      showError('Grading Failed', describeFailure(error, 'Failed to start grading process.')),
  });
  return useMutation({
    mutationFn: (kept: Kept) => callApi(setRuling, { params: { id }, body: kept }),
    onSuccess: async ({ others }, { ruling }) => {
      if (ruling !== null) {
        const words = `“${ruling.text.length > 80 ? `${ruling.text.slice(0, 80)}…` : ruling.text}”`;
        const action = {
          label: `Check ${formatCount(others.length, 'more paper')}`,
          run: () => check.mutate(others),
        };
        showToast({
          title: ruling.counts ? 'Counts from now on' : 'No longer counts',
          description: `${words} is kept as an example for this assignment.`,
          ...(others.length > 0 && { action }),
        });
      }
      await queryClient.invalidateQueries({ queryKey: ['rulings'] });
    },
    onError: (error) =>
      showError('Example not kept', describeFailure(error, 'The verdict is set; the words were not kept.')),
  });
}

/** Takes the words last selected in the paper, which are kept until something other than the checklist is pressed. */
function useSelectedWords(): () => string | null {
  const words = useRef<string | null>(null);

  // Synchronises with the document's selection, which a press on a button may clear before the button acts.
  useEffect(() => {
    const remember = () => {
      const selection = window.getSelection();
      const node = selection?.anchorNode ?? null;
      const isInPaper = (node?.parentElement?.closest('.sheets') ?? null) !== null;
      if (selection !== null && !selection.isCollapsed && isInPaper) words.current = selection.toString();
    };
    const forget = ({ target }: PointerEvent) => {
      const isDeciding =
        target instanceof Element && target.closest('[data-checklist], [role=menu]') !== null;
      if (!isDeciding) words.current = null;
    };
    document.addEventListener('selectionchange', remember);
    document.addEventListener('pointerdown', forget);
    return () => {
      document.removeEventListener('selectionchange', remember);
      document.removeEventListener('pointerdown', forget);
    };
  }, []);

  return useCallback(() => {
    const taken = words.current;
    words.current = null;
    return taken;
  }, []);
}

const longest = 1000;

type Correction = {
  readonly requirement: Pick<JudgedRequirement, 'kind' | 'verdict' | 'quote'>;
  /** The instructor's verdict; null where the engine's stands. */
  readonly verdict: Verdict | null;
  /** The words selected in the paper; null without a selection. */
  readonly selected: string | null;
};

/**
 * The example that a corrected verdict gives: the selected words, else those that the engine quoted. null where the
 * verdict says nothing certain about a passage: in part is not an answer, but less than the engine believed is none;
 * and where what is asked for is counted and not compared with passages.
 */
export function rulingOf({ requirement, verdict, selected }: Correction): Ruling | null {
  if (requirement.kind !== 'part') return null;
  const text = (selected ?? requirement.quote ?? '').trim().slice(0, longest).trim();
  if (text === '') return null;
  if (verdict === 'met') return { text, counts: true };
  if (verdict === 'not-found' || (verdict === 'partly' && requirement.verdict === 'met')) {
    return { text, counts: false };
  }
  return null;
}
