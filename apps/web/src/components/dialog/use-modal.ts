import { useEffect, type RefObject } from 'react';

type Modal = {
  /** A selector: focus belongs in the first field, not on the close button. */
  readonly firstField: string;
  /** Absent if the dialog cannot be dismissed. */
  readonly onClose: (() => void) | undefined;
};

/** Opens a dialog while it is mounted; a click on its backdrop closes it. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, { firstField, onClose }: Modal): void {
  // Synchronises with the browser's top layer: a mounted dialog is an open one.
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>(firstField)?.focus();
    return () => element?.close();
  }, [dialog, firstField]);

  // Synchronises with clicks on the backdrop, which belong to the dialog element itself.
  useEffect(() => {
    const element = dialog.current;
    const closeOnBackdrop = (event: PointerEvent) => {
      if (event.target === element) onClose?.();
    };
    element?.addEventListener('pointerdown', closeOnBackdrop);
    return () => element?.removeEventListener('pointerdown', closeOnBackdrop);
  }, [dialog, onClose]);
}
