import type { Assignment } from '@greenpen/api-contract';
import { Check, Download, MessageSquarePlus, RotateCw, Trash2, WandSparkles, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/form/button.tsx';
import { IconButton } from '../../components/form/icon-button.tsx';
import { Tooltip } from '../../components/tooltip.tsx';
import { approveKey } from '../../keyboard/approve-key.ts';
import { requestExport } from '../../components/feedback/export-request.ts';
import type { QueueActions } from './use-queue-actions.ts';
import { canApprove, canGrade } from './what-fits.ts';
import { formatNumber } from '../../components/format.ts';

type Props = {
  readonly selected: readonly Assignment[];
  readonly actions: QueueActions;
  readonly onComment: () => void;
  readonly onRedraft: () => void;
  readonly onClear: () => void;
};

/** Actions on the selected papers; it replaces the header, so that no row moves. */
export function SelectionBar({ selected, actions, onComment, onRedraft, onClear }: Props) {
  return (
    <div
      role="toolbar"
      aria-label="Selected papers"
      className="absolute inset-y-0 right-0 left-11 flex animate-rise items-center border-b border-rule bg-sheet pr-2 pl-1 sm:gap-1 sm:pr-4"
    >
      <output className="mr-2 text-13 font-medium whitespace-nowrap tabular-nums">
        {formatNumber(selected.length)}
        <span className="max-sm:sr-only"> selected</span>
      </output>
      <Action
        label="Approve"
        shortcut={approveKey}
        icon={<Check size={16} aria-hidden />}
        isDisabled={!selected.some(canApprove)}
        onClick={() => actions.approve(selected)}
      />
      <Action
        label="Grade again"
        shortcut="G"
        icon={<RotateCw size={16} aria-hidden />}
        isDisabled={!selected.some(canGrade)}
        onClick={() => actions.gradeAgain(selected)}
      />
      <Action
        label="Add comment"
        shortcut="C"
        icon={<MessageSquarePlus size={16} aria-hidden />}
        isDisabled={!selected.some(canApprove)}
        onClick={onComment}
      />
      <Action
        label="Redraft"
        shortcut="R"
        icon={<WandSparkles size={16} aria-hidden />}
        isDisabled={!selected.some(canApprove)}
        onClick={onRedraft}
      />
      <Action
        label="Export"
        icon={<Download size={16} aria-hidden />}
        onClick={() => requestExport({ kind: 'many', choice: { ids: selected.map(({ id }) => id) } })}
      />
      <Action
        label="Delete"
        shortcut="Del"
        icon={<Trash2 size={16} aria-hidden />}
        onClick={() => actions.remove(selected)}
      />
      <IconButton
        label="Clear the selection"
        shortcut="Esc"
        className="ml-auto"
        icon={<X size={18} aria-hidden />}
        onClick={onClear}
      />
    </div>
  );
}

type ActionProps = {
  readonly label: string;
  readonly shortcut?: string;
  readonly icon: ReactNode;
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
};

function Action({ label, shortcut, icon, isDisabled = false, onClick }: ActionProps) {
  return (
    <Tooltip text={label} shortcut={shortcut}>
      <Button
        look="quiet"
        size="small"
        icon={icon}
        aria-label={label}
        className="max-sm:px-2"
        disabled={isDisabled}
        onClick={onClick}
      >
        <span className="@max-2xl:hidden">{label}</span>
      </Button>
    </Tooltip>
  );
}
