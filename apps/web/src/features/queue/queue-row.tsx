import type { Assignment, AssignmentFilter } from '@greenpen/api-contract';
import { Check, FileText, FileType, FileType2 } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass } from '../../components/button.tsx';
import { GradeBadge } from '../../components/grade-badge.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { writeFilter } from '../../lib/assignment-filter.ts';
import { formatAgo, formatDateTime, formatKilobytes } from '../../lib/format.ts';
import { RowMenu } from './row-menu.tsx';

const icons = { PDF: FileType, DOCX: FileType2, TXT: FileText };

type Props = { readonly item: Assignment; readonly filter: AssignmentFilter; readonly now: number };

/** One paper; the whole row opens its review. */
export function QueueRow({ item, filter, now }: Props) {
  const Icon = icons[item.fileType];
  const address = { pathname: `/assignments/${item.id}`, search: writeFilter(filter).toString() };
  const student = item.studentName ?? 'Unknown Student';
  return (
    <tr className="group relative h-15 hover:bg-hover">
      <td className="py-2 pr-2 pl-5">
        <div className="flex min-w-0 items-center gap-3">
          <Icon size={20} aria-hidden className="shrink-0 text-pencil max-sm:hidden" />
          <div className="min-w-0">
            <Link
              to={address}
              className="block truncate font-medium text-ink no-underline outline-offset-[-2px] after:absolute after:inset-0"
            >
              <bdi>{item.originalName}</bdi>
            </Link>
            <span className="block truncate text-13 text-pencil">
              <span className="md:hidden">{student} · </span>
              {item.fileType} · {formatKilobytes(item.fileSize)}
            </span>
          </div>
        </div>
      </td>
      <td className="hidden px-2 md:table-cell">
        <span className="block truncate">{student}</span>
        {item.studentEmail !== null && (
          <span className="block truncate text-13 text-pencil">{item.studentEmail}</span>
        )}
      </td>
      <td className="px-2">
        <GradeCell item={item} />
      </td>
      <td className="hidden px-2 sm:table-cell" title={item.statusDetail ?? undefined}>
        <StatusBadge status={item.status} />
      </td>
      <td
        className="hidden px-2 whitespace-nowrap text-pencil lg:table-cell"
        title={formatDateTime(item.uploadedAt)}
      >
        {formatAgo(item.uploadedAt, now)}
      </td>
      <td className="pr-3 sm:pr-5">
        <div className="relative z-[1] flex items-center justify-end gap-1">
          <Link
            to={address}
            tabIndex={-1}
            aria-hidden
            className={`${buttonClass('quiet', 'small')} hidden opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 sm:inline-flex`}
          >
            View
          </Link>
          <RowMenu item={item} />
        </div>
      </td>
    </tr>
  );
}

function GradeCell({ item: { status, grade } }: { readonly item: Assignment }) {
  if (status === 'processing') {
    return (
      <span className="inline-flex items-center gap-2 text-13 text-pencil">
        <Spinner size={14} /> Processing
      </span>
    );
  }
  if (grade === null) return <span className="text-13 text-pencil">Not graded</span>;
  return (
    <span className="inline-flex items-center gap-1.5">
      <GradeBadge percentage={grade.totalGrade} suffix="/100" />
      {grade.approvedAt !== null && (
        <span title="Approved" className="text-pen">
          <Check size={16} aria-hidden />
          <span className="sr-only">Approved</span>
        </span>
      )}
    </span>
  );
}
