import type { Assignment } from '@greenpen/api-contract';
import { Check } from 'lucide-react';
import { GradeBadge } from '../../components/grade-badge.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { useNames } from '../../hidden-names/hidden-names.ts';
import { DoubtBar } from './doubt-bar.tsx';

type Props = {
  readonly item: Pick<Assignment, 'status' | 'grade' | 'doubts' | 'studentName' | 'otherName'>;
  readonly name: string;
};

export function GradeCell({ item, name }: Props) {
  const { isHidden } = useNames();
  const { status, grade, doubts, studentName, otherName } = item;
  if (status === 'processing') {
    return (
      <span className="inline-flex items-center gap-2 text-13 text-pencil">
        <Spinner size={14} /> Processing
      </span>
    );
  }
  if (grade === null) return <span className="text-13 whitespace-nowrap text-pencil">Not graded</span>;
  return (
    <span className="inline-flex items-center gap-1 @max-lg:flex-row-reverse">
      <span className="grid w-19">
        <GradeBadge percentage={grade.totalGrade} suffix="/100" />
      </span>
      {grade.approvedAt === null && (
        <DoubtBar doubts={doubts} name={name} twoNames={isHidden ? null : [studentName, otherName]} />
      )}
      {grade.approvedAt !== null && (
        <span title="Approved" className="text-pen">
          <Check size={16} aria-hidden />
          <span className="sr-only">Approved</span>
        </span>
      )}
    </span>
  );
}
