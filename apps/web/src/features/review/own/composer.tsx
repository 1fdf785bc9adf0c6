import { useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { IconButton } from '../../../components/form/icon-button.tsx';
import type { Desk } from '../desk/use-desk.ts';
import { ApplyToAll } from './apply-to-all.tsx';
import { CommentForm } from './comment-form.tsx';
import { offerTemplate } from './offer-template.ts';
import { FindingForm } from './finding-form.tsx';

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
