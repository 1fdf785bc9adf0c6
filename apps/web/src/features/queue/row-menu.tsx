import { getFile, type Assignment } from '@greenpen/api-contract';
import { Check, Download, Ellipsis, GitCompare, RotateCw, Trash2 } from 'lucide-react';
import { FeedbackItems } from '../../components/feedback/feedback-items.tsx';
import { IconButton, iconButtonClass } from '../../components/form/icon-button.tsx';
import { Menu, MenuDownload, MenuItem } from '../../components/menu.tsx';
import { useState } from 'react';
import { addressOf } from '../../api/call-api.ts';
import type { QueueActions } from './use-queue-actions.ts';
import { canApprove, canGrade, isApproved } from './what-fits.ts';

type Props = {
  readonly item: Assignment;
  /** The displayed file name. */
  readonly name: string;
  readonly actions: QueueActions;
  readonly onChanges: (id: string) => void;
};

/** Further actions on a paper. Menus are created on demand, since a long list has many rows. */
export function RowMenu(props: Props) {
  const [isAsked, setAsked] = useState(false);
  if (isAsked) return <OpenMenu {...props} />;
  return (
    <button
      type="button"
      aria-label={`More actions for ${props.name}`}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setAsked(true)}
      className={iconButtonClass('relative z-[1]')}
    >
      <Ellipsis size={18} aria-hidden />
    </button>
  );
}

function OpenMenu({ item, name, actions, onChanges }: Props) {
  const params = { id: item.id };
  return (
    <Menu
      isOpenAtFirst
      trigger={
        <IconButton
          label={`More actions for ${name}`}
          className="relative z-[1]"
          icon={<Ellipsis size={18} aria-hidden />}
        />
      }
    >
      <MenuItem
        icon={<RotateCw size={16} aria-hidden />}
        isDisabled={!canGrade(item)}
        onSelect={() => actions.gradeAgain([item])}
      >
        {item.grade === null ? 'Grade' : isApproved(item) ? 'Grade again (reopen it first)' : 'Grade again'}
      </MenuItem>
      {canApprove(item) && (
        <MenuItem icon={<Check size={16} aria-hidden />} onSelect={() => actions.approve([item])}>
          Approve
        </MenuItem>
      )}
      {item.attemptCount > 1 && (
        <MenuItem icon={<GitCompare size={16} aria-hidden />} onSelect={() => onChanges(item.id)}>
          What changed
        </MenuItem>
      )}
      <MenuDownload icon={<Download size={16} aria-hidden />} href={addressOf(getFile, { params })}>
        Download the original
      </MenuDownload>
      {item.grade !== null && <FeedbackItems assignment={item} />}
      <MenuItem icon={<Trash2 size={16} aria-hidden />} onSelect={() => actions.remove([item])}>
        Delete
      </MenuItem>
    </Menu>
  );
}
