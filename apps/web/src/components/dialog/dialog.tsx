import { X } from 'lucide-react';
import { useId, useRef, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../form/icon-button.tsx';
import { InDialog } from './in-dialog.ts';
import { Toaster } from '../toast/toast.tsx';
import { useModal } from './use-modal.ts';

type Props = {
  readonly title: string;
  readonly description?: string;
  /** Absent if the dialog cannot be dismissed. */
  readonly onClose?: () => void;
  /** `sheet` opens from the bottom edge, for phones. */
  readonly shape?: 'centre' | 'wide' | 'sheet';
  readonly children: ReactNode;
};

const firstField =
  'input:is(:not([type]), [type=text], [type=email], [type=password]), textarea:not([readonly])';

/** The browser's own modal dialog: it traps focus, closes on Escape and restores focus, without injected styles. */
export function Dialog({ title, description, onClose, shape = 'centre', children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(dialog, { firstField, onClose });

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      className={classNames(
        'animate-rise overflow-hidden border border-rule bg-sheet text-ink shadow-float',
        shape !== 'sheet'
          ? `m-auto max-h-[90dvh] rounded-lg ${shape === 'wide' ? 'w-[min(920px,calc(100vw-32px))]' : 'w-[min(560px,calc(100vw-32px))]'}`
          : 'mx-0 mt-auto mb-0 max-h-[80dvh] w-full max-w-none rounded-t-lg',
      )}
    >
      <InDialog value={true}>
        <div className="flex max-h-[inherit] flex-col">
          <header
            className={classNames(
              'flex items-start justify-between gap-4 px-5 pt-3',
              description === undefined ? 'pb-2' : 'pb-3',
            )}
          >
            <div className="pt-1">
              <h2 id={titleId} className="font-serif text-20 font-semibold">
                {title}
              </h2>
              {description !== undefined && <p className="mt-1 text-pencil">{description}</p>}
            </div>
            {onClose !== undefined && (
              <IconButton
                label="Close"
                icon={<X size={18} aria-hidden />}
                onClick={onClose}
                className="-mr-2"
              />
            )}
          </header>
          <div className="min-h-0 scroll-pt-8 scroll-pb-20 overflow-y-auto px-5 pt-1 pb-5">{children}</div>
        </div>
      </InDialog>
      <Toaster />
    </dialog>
  );
}

type ActionsProps = {
  /** The result of the last action, shown above the buttons. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
};

/** The dialog's row of buttons, sticky when the dialog is taller than the window. */
export function DialogActions({ note, children }: ActionsProps) {
  return (
    <div className="sticky -bottom-5 z-10 mt-2 -mb-5 grid gap-3 bg-sheet pt-3 pb-5">
      {note}
      <div className="flex flex-wrap items-center justify-end gap-2 max-sm:[&>button]:grow max-sm:[&>output:not(:empty)]:basis-full">
        {children}
      </div>
    </div>
  );
}
