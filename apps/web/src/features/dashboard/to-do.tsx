import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Inbox, TriangleAlert, Check, ChevronDown, Copy } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass, Button } from '../../components/form/button.tsx';
import { Card } from '../../components/card.tsx';
import { LoadingArea } from '../../components/loading/loading-area.tsx';
import { ProgressLine } from '../../components/loading/progress-line.tsx';
import { Skeleton } from '../../components/loading/skeleton.tsx';
import { statsQuery } from '../../api/assignments.ts';
import { progressSentence, useBatchProgress } from '../../api/batch-progress.ts';
import { formatCount } from '../../components/format.ts';
import { overviewQuery } from './overview-query.ts';
import { Accordion } from 'radix-ui';
import { Badge } from '../../components/badge.tsx';
import { GradeBadge } from '../../components/feedback/grade-badge.tsx';
import { copyFeedback } from '../../components/feedback/copy-feedback.ts';
import { feedbackAsText, feedbackParts } from '../../components/feedback/feedback-parts.ts';
import { useNames } from '../../hidden-names/hidden-names.ts';
import { useNameCover } from '../../hidden-names/use-name-cover.ts';
import type { GradedAssignment } from './list-graded.ts';

const drafts = '?status=completed&approved=false';

/** Tasks for the instructor: the batch in progress, failed papers, drafts to review. */
export function ToDo() {
  const { data: stats } = useQuery(statsQuery);
  const { data: overview } = useQuery(overviewQuery);
  const progress = useBatchProgress();
  const first = overview?.waiting[0];
  const waiting = stats?.pendingReview ?? 0;
  const failed = overview?.failed ?? 0;

  return (
    <Card>
      <h2 className="sr-only">To Do</h2>
      <div className="divide-y divide-rule">
        {progress.left > 0 && (
          <ProgressLine
            label="Papers graded"
            sentence={progressSentence(progress)}
            total={progress.total}
            done={progress.total - progress.left}
            action={
              <Link to="/grading-queue" className={buttonClass('secondary', 'small')}>
                Open the queue
              </Link>
            }
          />
        )}
        {failed > 0 && <FailedPapers count={failed} />}
        {stats === undefined ? (
          <LoadingArea label="Loading your to-do list" className="flex h-14 items-center px-5">
            <Skeleton className="h-4 w-56 max-w-full" />
          </LoadingArea>
        ) : waiting > 0 ? (
          <div className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 px-5 py-2">
            <p className="grow font-medium">
              {formatCount(waiting, 'draft')} {waiting === 1 ? 'is' : 'are'} ready for your review
            </p>
            <Link to={`/grading-queue${drafts}`} className={buttonClass('quiet', 'small')}>
              Show in the queue
            </Link>
            {first !== undefined && (
              <Link to={`/assignments/${first.id}${drafts}`} className={buttonClass('primary', 'small')}>
                Start reviewing <ArrowRight size={14} aria-hidden />
              </Link>
            )}
          </div>
        ) : (
          <p className="flex min-h-14 items-center gap-3 px-5 py-2 text-pencil">
            <Inbox size={16} aria-hidden className="shrink-0" />
            {progress.left > 0
              ? 'Drafts appear here as soon as they are ready for your review.'
              : 'Nothing to review.'}
          </p>
        )}
      </div>
    </Card>
  );
}

function FailedPapers({ count }: { readonly count: number }) {
  return (
    <p className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 px-5 py-2 text-13 text-red">
      <TriangleAlert size={16} aria-hidden />
      <span className="grow">{formatCount(count, 'paper')} could not be graded.</span>
      <Link to="/grading-queue?status=error" className={buttonClass('secondary', 'small')}>
        See why
      </Link>
    </p>
  );
}

/** One graded paper, which expands to its scores and feedback. */
export function GradedItem({ item }: { readonly item: GradedAssignment }) {
  const { grade } = item;
  const names = useNames();
  const { cover } = useNameCover(item, undefined);
  return (
    <Accordion.Item value={item.id}>
      <Accordion.Header>
        <Accordion.Trigger className="group flex min-h-14 w-full items-center gap-3 px-5 py-2 text-left hover:bg-hover focus-visible:-outline-offset-2">
          <ChevronDown
            size={16}
            aria-hidden
            className="shrink-0 text-pencil transition-transform group-data-[state=open]:rotate-180"
          />
          <span className="min-w-0 grow">
            <span className="block truncate font-medium">{names.studentOf(item)}</span>
            <span className="block truncate text-13 text-pencil">{names.fileOf(item)}</span>
          </span>
          <span className="flex shrink-0 flex-wrap items-center justify-end gap-1.5">
            {grade.approvedAt !== null && (
              <span className="hidden items-center gap-1 text-13 text-pen sm:inline-flex">
                <Check size={14} aria-hidden /> Approved
              </span>
            )}
            {item.course !== null && <Badge>{item.course.code}</Badge>}
            <GradeBadge percentage={Math.round(grade.totalGrade)} suffix="%" />
          </span>
        </Accordion.Trigger>
      </Accordion.Header>
      <Accordion.Content className="px-5 pt-3 pb-5 sm:pl-12">
        <div className="grid max-w-3xl gap-5">
          {feedbackParts(grade).map(({ id, label, score, isJudged, text }) => (
            <section key={id} aria-label={label}>
              <div className="mb-1 flex items-center justify-between gap-3">
                <h3 className="flex items-center gap-2 font-semibold">
                  {label}
                  {score !== null && <GradeBadge percentage={Math.round(score)} suffix="%" />}
                  {!isJudged && <Badge>Not judged</Badge>}
                </h3>
                <Button
                  look="quiet"
                  size="small"
                  className="-mr-2.5"
                  icon={<Copy size={14} aria-hidden />}
                  aria-label={id === 'overall' ? 'Copy All' : `Copy ${label} feedback`}
                  onClick={() => void copyFeedback(id === 'overall' ? feedbackAsText(grade) : text)}
                >
                  {id === 'overall' ? 'Copy All' : 'Copy'}
                </Button>
              </div>
              <p className="font-serif text-16 whitespace-pre-line">{cover(text)}</p>
            </section>
          ))}
          <Link to={`/assignments/${item.id}`} className={`${buttonClass('secondary')} justify-self-start`}>
            Open review <ArrowRight size={16} aria-hidden />
          </Link>
        </div>
      </Accordion.Content>
    </Accordion.Item>
  );
}
