import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../../components/form/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { IconButton } from '../../../components/form/icon-button.tsx';
import { FindingBody } from '../findings/finding-body.tsx';
import type { TaggedFinding } from '../paper/marks.ts';

type Props = {
  readonly finding: TaggedFinding;
  readonly isDismissed: boolean;
  readonly isLocked: boolean;
  readonly onDecide: (id: string, decision: 'keep' | 'dismiss') => void;
  readonly onStep: (by: 1 | -1) => void;
  readonly onShow: () => void;
  readonly onClose: () => void;
};

/** A finding on a phone. */
export function FindingSheet(props: Props) {
  const { finding, isDismissed, isLocked, onDecide, onStep, onShow, onClose } = props;
  return (
    <Dialog title={`Finding ${finding.tag}`} shape="sheet" onClose={onClose}>
      <FindingBody finding={finding} isDismissed={isDismissed} hasActions={!isLocked} onDecide={onDecide} />
      <div className="mt-5 flex items-center justify-between gap-2">
        <span className="flex">
          <IconButton
            label="Previous finding"
            icon={<ChevronLeft size={18} aria-hidden />}
            onClick={() => onStep(-1)}
          />
          <IconButton
            label="Next finding"
            icon={<ChevronRight size={18} aria-hidden />}
            onClick={() => onStep(1)}
          />
        </span>
        {finding.span !== null && <Button onClick={onShow}>Show in the paper</Button>}
      </div>
    </Dialog>
  );
}
