import type { Assignment } from '@greenpen/api-contract';
import { ArrowRight, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { GradeBadge } from '../../components/grade-badge.tsx';
import { formatCount } from '../../lib/format.ts';
import { useNames } from '../../lib/hidden-names.ts';

const list = '?status=completed&approved=false';

type Props = {
  readonly papers: readonly Assignment[];
  readonly total: number;
  /** Papers that could not be graded. */
  readonly failed: number;
};

/** The newest drafts that wait for the instructor. */
export function Waiting({ papers, total, failed }: Props) {
  const names = useNames();
  return (
    <Card title={`Waiting for Your Review (${total})`}>
      {failed > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-rule bg-red-wash px-5 py-2.5 text-13 text-red">
          <TriangleAlert size={16} aria-hidden />
          <span>{formatCount(failed, 'paper')} could not be graded.</span>
          <Link to="/grading-queue?status=error" className="font-medium underline underline-offset-2">
            See why
          </Link>
        </p>
      )}
      {papers.length === 0 ? (
        <p className="p-5 text-pencil">
          Nothing waits. Papers appear here when their drafts are ready, until you approve them.
        </p>
      ) : (
        <>
          <ul aria-label="Waiting for your review" className="divide-y divide-rule">
            {papers.map((paper) => (
              <li key={paper.id}>
                <Link
                  to={`/assignments/${paper.id}${list}`}
                  className="flex min-h-14 items-center gap-3 px-5 py-2 text-ink no-underline hover:bg-hover focus-visible:-outline-offset-2"
                >
                  <span className="min-w-0 grow">
                    <span className="block truncate font-medium">{names.studentOf(paper)}</span>
                    <span className="block truncate text-13 text-pencil">{names.fileOf(paper)}</span>
                  </span>
                  {paper.course !== null && <Badge>{paper.course.code}</Badge>}
                  {paper.grade !== null && (
                    <GradeBadge percentage={Math.round(paper.grade.totalGrade)} suffix="%" />
                  )}
                </Link>
              </li>
            ))}
          </ul>
          <div className="border-t border-rule px-5 py-3">
            <Link
              to={`/grading-queue${list}`}
              className="inline-flex items-center gap-1.5 text-13 text-pen underline underline-offset-2"
            >
              Open all in the queue <ArrowRight size={14} aria-hidden />
            </Link>
          </div>
        </>
      )}
    </Card>
  );
}
