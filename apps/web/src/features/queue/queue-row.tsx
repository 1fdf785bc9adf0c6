import { type Assignment, lookUp } from '@greenpen/api-contract';
import { lmsNames } from '@greenpen/grading';
import {
  Check,
  CircleAlert,
  Clock,
  CornerDownRight,
  File,
  FileText,
  FileType,
  FileType2,
  Flag,
} from 'lucide-react';
import { type MouseEvent, memo } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '../../components/form/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { formatAgo, formatDateTime, formatKilobytes } from '../../components/format.ts';
import type { Names } from '../../hidden-names/hidden-names.ts';
import { StackButton } from './attempts/stack-button.tsx';
import { GradeCell } from './grade-cell.tsx';
import type { QueueActions } from './use-queue-actions.ts';
import { rowLayout } from './row-layout.ts';
import { RowMenu } from './row-menu.tsx';
import { Badge } from '../../components/badge.tsx';
import { Spinner } from '../../components/loading/spinner.tsx';

type Props = {
  readonly item: Assignment;
  /** 1-based, among all rows. */
  readonly position: number;
  /** The list's query, which the review screen uses for previous and next. */
  readonly search: string;
  readonly now: number;
  readonly names: Names;
  readonly isSelected: boolean;
  /** Whether it is listed under a newer attempt. */
  readonly isUnder: boolean;
  readonly isOpen: boolean;
  /** Whether it is one of the papers that represent its class best. */
  readonly isFirst: boolean;
  readonly actions: QueueActions;
  readonly onSelect: (id: string, isStretch: boolean) => void;
  readonly onVisit: (id: string) => void;
  readonly onStack: (id: string) => void;
  readonly onChanges: (id: string) => void;
};

/** One paper; clicking the row opens its review, Shift-click selects a range. */
export const QueueRow = memo(function QueueRow(props: Props) {
  const { item, position, search, now, names, isSelected, actions, onSelect, onVisit, onChanges } = props;
  const nameId = `row-${item.id}`;
  const address = { pathname: `/assignments/${item.id}`, search };
  const student = names.studentOf(item);
  const email = names.emailOf(item);
  const file = names.fileOf(item);
  const isGradeTold = item.status === 'completed' && item.grade !== null;

  return (
    <tr
      aria-rowindex={position + 1}
      aria-selected={isSelected}
      onFocus={() => onVisit(item.id)}
      className={classNames(
        'group relative',
        rowLayout.row,
        isSelected ? 'bg-pen-wash/50' : 'focus-within:bg-hover hover:bg-hover',
      )}
    >
      <td className={rowLayout.choice}>
        <RowChoice id={item.id} file={file} isSelected={isSelected} onSelect={onSelect} />
      </td>
      <td className={rowLayout.name}>
        <PaperName {...props} id={nameId} address={address} />
      </td>
      <td className="hidden px-2 @2xl:table-cell">
        <span className="block truncate leading-5">{student}</span>
        {email !== null && <span className="block truncate text-12 leading-4 text-pencil">{email}</span>}
      </td>
      <td className={classNames(rowLayout.state, !isGradeTold && '@max-lg:hidden')}>
        <GradeCell item={item} name={file} />
      </td>
      <td
        className={isGradeTold ? 'hidden px-2 @lg:table-cell' : rowLayout.state}
        title={item.statusDetail ?? undefined}
      >
        <StatusBadge status={item.status} />
      </td>
      <td
        className="hidden truncate px-2 text-13 text-pencil @4xl:table-cell"
        title={formatDateTime(item.uploadedAt)}
      >
        {formatAgo(item.uploadedAt, now)}
      </td>
      <td className={rowLayout.actions}>
        <RowActions
          item={item}
          file={file}
          nameId={nameId}
          address={address}
          actions={actions}
          onChanges={onChanges}
        />
      </td>
    </tr>
  );
});

type RowActionsProps = Pick<Props, 'item' | 'actions' | 'onChanges'> & {
  readonly file: string;
  readonly nameId: string;
  readonly address: { readonly pathname: string; readonly search: string };
};

function RowActions({ item, file, nameId, address, actions, onChanges }: RowActionsProps) {
  return (
    <div className="flex items-center justify-end gap-1 @max-lg:flex-col-reverse @max-lg:gap-0">
      <Link
        to={address}
        aria-describedby={nameId}
        className={`${buttonClass('quiet', 'small')} relative z-[1] @max-lg:h-7 @max-lg:px-1`}
      >
        View
      </Link>
      <RowMenu item={item} name={file} actions={actions} onChanges={onChanges} />
    </div>
  );
}

type RowChoiceProps = Pick<Props, 'isSelected' | 'onSelect'> & { readonly id: string; readonly file: string };

/** The row’s check box. */
function RowChoice({ id, file, isSelected, onSelect }: RowChoiceProps) {
  return (
    <label className="relative z-[1] flex h-full cursor-pointer items-center justify-center pl-3">
      <input
        type="checkbox"
        aria-label={`Select ${file}`}
        checked={isSelected}
        // Only the click event knows whether Shift was held.
        onChange={() => undefined}
        onClick={(event) => onSelect(id, event.shiftKey)}
        className="choice"
      />
    </label>
  );
}

type PaperNameProps = Pick<
  Props,
  'item' | 'names' | 'isUnder' | 'isOpen' | 'isFirst' | 'onSelect' | 'onStack'
> & {
  readonly id: string;
  readonly address: { readonly pathname: string; readonly search: string };
};

/** The paper’s link and the facts below it. */
function PaperName(props: PaperNameProps) {
  const { id, address, item, names, isUnder, isOpen, isFirst, onSelect, onStack } = props;
  const student = names.studentOf(item);
  const file = names.fileOf(item);
  const hasStack = !isUnder && item.attemptCount > 1;
  const extend = (event: MouseEvent) => {
    if (!event.shiftKey) return;
    event.preventDefault();
    onSelect(item.id, true);
  };
  return (
    <div className="flex min-w-0 items-center gap-3 @max-lg:items-start @max-lg:gap-1.5">
      {isUnder && (
        <CornerDownRight size={16} aria-hidden className="shrink-0 text-pencil @max-lg:mt-0.5 @lg:ml-2" />
      )}
      <TypeIcon fileType={item.fileType} />
      <div className="min-w-0 grow">
        <Link
          id={id}
          to={address}
          data-row={item.id}
          onClick={extend}
          className={classNames(
            hasStack && '@max-lg:pr-16',
            'block truncate leading-5 font-medium text-ink no-underline outline-offset-[-2px] after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-[-2px] focus-visible:after:outline-(--pen)',
          )}
        >
          <bdi>{file}</bdi>
        </Link>
        <span className={`block truncate text-12 leading-4 text-pencil ${rowLayout.besideState}`}>
          {isFirst && (
            <span title="It represents the class best" className="font-medium text-pen">
              <Flag size={12} aria-hidden className="mr-1 inline align-[-1.5px]" />
              Grade first<span className="text-pencil"> · </span>
            </span>
          )}
          <DraftMark item={item} />
          <span className={isUnder ? 'hidden @lg:inline @2xl:hidden' : '@2xl:hidden'}>{student}</span>
          <span className="@max-lg:hidden @2xl:hidden"> · </span>
          {isUnder && `Attempt ${item.attempt} of ${item.attemptCount}`}
          {isUnder && <span className="@max-lg:hidden"> · </span>}
          <span className="@max-lg:hidden">
            {typeof item.lmsSite === 'string' && `${lookUp(lmsNames, item.lmsSite) ?? item.lmsSite} · `}
            {item.fileType} · {formatKilobytes(item.fileSize)}
          </span>
        </span>
      </div>
      {hasStack && <StackButton item={item} name={file} isOpen={isOpen} onToggle={onStack} />}
    </div>
  );
}

function TypeIcon({ fileType }: Pick<Assignment, 'fileType'>) {
  const look = { size: 18, 'aria-hidden': true, className: 'shrink-0 text-pencil @max-lg:hidden' } as const;
  switch (fileType) {
    case 'PDF':
      return <FileType {...look} />;
    case 'DOCX':
      return <FileType2 {...look} />;
    case 'TXT':
      return <FileText {...look} />;
    default:
      return <File {...look} />;
  }
}

type DraftMarkProps = { readonly item: Pick<Assignment, 'grade' | 'modelDraft'> };

/** Marks feedback that the language model's draft may still replace. */
function DraftMark({ item: { grade, modelDraft } }: DraftMarkProps) {
  if (grade === null || grade.approvedAt !== null) return null;
  if (modelDraft?.state !== 'waiting' && modelDraft?.state !== 'drafting') return null;
  return (
    <span className={modelDraft.state === 'waiting' ? 'text-yellow' : undefined}>
      <Clock size={12} aria-hidden className="mr-1 inline align-[-1.5px]" />
      <span className="@max-lg:sr-only">
        {modelDraft.state === 'waiting' ? 'Waiting for the model' : 'The model is drafting'}
      </span>
      <span className="@max-lg:hidden"> · </span>
    </span>
  );
}

/** Pending, AI Grading, Completed, Error; any other status is shown as it is. */
function StatusBadge({ status }: { readonly status: string }) {
  switch (status) {
    case 'pending':
      return <Badge icon={<Clock size={12} aria-hidden />}>Pending</Badge>;
    case 'processing':
      return (
        <Badge tone="blue" icon={<Spinner size={12} />}>
          AI Grading
        </Badge>
      );
    case 'completed':
      return (
        <Badge tone="green" icon={<Check size={12} aria-hidden />}>
          Completed
        </Badge>
      );
    case 'error':
      return (
        <Badge tone="red" icon={<CircleAlert size={12} aria-hidden />}>
          Error
        </Badge>
      );
    default:
      return <Badge>{status}</Badge>;
  }
}
