import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { Button } from '../../../components/form/button.tsx';
import { IconButton } from '../../../components/form/icon-button.tsx';
import { FindingBody } from '../findings/finding-body.tsx';
import type { TaggedFinding } from '../paper/marks.ts';

type CardProps = {
  readonly finding: TaggedFinding;
  readonly isDismissed: boolean;
  readonly isLocked: boolean;
  readonly onDecide: (id: string, decision: 'keep' | 'dismiss') => void;
  readonly onEdit: (id: string) => void;
  readonly onStep: (by: 1 | -1) => void;
  readonly onClose: () => void;
};

/** The chosen finding below another tab, so that reading the paper never needs the list. */
export function FindingCard({ onStep, onClose, ...props }: CardProps) {
  return (
    <section
      aria-label={`Finding ${props.finding.tag}`}
      className="flex max-h-[40%] shrink-0 animate-rise items-start gap-2 overflow-y-auto border-t border-rule bg-pen-wash px-4 py-3"
    >
      <div className="min-w-0 grow">
        <Body {...props} />
      </div>
      <span className="-mt-1 -mr-2 flex shrink-0">
        <Steps iconSize={16} onStep={onStep} />
        <IconButton label="Close the finding" icon={<X size={16} aria-hidden />} onClick={onClose} />
      </span>
    </section>
  );
}

/** A finding on a phone. */
export function FindingSheet({
  onStep,
  onShow,
  onClose,
  ...props
}: CardProps & { readonly onShow: () => void }) {
  const { finding } = props;
  return (
    <Dialog title={`Finding ${finding.tag}`} shape="sheet" onClose={onClose}>
      <Body {...props} />
      <div className="mt-5 flex items-center justify-between gap-2">
        <span className="flex">
          <Steps iconSize={18} onStep={onStep} />
        </span>
        {finding.span !== null && <Button onClick={onShow}>Show in the paper</Button>}
      </div>
    </Dialog>
  );
}

function Body({
  finding,
  isDismissed,
  isLocked,
  onDecide,
  onEdit,
}: Pick<CardProps, 'finding' | 'isDismissed' | 'isLocked' | 'onDecide' | 'onEdit'>) {
  return (
    <FindingBody
      finding={finding}
      isDismissed={isDismissed}
      hasActions={!isLocked}
      onDecide={onDecide}
      onEdit={onEdit}
    />
  );
}

function Steps({ iconSize, onStep }: Pick<CardProps, 'onStep'> & { readonly iconSize: number }) {
  return (
    <>
      <IconButton
        label="Previous finding"
        icon={<ChevronLeft size={iconSize} aria-hidden />}
        onClick={() => onStep(-1)}
      />
      <IconButton
        label="Next finding"
        icon={<ChevronRight size={iconSize} aria-hidden />}
        onClick={() => onStep(1)}
      />
    </>
  );
}
