import { restoreGrade, type AssignmentWithReview, type ModelDraft } from '@greenpen/api-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { Button } from '../../../components/form/button.tsx';
import { showError, showToast } from '../../../components/toast/toast-store.ts';
import { describeFailure } from '../../../api/api-failure.ts';
import { callApi } from '../../../api/call-api.ts';
import { refreshAssignments } from '../../../api/assignments.ts';
import { formatDate, formatTime } from '../../../components/format.ts';
import type { GradeEditing } from '../saving/use-grade-editing.ts';
import { ModelExchangesButton } from './model-exchanges.tsx';

type ReplacedNoticeProps = {
  readonly assignment: AssignmentWithReview;
  readonly editing: GradeEditing;
};

/** Regrading replaced the instructor's text; one click swaps the two versions. */
export function ReplacedNotice({ assignment: { id, replacedAt }, editing: { saver } }: ReplacedNoticeProps) {
  const queryClient = useQueryClient();
  const restore = useMutation({
    mutationFn: async () => {
      if (!(await saver.flush())) throw new Error('unsaved');
      const { version } = saver.getState().server;
      return callApi(restoreGrade, { params: { id }, body: { version } });
    },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['assignment', id] });
      await refreshAssignments(queryClient);
      showToast({ title: 'Restored', description: 'The other version is kept, so you can switch back.' });
    },
    onError: (error) => showError('Not restored', describeFailure(error, 'Please try again.')),
  });
  if (replacedAt === null) return null;
  return (
    <p className="mx-4 mb-2 flex items-center gap-2.5 rounded-md bg-yellow-wash px-3 py-2 text-13 text-yellow">
      <History size={16} aria-hidden className="shrink-0" />
      <span className="grow">Grading again replaced an earlier version.</span>
      <Button size="small" isBusy={restore.isPending} onClick={() => restore.mutate()}>
        Restore it
      </Button>
    </p>
  );
}

type DraftNoteProps = { readonly id: string; readonly draft: ModelDraft | null };

/** The draft's author, or the reason it is pending, with what the language model was sent. */
export function DraftNote({ id, draft }: DraftNoteProps) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 px-4 pb-2 text-13 text-pencil">
      <output>
        <span className={draft?.state === 'waiting' ? 'text-yellow' : undefined}>{headline(draft)}</span>
        {draft !== null && draft.detail !== null && <> {draft.detail}</>}
      </output>
      {draft !== null && <ModelExchangesButton id={id} />}
    </div>
  );
}

/** In place of the draft's author, for a paper graded by hand. */
export function HandNote() {
  return <p className="px-4 pb-2 text-13 text-pencil">Graded by hand: this paper could not be read.</p>;
}

function headline(draft: ModelDraft | null): string {
  if (draft === null || draft.state === 'on-device') return 'Drafted on this server.';
  if (draft.state === 'drafted') return `Drafted by ${draft.model ?? 'the language model'}.`;
  if (draft.state === 'drafting') return 'The language model is drafting.';
  return `Waiting for the model since ${sinceWords(draft.since)}.`;
}

/** "21:04", with its day once that is another one. */
function sinceWords(moment: string): string {
  const time = formatTime(Date.parse(moment));
  const isToday = new Date(moment).toDateString() === new Date().toDateString();
  return isToday ? time : `${formatDate(moment)}, ${time}`;
}
