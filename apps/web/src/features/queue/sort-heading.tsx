import { ArrowDown, ArrowUp } from 'lucide-react';
import { classNames } from '../../components/class-names.ts';

type Props = {
  readonly label: string;
  readonly order: 'asc' | 'desc' | null;
  readonly onSort: () => void;
};

/** A column's heading that sorts by it; the arrow stands where the list stands. */
export function SortHeading({ label, order, onSort }: Props) {
  const Arrow = order === 'asc' ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      onClick={onSort}
      className={classNames(
        'group/sort -mx-1.5 inline-flex h-7 items-center gap-1 rounded-md px-1.5 text-13 font-medium hover:bg-hover hover:text-ink',
        order === null ? 'text-pencil' : 'text-ink',
      )}
    >
      {label}
      <Arrow
        size={14}
        aria-hidden
        className={classNames(
          'shrink-0',
          order === null &&
            'opacity-0 transition-opacity group-hover/sort:opacity-60 group-focus-visible/sort:opacity-60',
        )}
      />
    </button>
  );
}
