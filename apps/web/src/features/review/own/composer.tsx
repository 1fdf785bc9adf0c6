import { useQueryClient, useMutation } from '@tanstack/react-query';
import { X, CopyCheck } from 'lucide-react';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { IconButton } from '../../../components/form/icon-button.tsx';
import type { Desk } from '../desk/use-desk.ts';
import { CommentForm } from './comment-form.tsx';
import { offerTemplate } from './offer-template.ts';
import { FindingForm } from './finding-form.tsx';
import { type CallResponse, spreadFindingEdit } from '@greenpen/api-contract';
import type { FindingEdit } from '@greenpen/grading';
import type { Finding } from '@greenpen/paper';
import { describeFailure } from '../../../api/api-failure.ts';
import { refreshAssignments } from '../../../api/assignments.ts';
import { callApi } from '../../../api/call-api.ts';
import { Button } from '../../../components/form/button.tsx';
import { formatCount } from '../../../components/format.ts';
import { showError, showToast } from '../../../components/toast/toast-store.ts';

type Props = {
  readonly desk: Desk;
  /** At the foot of the screen's right side, or over a phone's screen. */
  readonly shape: 'card' | 'sheet';
};

/** The comment or the finding that is being edited; nothing if none is. */
export function Composer({ desk, shape }: Props) {
  const { own, editing, isLocked } = desk;
  const { composing } = own;
  const queryClient = useQueryClient();
  if (composing === null || isLocked) return null;
  const close = () => {
    own.close();
    if (composing.kind === 'comment') {
      const written = editing.fields.comments.find(({ id }) => id === composing.comment.id);
      // Saved first, so that this paper is counted.
      if (written !== undefined)
        void editing.saver.flush().then(() => offerTemplate(queryClient, written.text));
    }
    document.querySelector<HTMLElement>('.sheets-scroll')?.focus({ preventScroll: true });
  };
  const title = composing.kind === 'comment' ? 'Your comment' : 'Edit the finding';
  const form = <Form desk={desk} onDone={close} />;
  if (shape === 'sheet') {
    return (
      <Dialog title={title} shape="sheet" onClose={close}>
        {form}
      </Dialog>
    );
  }
  return (
    <section
      aria-label={title}
      className="max-h-[70%] shrink-0 animate-rise overflow-y-auto border-t border-rule bg-sheet px-4 pt-2 pb-4 shadow-float"
    >
      <header className="flex items-center justify-between">
        <h2 className="text-14 font-semibold">{title}</h2>
        <IconButton label="Close" icon={<X size={16} aria-hidden />} onClick={close} className="-mr-2" />
      </header>
      {form}
    </section>
  );
}

type FormProps = { readonly desk: Desk; readonly onDone: () => void };

function Form({ desk, onDone }: FormProps) {
  const { own, cover, editing, assignment } = desk;
  const { composing } = own;
  const { comments, findingEdits } = editing.fields;
  if (composing === null) return null;
  if (composing.kind === 'comment') {
    const { id } = composing.comment;
    const comment = comments.find((one) => one.id === id) ?? composing.comment;
    return (
      <CommentForm
        key={id}
        comment={comment}
        cover={cover}
        onChange={own.saveComment}
        onDelete={() => {
          own.remove(id);
          onDone();
        }}
        onDone={onDone}
      />
    );
  }
  const { id } = composing;
  const original = assignment.review.findings.find((one) => one.id === id);
  if (original === undefined) return null;
  const edit = Object.hasOwn(findingEdits, id) ? findingEdits[id] : undefined;
  return (
    <FindingForm
      key={id}
      original={original}
      edit={edit}
      cover={cover}
      onChange={(changed) => own.change(id, changed)}
      onDone={onDone}
    >
      {edit !== undefined && <ApplyToAll desk={desk} original={original} edit={edit} />}
    </FindingForm>
  );
}

type Changed = CallResponse<typeof spreadFindingEdit>['changed'];

type ApplyToAllProps = {
  readonly desk: Pick<Desk, 'assignment' | 'own'>;
  readonly original: Finding;
  readonly edit: FindingEdit;
};

/** Makes the edit to whatever the same check found in this paper and in the other unapproved ones of the assignment. */
function ApplyToAll({ desk: { assignment, own }, original, edit }: ApplyToAllProps) {
  const queryClient = useQueryClient();
  const call = (takeBack?: Changed) =>
    callApi(spreadFindingEdit, {
      params: { id: assignment.id },
      body: { findingId: original.id, edit, ...(takeBack && { takeBack }) },
    });
  const refresh = async ({ changed }: { readonly changed: Changed }) => {
    const ids = new Set(changed.map(({ id }) => id));
    await queryClient.invalidateQueries({
      predicate: ({ queryKey: [name, id] }) => name === 'assignment' && typeof id === 'string' && ids.has(id),
    });
    if (ids.size > 0) await refreshAssignments(queryClient);
  };
  const takeBack = useMutation({
    mutationFn: call,
    onSuccess: refresh,
    onError: (error) => showError('Not taken back', describeFailure(error, 'Please try again.')),
  });
  const apply = useMutation({
    mutationFn: () => call(),
    onSuccess: async (answer) => {
      const here = own.spread({ finding: original, edit });
      const elsewhere = answer.changed.reduce((sum, { findingIds }) => sum + findingIds.length, 0);
      const papers = answer.changed.length + (here.length > 0 ? 1 : 0);
      const count = here.length + elsewhere;
      const undo = () => {
        own.takeBack(here, { finding: original, edit });
        if (answer.changed.length > 0) takeBack.mutate(answer.changed);
      };
      showToast({
        title: count === 0 ? 'Nothing else to change' : 'Applied to all',
        description:
          count === 0
            ? 'This check found nothing else in the unapproved papers of this assignment.'
            : `Changed ${formatCount(count, 'more finding')} in ${formatCount(papers, 'paper')}.`,
        ...(count > 0 && { action: { label: 'Undo', run: undo } }),
      });
      await refresh(answer);
    },
    onError: (error) => showError('Not applied', describeFailure(error, 'Please try again.')),
  });
  return (
    <Button
      size="small"
      icon={<CopyCheck size={14} aria-hidden />}
      isBusy={apply.isPending}
      onClick={() => apply.mutate()}
    >
      {assignment.courseAssignment === null ? 'Apply to this whole paper' : 'Apply to all papers'}
    </Button>
  );
}
