import { gradeColour } from '@greenpen/grading';
import { formatScore } from '../format.ts';
import { Badge } from '../badge.tsx';

type Props = { readonly percentage: number; readonly suffix: '%' | '/100' };

/** A percentage on the ground of its band. */
export function GradeBadge({ percentage, suffix }: Props) {
  return (
    <Badge tone={gradeColour(percentage)}>
      {formatScore(percentage)}
      {suffix}
    </Badge>
  );
}
