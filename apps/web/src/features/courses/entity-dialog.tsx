import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../components/form/button.tsx';
import { Dialog, DialogActions } from '../../components/dialog/dialog.tsx';
import { WaitingNote } from '../../components/loading/waiting-note.tsx';

type Props = {
  readonly title: string;
  readonly description?: string;
  /** The label of the submit button. */
  readonly action: string;
  readonly onSubmit: (event: FormEvent) => void;
  readonly cancel: () => void;
  readonly isBusy: boolean;
  readonly isWaiting: boolean;
  /** The form's fields. */
  readonly children: ReactNode;
};

/** The dialog around a form of useEntityDialog. */
export function EntityDialog({
  title,
  description,
  action,
  onSubmit,
  cancel,
  isBusy,
  isWaiting,
  children,
}: Props) {
  return (
    <Dialog title={title} {...(description !== undefined && { description })} onClose={cancel}>
      <form noValidate onSubmit={onSubmit} className="grid gap-4">
        {children}
        <DialogActions>
          <WaitingNote isWaiting={isWaiting} />
          <Button onClick={cancel}>Cancel</Button>
          <Button type="submit" look="primary" isBusy={isBusy}>
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
