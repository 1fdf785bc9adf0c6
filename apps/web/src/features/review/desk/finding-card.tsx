import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { IconButton } from '../../../components/form/icon-button.tsx';
import { FindingBody } from '../findings/finding-body.tsx';
import type { TaggedFinding } from '../paper/marks.ts';

type Props = {
  readonly finding: TaggedFinding;
  readonly isDismissed: boolean;
  readonly isLocked: boolean;
  readonly onDecide: (id: string, decision: 'keep' | 'dismiss') => void;
  readonly onStep: (by: 1 | -1) => void;
  readonly onClose: () => void;
};

/** The chosen finding below another tab, so that reading the paper never needs the list. */
export function FindingCard({ finding, isDismissed, isLocked, onDecide, onStep, onClose }: Props) {
  return (
    <section
      aria-label={`Finding ${finding.tag}`}
      className="flex max-h-[40%] shrink-0 animate-rise items-start gap-2 overflow-y-auto border-t border-rule bg-pen-wash px-4 py-3"
    >
      <div className="min-w-0 grow">
        <FindingBody finding={finding} isDismissed={isDismissed} hasActions={!isLocked} onDecide={onDecide} />
      </div>
      <span className="-mt-1 -mr-2 flex shrink-0">
        <IconButton
          label="Previous finding"
          icon={<ChevronLeft size={16} aria-hidden />}
          onClick={() => onStep(-1)}
        />
        <IconButton
          label="Next finding"
          icon={<ChevronRight size={16} aria-hidden />}
          onClick={() => onStep(1)}
        />
        <IconButton label="Close the finding" icon={<X size={16} aria-hidden />} onClick={onClose} />
      </span>
    </section>
  );
}
