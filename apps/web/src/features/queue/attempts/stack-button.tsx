import type { Assignment } from '@greenpen/api-contract';
import { ChevronRight } from 'lucide-react';
import { classNames } from '../../../components/class-names.ts';
import { formatCount } from '../../../components/format.ts';

type Props = {
  readonly item: Pick<Assignment, 'id' | 'attempt' | 'attemptCount'>;
  /** The paper's displayed name. */
  readonly name: string;
  readonly isOpen: boolean;
  readonly onToggle: (id: string) => void;
};

/** Opens and closes the other attempts of a paper. */
export function StackButton({ item, name, isOpen, onToggle }: Props) {
  const others = item.attemptCount - 1;
  const words = `${item.attempt === item.attemptCount ? 'earlier' : 'other'} attempt`;
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-label={`${formatCount(others, words)} of ${name}`}
      onClick={() => onToggle(item.id)}
      className="relative z-[1] inline-flex h-6 shrink-0 items-center gap-0.5 rounded-full border border-rule bg-sheet pr-2 pl-1 text-12 font-medium whitespace-nowrap text-pencil hover:bg-hover hover:text-ink @max-lg:absolute @max-lg:top-1.5 @max-lg:right-14 @max-xs:px-1.5"
    >
      <ChevronRight
        size={14}
        aria-hidden
        className={classNames('transition-transform @max-xs:hidden', isOpen && 'rotate-90')}
      />
      <span className="@max-lg:hidden">{formatCount(others, words)}</span>
      <span className="@lg:hidden">+{others}</span>
    </button>
  );
}
