import { EyeOff } from 'lucide-react';
import { classNames } from '../../components/class-names.ts';
import { useNames } from '../../hidden-names/hidden-names.ts';
import { chipClass } from './filter-chip.tsx';

/** Hides who wrote the papers, for grading without knowing it. */
export function HideNames() {
  const names = useNames();
  return (
    <button
      type="button"
      aria-pressed={names.isHidden}
      title="The paper itself may still show a name"
      onClick={names.toggle}
      className={classNames(chipClass(names.isHidden), 'inline-flex items-center gap-1.5')}
    >
      <EyeOff size={14} aria-hidden /> Hide names
    </button>
  );
}
