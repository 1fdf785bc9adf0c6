import {
  type FindingEdit,
  isOwnComment,
  type OwnComment,
  ownCommentPrefix,
  quoteOf,
  settleEdit,
  type SpreadEdit,
  spreadEdit,
} from '@greenpen/grading';
import { mostComments } from '@greenpen/api-contract';
import type { Finding, Page, Span } from '@greenpen/paper';
import { useCallback, useMemo, useState } from 'react';
import { showError, showToast } from '../../../components/toast/toast-store.ts';
import { pageAt } from '../asked/tag-requirements.ts';
import { sameValue } from '../saving/grade-fields.ts';
import type { GradeSaver } from '../saving/grade-saver.ts';
import { currentFields } from '../saving/save-state.ts';
import type { GradeEditing } from '../saving/use-grade-editing.ts';

type CommentedPaper = { readonly text: string; readonly pages: readonly Page[] };

type Composing =
  | { readonly kind: 'comment'; readonly comment: OwnComment }
  | { readonly kind: 'finding'; readonly id: string };

/** The instructor's own comments and changes of findings: what is being written, and every change of it. */
export function useOwnHand(
  editing: GradeEditing,
  findings: readonly Finding[],
  paper: CommentedPaper | undefined,
) {
  const [composing, setComposing] = useState<Composing | null>(null);
  const [selection, setSelection] = useState<Span | null>(null);
  const { saver } = editing;
  const { saveComment, remove } = useComments(editing, setComposing);
  const { change, spread, takeBack } = useFindingEdits(editing, findings);

  /** Opens a comment on a passage, or on the whole paper. */
  const write = useCallback(
    (span: Span | null, text = '') => {
      if (currentFields(saver.getState()).comments.length >= mostComments) {
        showError('Too many comments', `A paper holds ${mostComments} comments of your own.`);
        return;
      }
      const comment: OwnComment = {
        id: `${ownCommentPrefix}${crypto.randomUUID()}`,
        area: 'content',
        severity: 'error',
        text,
        span,
        quote: span === null || paper === undefined ? null : quoteOf(paper.text, span),
        page: pageAt(paper?.pages ?? [], span),
        points: 0,
      };
      window.getSelection()?.removeAllRanges();
      setSelection(null);
      if (text === '') setComposing({ kind: 'comment', comment });
      else saveComment(comment);
    },
    [saver, paper, saveComment],
  );

  return useMemo(
    () => ({
      composing,
      selection,
      select: setSelection,
      write,
      saveComment,
      remove,
      change,
      spread,
      takeBack,
      open: (id: string) => {
        const comment = currentFields(saver.getState()).comments.find((one) => one.id === id);
        if (comment !== undefined) setComposing({ kind: 'comment', comment });
        else if (!isOwnComment({ id })) setComposing({ kind: 'finding', id });
      },
      close: () => setComposing(null),
    }),
    [composing, selection, write, saveComment, remove, change, spread, takeBack, saver],
  );
}

/** Saves and deletes the instructor's own comments; a deleted one can be brought back. */
function useComments({ saver, edit }: GradeEditing, onCompose: (composing: Composing | null) => void) {
  const saveComment = useCallback(
    (comment: OwnComment) => {
      onCompose({ kind: 'comment', comment });
      const { comments } = currentFields(saver.getState());
      edit('comments', withComment(comments, comment), comment.id);
    },
    [saver, edit, onCompose],
  );

  const remove = useCallback(
    (id: string) => {
      const { comments } = currentFields(saver.getState());
      const removed = comments.find((one) => one.id === id);
      onCompose(null);
      if (removed === undefined) return;
      const put = (list: readonly OwnComment[]) => edit('comments', list, `${id} removed`);
      put(comments.filter((one) => one.id !== id));
      showToast({
        title: 'Comment deleted',
        description: removed.text,
        action: {
          label: 'Undo',
          run: () => put(withComment(currentFields(saver.getState()).comments, removed)),
        },
      });
    },
    [saver, edit, onCompose],
  );

  return { saveComment, remove };
}

/** Saves the instructor's changes of findings. */
function useFindingEdits({ saver, edit }: GradeEditing, findings: readonly Finding[]) {
  /** Saves all changes of findings in the order of the findings, as the server keeps them. */
  const saveEdits = useCallback(
    (edits: ReadonlyMap<string, FindingEdit>, part: string) => {
      const ordered = findings.flatMap(({ id }) => {
        const kept = edits.get(id);
        return kept === undefined ? [] : [[id, kept] as const];
      });
      edit('findingEdits', Object.fromEntries(ordered), part);
    },
    [edit, findings],
  );

  /** Changes a finding; undefined restores the engine's. */
  const change = useCallback(
    (id: string, changed: FindingEdit | undefined) => {
      const edits = editsIn(saver);
      edits.delete(id);
      const finding = findings.find((one) => one.id === id);
      const settled =
        finding === undefined || changed === undefined ? undefined : settleEdit(finding, changed);
      if (settled !== undefined) edits.set(id, settled);
      saveEdits(edits, id);
    },
    [saver, findings, saveEdits],
  );

  /** Makes an edit to what the same check found elsewhere in this paper, except where it was edited; the ids of those. */
  const spread = useCallback(
    (made: SpreadEdit): readonly string[] => {
      const edits = editsIn(saver);
      const added = Object.entries(spreadEdit(findings, made)).filter(([id]) => !edits.has(id));
      for (const [id, one] of added) edits.set(id, one);
      if (added.length > 0) saveEdits(edits, `${made.finding.id} spread`);
      return added.map(([id]) => id);
    },
    [saver, findings, saveEdits],
  );

  /** Takes back what `spread` made, except where it was edited since. */
  const takeBack = useCallback(
    (ids: readonly string[], made: SpreadEdit) => {
      const edits = editsIn(saver);
      for (const [id, one] of Object.entries(spreadEdit(findings, made)))
        if (ids.includes(id) && sameValue(edits.get(id), one)) edits.delete(id);
      if (ids.length > 0) saveEdits(edits, `${made.finding.id} taken back`);
    },
    [saver, findings, saveEdits],
  );

  return { change, spread, takeBack };
}

function editsIn(saver: GradeSaver): Map<string, FindingEdit> {
  return new Map(Object.entries(currentFields(saver.getState()).findingEdits));
}

/** The list with a new or changed comment; one without words is not in it. */
export function withComment(comments: readonly OwnComment[], comment: OwnComment): readonly OwnComment[] {
  const isBlank = comment.text.trim() === '';
  const at = comments.findIndex(({ id }) => id === comment.id);
  if (at === -1) return isBlank ? comments : [...comments, comment];
  return isBlank ? comments.toSpliced(at, 1) : comments.with(at, comment);
}
