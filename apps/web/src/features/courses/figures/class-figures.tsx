import { type ClassFigures as Figures, getClassFigures, type ClassFigures } from '@greenpen/api-contract';
import { gradeColour } from '@greenpen/grading';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Download, Users } from 'lucide-react';
import { Link } from 'react-router';
import { BarList } from '../../../components/chart/bar-list.tsx';
import { Button } from '../../../components/form/button.tsx';
import { ChartSkeleton } from '../../../components/chart/chart-skeleton.tsx';
import { type Column, ColumnChart } from '../../../components/chart/column-chart.tsx';
import { ErrorState } from '../../../components/page/error-state.tsx';
import { LoadingArea } from '../../../components/loading/loading-area.tsx';
import { Skeleton } from '../../../components/loading/skeleton.tsx';
import { describeFailure } from '../../../api/api-failure.ts';
import { requestExport } from '../../../components/feedback/export-request.ts';
import { formatCount, formatFixed } from '../../../components/format.ts';
import { callApi } from '../../../api/call-api.ts';

/** Under the courses' key, so that changes of papers or class lists invalidate it. */
const figuresQuery = (courseId: string, id: string) =>
  queryOptions({
    queryKey: ['courses', courseId, 'figures', id],
    queryFn: ({ signal }) => callApi(getClassFigures, { params: { courseId, id }, signal }),
    // Papers are graded and approved elsewhere, so the figures become outdated within a minute.
    staleTime: 10_000,
  });

type Props = {
  readonly courseId: string;
  readonly assignmentId: string;
  readonly onOpenClassList: () => void;
};

const meanLabels = [
  ['total', 'Total'],
  ['grammar', 'Grammar'],
  ['apa', 'APA Format'],
  ['content', 'Content'],
] as const;

/** The class's results in an assignment, and the students who have not submitted. */
export function ClassFigures({ courseId, assignmentId, onOpenClassList }: Props) {
  const { data, error, refetch } = useQuery(figuresQuery(courseId, assignmentId));
  return (
    <section aria-label="The class" className="border-t border-rule pt-4">
      <header className="flex items-center justify-between gap-2">
        <h5 className="font-semibold">The class</h5>
        {data !== undefined && data.graded > 0 && (
          <Button
            look="quiet"
            size="small"
            className="-mr-2.5"
            icon={<Download size={14} aria-hidden />}
            onClick={() =>
              requestExport({
                kind: 'many',
                choice: { filter: { courseId, courseAssignmentId: assignmentId } },
              })
            }
          >
            Export
          </Button>
        )}
      </header>
      {error !== null && data === undefined ? (
        <ErrorState
          title="The figures did not load"
          message={describeFailure(error, 'Please try again.')}
          onRetry={() => void refetch()}
        />
      ) : data === undefined ? (
        <LoadingArea label="Loading the figures" className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-4">
          <Skeleton className="h-4 w-96 max-w-full" />
          <span className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
            <ChartSkeleton columns={10} />
            <span className="grid content-start gap-4 pt-6">
              {meanLabels.map(([key]) => (
                <span key={key} className="grid gap-2">
                  <Skeleton className="h-3.5 w-24" />
                  <Skeleton className="h-1.5 w-full" />
                </span>
              ))}
            </span>
          </span>
        </LoadingArea>
      ) : (
        <>
          <p className="mt-1 text-pencil">{summary(data)}</p>
          {data.means !== null && (
            <Graded figures={data} means={data.means} address={queueAddress(courseId, assignmentId)} />
          )}
          <Missing figures={data} onOpenClassList={onOpenClassList} />
        </>
      )}
    </section>
  );
}

function summary({ papers, graded, students }: Figures): string {
  if (papers === 0) return 'No papers have been submitted for this yet.';
  const of = students === 0 ? '' : ` for ${formatCount(students, 'student')}`;
  return `${formatCount(papers, 'paper')}${of}, ${graded} graded. Only each student’s latest paper counts; drafts are included.`;
}

function queueAddress(courseId: string, courseAssignmentId: string): string {
  return `/grading-queue?${new URLSearchParams({ courseId, courseAssignmentId }).toString()}`;
}

type GradedProps = {
  readonly figures: Figures;
  readonly means: NonNullable<Figures['means']>;
  readonly address: string;
};

function Graded({ figures, means, address }: GradedProps) {
  return (
    <div className="mt-4 grid gap-x-8 gap-y-6 lg:grid-cols-2">
      <div>
        <h6 className="mb-2 text-13 font-semibold">Grades</h6>
        <ColumnChart label="Papers by grade" columns={histogramColumns(figures.histogram)} />
        <Link to={address} className="mt-2 inline-block text-13 text-pen underline underline-offset-2">
          Open these papers
        </Link>
      </div>
      <div>
        <h6 className="mb-2 text-13 font-semibold">Averages</h6>
        <BarList
          label="Averages by area"
          bars={meanLabels.map(([key, label]) => meanBar({ id: key, label, mean: means[key] }))}
        />
      </div>
      {figures.findings.length > 0 && (
        <div className="lg:col-span-2">
          <h6 className="mb-2 text-13 font-semibold">What to teach next</h6>
          <BarList
            label="The most frequent findings"
            bars={figures.findings.map(({ check, label, count, papers }) => ({
              id: check,
              label,
              figure: `${papers} of ${formatCount(figures.graded, 'paper')} · ${formatCount(count, 'time')}`,
              share: papers / Math.max(1, figures.graded),
            }))}
          />
        </div>
      )}
    </div>
  );
}

type Mean = { readonly id: string; readonly label: string; readonly mean: number | null };

function meanBar({ id, label, mean }: Mean) {
  if (mean === null) return { id, label, figure: 'Not judged', share: 0 };
  return { id, label, figure: `${formatFixed(mean, 1)}%`, share: mean / 100, tone: gradeColour(mean) };
}

/** Columns of ten points, each in the color of its grade band. */
export function histogramColumns(histogram: readonly number[]): readonly Column[] {
  return histogram.map((value, ten) => {
    const from = ten * 10;
    const to = ten === 9 ? 100 : from + 9;
    return {
      id: String(from),
      label: String(from),
      words: `${from} to ${to}: ${formatCount(value, 'paper')}`,
      value,
      tone: gradeColour(from),
    };
  });
}

type MissingProps = {
  readonly figures: Pick<ClassFigures, 'students' | 'missing'>;
  readonly onOpenClassList: () => void;
};

/** Students on the class list without a submission. */
function Missing({ figures: { students, missing }, onOpenClassList }: MissingProps) {
  if (students === 0) {
    return (
      <div className="mt-4">
        <p className="text-pencil">Import the class list to see who has not submitted a paper.</p>
        <Button
          size="small"
          className="mt-2"
          icon={<Users size={14} aria-hidden />}
          onClick={onOpenClassList}
        >
          Import class list
        </Button>
      </div>
    );
  }
  return (
    <div className="mt-4">
      <h6 className="text-13 font-semibold">Missing ({missing.length})</h6>
      {missing.length === 0 ? (
        <p className="mt-1 text-pencil">All {formatCount(students, 'student')} have submitted a paper.</p>
      ) : (
        <ul aria-label="Missing" className="mt-1 columns-1 gap-8 sm:columns-2 lg:columns-3">
          {missing.map(({ id, name, email }) => (
            <li key={id} className="truncate">
              {name}
              {email !== null && email !== name && <span className="text-pencil"> · {email}</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
