import { sayVerdict, type Verdict, verdicts } from '@greenpen/grading';
import { ChevronDown, RotateCcw } from 'lucide-react';
import { Menu, MenuItem } from '../../../components/menu.tsx';
import type { TaggedRequirement } from './tag-requirements.ts';
import { VerdictIcon } from './verdict-look.tsx';

type Props = {
  readonly requirement: TaggedRequirement;
  readonly onJudge: (id: string, verdict: Verdict | null) => void;
};

/** The verdict as a button; its menu sets another, or gives the engine's back. */
export function VerdictMenu({ requirement, onJudge }: Props) {
  const { id, text, verdict: engines, current, corrected } = requirement;
  const say = (verdict: Verdict) => sayVerdict(requirement, verdict);
  const isSetByYou = corrected !== null || current !== engines;
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={`${say(current)}: ${text}. Change`}
          className="relative inline-flex h-7 shrink-0 items-center gap-1 rounded-md border border-transparent px-1.5 text-12 font-medium text-pencil hover:border-edge hover:bg-sheet hover:text-ink data-[state=open]:border-edge data-[state=open]:bg-sheet"
        >
          {say(current)}
          <ChevronDown size={13} aria-hidden />
        </button>
      }
    >
      {verdicts.map((verdict) => (
        <MenuItem
          key={verdict}
          icon={<VerdictIcon verdict={verdict} />}
          isDisabled={verdict === current}
          onSelect={() => onJudge(id, verdict === engines ? null : verdict)}
        >
          {say(verdict)}
        </MenuItem>
      ))}
      {isSetByYou && (
        <MenuItem icon={<RotateCcw size={15} aria-hidden />} onSelect={() => onJudge(id, null)}>
          Back to Greenpen’s: {say(engines).toLowerCase()}
        </MenuItem>
      )}
    </Menu>
  );
}
