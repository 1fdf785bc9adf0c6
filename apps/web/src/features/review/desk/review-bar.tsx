import type { AssignmentWithReview } from '@greenpen/api-contract';
import { Check, ChevronLeft, ChevronRight, EyeOff, Keyboard, Pencil, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../components/form/button.tsx';
import { IconButton } from '../../../components/form/icon-button.tsx';
import { OfflineBadge } from '../../../components/offline-badge.tsx';
import { approveKey } from '../../../keyboard/approve-key.ts';
import { useNames } from '../../../hidden-names/hidden-names.ts';
import { StudentDialog } from './student-dialog.tsx';

type Props = {
  readonly assignment: AssignmentWithReview;
  /** The query of the list that it was opened from, with its question mark. */
  readonly search: string;
  readonly onGo: (id: string | null) => void;
  readonly onKeys?: () => void;
  /** Absent while there is nothing to approve. */
  readonly approval?: {
    readonly isApproved: boolean;
    readonly isBusy: boolean;
    readonly onApprove: () => void;
    readonly onReopen: () => void;
  };
};

/** The paper's course, its neighbours in the list, and the primary action. */
export function ReviewBar({ assignment, search, onGo, onKeys, approval }: Props) {
  const { course, courseAssignment, neighbours } = assignment;
  const [isCorrecting, setCorrecting] = useState(false);
  const places = [
    course?.code,
    courseAssignment === null ? undefined : `Week ${courseAssignment.week}: ${courseAssignment.title}`,
  ].filter((place) => place !== undefined);
  const names = useNames();
  const author = names.authorOf(assignment);

  return (
    <header className="flex h-13 shrink-0 items-center gap-2 border-b border-rule bg-desk px-3 md:px-4">
      <nav aria-label="Breadcrumb" className="flex min-w-0 grow items-center gap-1.5">
        <Link
          to={{ pathname: '/grading-queue', search }}
          className="flex shrink-0 items-center gap-1 rounded-md text-pencil no-underline hover:text-ink"
        >
          <ChevronLeft size={18} aria-hidden className="md:hidden" />
          <span className="max-md:sr-only">Queue</span>
        </Link>
        {places.map((place) => (
          <span
            key={place}
            className="hidden min-w-12 items-center gap-1.5 text-pencil first-of-type:shrink-0 lg:flex"
          >
            <span aria-hidden>▸</span>
            <span className="truncate">{place}</span>
          </span>
        ))}
        <span aria-hidden className="hidden text-pencil md:inline">
          ▸
        </span>
        <h1 className="min-w-0 font-medium" title={names.fileOf(assignment)}>
          {names.isHidden ? (
            <span className="block truncate">{author}</span>
          ) : (
            <button
              type="button"
              aria-label={`${author}. Correct who wrote this paper`}
              onClick={() => setCorrecting(true)}
              className="group flex max-w-full items-center gap-1.5 rounded-md font-medium"
            >
              <span className="truncate">{author}</span>
              <Pencil
                size={13}
                aria-hidden
                className="shrink-0 text-pencil opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100"
              />
            </button>
          )}
        </h1>
        {approval?.isApproved === true && (
          <Check size={18} aria-label="Approved" className="shrink-0 text-pen" />
        )}
      </nav>
      {/* Ungraded papers have no position in the list. */}
      {neighbours.position > 0 && (
        <p className="hidden shrink-0 text-13 text-pencil tabular-nums sm:block">
          {neighbours.position} of {neighbours.total}
        </p>
      )}
      {/* On a phone this bar replaces the shell's. */}
      <OfflineBadge isShort className="shrink-0 md:hidden" />
      <div className="flex shrink-0">
        <IconButton
          label="Previous paper"
          shortcut="K"
          icon={<ChevronLeft size={18} aria-hidden />}
          disabled={neighbours.previousId === null}
          onClick={() => onGo(neighbours.previousId)}
        />
        <IconButton
          label="Next paper"
          shortcut="J"
          icon={<ChevronRight size={18} aria-hidden />}
          disabled={neighbours.nextId === null}
          onClick={() => onGo(neighbours.nextId)}
        />
        <IconButton
          label={names.isHidden ? 'Show students’ names' : 'Hide students’ names'}
          shortcut="H"
          aria-pressed={names.isHidden}
          className="max-md:hidden"
          icon={<EyeOff size={18} aria-hidden />}
          onClick={names.toggle}
        />
        {onKeys !== undefined && (
          <IconButton
            label="Keys of this screen"
            shortcut="?"
            className="max-md:hidden"
            icon={<Keyboard size={18} aria-hidden />}
            onClick={onKeys}
          />
        )}
      </div>
      {approval !== undefined &&
        (approval.isApproved ? (
          <Button
            icon={<RotateCcw size={15} aria-hidden />}
            isBusy={approval.isBusy}
            onClick={approval.onReopen}
          >
            Reopen
          </Button>
        ) : (
          <Button
            look="primary"
            isBusy={approval.isBusy}
            onClick={approval.onApprove}
            aria-keyshortcuts="Control+Enter Meta+Enter"
          >
            Approve <span className="hidden text-13 font-normal opacity-80 md:inline">{approveKey}</span>
          </Button>
        ))}
      {isCorrecting && <StudentDialog assignment={assignment} onClose={() => setCorrecting(false)} />}
    </header>
  );
}
