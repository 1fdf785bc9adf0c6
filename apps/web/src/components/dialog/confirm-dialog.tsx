import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '../form/button.tsx';
import { Dialog, DialogActions } from './dialog.tsx';

type Props = {
  readonly title: string;
  /** What the button does, as a verb. */
  readonly action: string;
  /** What leaves everything as it is; another word where the action itself is a cancelling. */
  readonly wayOut?: string;
  /** "danger" unless told: most of what is asked about takes something away. */
  readonly look?: ButtonLook;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** What goes and what stays. */
  readonly children: ReactNode;
};

/** Asks before what nothing can bring back; everything else is done at once and offers Undo. */
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
