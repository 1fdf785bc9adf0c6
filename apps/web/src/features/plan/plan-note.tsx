import { useQuery } from '@tanstack/react-query';
import { CircleAlert, Clock, CreditCard } from 'lucide-react';
import { Link } from 'react-router';
import { classNames } from '../../components/class-names.ts';
import { planQuery } from './plan-query.ts';
import { planNote, type PlanNoteWords } from './plan-words.ts';

const looks: Readonly<Record<PlanNoteWords['tone'], string>> = {
  quiet: 'text-pencil hover:bg-hover hover:text-ink',
  calm: 'bg-pen-wash text-pen',
  urgent: 'bg-yellow-wash text-yellow',
};

const icons = { quiet: CreditCard, calm: Clock, urgent: CircleAlert };

type Props = { readonly isCollapsed?: boolean; readonly onNavigate?: () => void };

/** The plan's status in the sidebar, linked to the plan page. */
export function PlanNote({ isCollapsed = false, onNavigate }: Props) {
  const { data } = useQuery(planQuery);
  const note = data === undefined ? null : planNote(data);
  if (note === null) return null;
  const Icon = icons[note.tone];
  return (
    <p className="px-2 pb-2">
      <Link
        to="/plan"
        aria-label={isCollapsed ? `Plan: ${note.text}` : undefined}
        onClick={onNavigate}
        className={classNames(
          'flex h-9 items-center gap-3 rounded-md text-13 font-medium no-underline transition-colors',
          isCollapsed ? 'justify-center' : 'px-2.5',
          looks[note.tone],
        )}
      >
        <Icon size={16} aria-hidden className="shrink-0" />
        {!isCollapsed && <span className="truncate">{note.text}</span>}
      </Link>
    </p>
  );
}
