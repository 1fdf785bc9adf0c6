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
  readonly onKeys?: (() => void) | undefined;
  /** Absent while there is nothing to approve. */
  readonly approval?: Approval;
};

type Approval = {
  readonly isApproved: boolean;
  readonly isBusy: boolean;
  readonly approve: () => void;
  readonly reopen: () => void;
};

/** The paper's course, its neighbours in the list, and the primary action. */
export function ReviewBar({ assignment, search, onGo, onKeys, approval }: Props) {
  const { neighbours } = assignment;
  return (
    <header className="flex h-13 shrink-0 items-center gap-2 border-b border-rule bg-desk px-3 md:px-4">
      <Breadcrumb assignment={assignment} search={search} isApproved={approval?.isApproved === true} />
      {/* Ungraded papers have no position in the list. */}
      {neighbours.position > 0 && (
        <p className="hidden shrink-0 text-13 text-pencil tabular-nums sm:block">
          {neighbours.position} of {neighbours.total}
        </p>
      )}
      {/* On a phone this bar replaces the shell's. */}
      <OfflineBadge isShort className="shrink-0 md:hidden" />
      <BarButtons neighbours={neighbours} onGo={onGo} onKeys={onKeys} />
      {approval !== undefined && <ApproveButton {...approval} />}
    </header>
  );
}

type BreadcrumbProps = Pick<Props, 'assignment' | 'search'> & { readonly isApproved: boolean };

/** The queue, the course, the assignment and the paper's author. */
function Breadcrumb({ assignment, search, isApproved }: BreadcrumbProps) {
  const { course, courseAssignment } = assignment;
  const places = [
    course?.code,
    courseAssignment === null ? undefined : `Week ${courseAssignment.week}: ${courseAssignment.title}`,
  ].filter((place) => place !== undefined);
  return (
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
      <Author assignment={assignment} />
      {isApproved && <Check size={18} aria-label="Approved" className="shrink-0 text-pen" />}
    </nav>
  );
}

/** The author; pressing the name corrects it. */
function Author({ assignment }: Pick<Props, 'assignment'>) {
  const [isCorrecting, setCorrecting] = useState(false);
  const names = useNames();
  const author = names.authorOf(assignment);
  return (
    <>
      <h1 className="min-w-0 font-medium" title={names.fileOf(assignment)}>
        {names.isHidden ? (
          <span className="block truncate">{author}</span>
        ) : (
          <button
            type="button"
            aria-label={`${author}. Correct the author’s name`}
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
      {isCorrecting && <StudentDialog assignment={assignment} onClose={() => setCorrecting(false)} />}
    </>
  );
}

type BarButtonsProps = Pick<Props, 'onGo' | 'onKeys'> & Pick<Props['assignment'], 'neighbours'>;

/** The neighbours in the list, the switch for names, and the list of keys. */
function BarButtons({ neighbours, onGo, onKeys }: BarButtonsProps) {
  const names = useNames();
  return (
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
          label="Keyboard shortcuts"
          shortcut="?"
          className="max-md:hidden"
          icon={<Keyboard size={18} aria-hidden />}
          onClick={onKeys}
        />
      )}
    </div>
  );
}

function ApproveButton({ isApproved, isBusy, approve, reopen }: Approval) {
  if (isApproved) {
    return (
      <Button icon={<RotateCcw size={15} aria-hidden />} isBusy={isBusy} onClick={reopen}>
        Reopen
      </Button>
    );
  }
  return (
    <Button look="primary" isBusy={isBusy} onClick={approve} aria-keyshortcuts="Control+Enter Meta+Enter">
      Approve <span className="hidden text-13 font-normal opacity-80 md:inline">{approveKey}</span>
    </Button>
  );
}
