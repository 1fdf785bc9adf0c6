import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '../form/button.tsx';
import { Dialog, DialogActions } from './dialog.tsx';

type Props = {
  readonly title: string;
  /** The button's label, a verb. */
  readonly action: string;
  /** Label of the button that changes nothing; not "Cancel" when the action itself cancels something. */
  readonly wayOut?: string;
  /** Defaults to "danger": most confirmations are about deleting. */
  readonly look?: ButtonLook;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** Describes what is deleted and what is kept. */
  readonly children: ReactNode;
};

/** Confirms an action that cannot be undone; other actions run immediately and offer Undo. */
export function ConfirmDialog({
  title,
  action,
  wayOut = 'Cancel',
  look = 'danger',
  isBusy,
  onConfirm,
  onClose,
  children,
}: Props) {
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="grid gap-2">{children}</div>
      <DialogActions>
        <Button onClick={onClose}>{wayOut}</Button>
        <Button look={look} isBusy={isBusy} onClick={onConfirm}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
