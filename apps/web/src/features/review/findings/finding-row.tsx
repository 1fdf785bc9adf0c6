import { memo } from 'react';
import { classNames } from '../../../components/class-names.ts';
import type { TaggedFinding } from '../paper/marks.ts';
import { FindingBody } from './finding-body.tsx';

type Props = {
  readonly finding: TaggedFinding;
  readonly isDismissed: boolean;
  readonly isSelected: boolean;
  readonly isLocked: boolean;
  readonly onSelect: (tag: string) => void;
  readonly onDecide: (id: string, decision: 'keep' | 'dismiss') => void;
};

export const FindingRow = memo(function FindingRow(props: Props) {
  const { finding, isDismissed, isSelected, isLocked, onSelect, onDecide } = props;
  return (
    <li
      data-row={finding.tag}
      className={classNames(
        'relative scroll-mt-12 border-l-2 px-4 py-2',
        isSelected ? 'border-pen bg-pen-wash' : 'border-transparent hover:bg-hover',
      )}
    >
      <button
        type="button"
        aria-pressed={isSelected}
        aria-label={`Show ${finding.tag} in the paper`}
        onClick={() => onSelect(finding.tag)}
        className="absolute inset-0 outline-offset-[-2px]"
      />
      <FindingBody
        finding={finding}
        isDismissed={isDismissed}
        hasActions={!isLocked && (isSelected || isDismissed)}
        onDecide={onDecide}
      />
    </li>
  );
});
