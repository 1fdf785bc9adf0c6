import { type Agreement, getAgreement } from '@greenpen/api-contract';
import { fewestApproved } from '@greenpen/grading';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { describeFailure } from '../../api/api-failure.ts';
import { callApi } from '../../api/call-api.ts';
import { formatCount, formatFixed, formatScore, formatSigned, formatNumber } from '../format.ts';
import { ErrorState } from '../page/error-state.tsx';
import { LoadingArea } from '../loading/loading-area.tsx';
import { Skeleton } from '../loading/skeleton.tsx';
import { ScatterPlot } from './scatter-plot.tsx';

/** Under the courses' key, so that changes of papers invalidate it. */
const agreementQuery = (place: Place) =>
  queryOptions({
    queryKey: ['courses', place.courseId ?? 'all', 'agreement', place.courseAssignmentId ?? 'all'],
    queryFn: ({ signal }) => callApi(getAgreement, { query: place, signal }),
    // Papers are approved elsewhere, so the figures become outdated within a minute.
    staleTime: 10_000,
  });

type Place = { readonly courseId?: string; readonly courseAssignmentId?: string };

/** How draft totals agree with those that the instructor approved, in one course, one course assignment or in all. */
export function AgreementPanel(place: Place) {
  const { data, error, refetch } = useQuery(agreementQuery(place));
  if (error !== null && data === undefined) {
    return (
      <ErrorState
        title="The agreement did not load"
        message={describeFailure(error, 'Please try again.')}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data === undefined) {
    return (
      <LoadingArea label="Loading the agreement" className="grid gap-3">
        <Skeleton className="h-4 w-96 max-w-full" />
        <Skeleton className="size-48" />
      </LoadingArea>
    );
  }
  const { papers, figures, unlike } = data;
  if (figures === null) {
    return (
      <p className="text-pencil">
        Cannot tell yet: {formatCount(papers.length, 'draft')} approved so far, and {fewestApproved} are
        needed.
      </p>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p className="max-w-prose text-pencil">{summaryOf(papers.length, figures)}</p>
      <div className="flex flex-wrap items-start gap-x-8 gap-y-5">
        <ScatterPlot papers={papers} />
        <Figures figures={figures} />
      </div>
      <MostWrong papers={papers} />
      <UnlikeMarks papers={papers} unlike={unlike} />
      <PaperTable papers={papers} />
    </div>
  );
}

function Figures({ figures }: { readonly figures: NonNullable<Agreement['figures']> }) {
  const { meanError, meanErrorRange, bias, kappa, withinHalfLetter, unchanged, course } = figures;
  const [low, high] = meanErrorRange;
  const rows = [
    ['Mean difference', `${formatFixed(meanError, 1)} (${formatFixed(low, 1)} to ${formatFixed(high, 1)})`],
    ['Bias of the drafts', formatSigned(bias)],
    ['Within half a letter', percent(withinHalfLetter)],
    ['Approved unchanged', percent(unchanged)],
    ['Weighted kappa', kappa === null ? 'cannot tell' : formatFixed(kappa, 2)],
    ...(course.length < 2
      ? []
      : [['Difference over time', course.map((group) => formatFixed(group.meanError, 1)).join(' → ')]]),
  ];
  return (
    <dl className="grid grow grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 text-13">
      {rows.map(([term, value]) => (
        <div key={term} className="contents">
          <dt className="text-pencil">{term}</dt>
          <dd className="font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function percent(share: number): string {
  return `${formatFixed(share * 100, 1)}%`;
}

const MOST_SHOWN = 5;
const HALF_LETTER = 5;

type PapersProps = Pick<Agreement, 'papers'>;

/** The papers whose draft was furthest from the approved total. */
function MostWrong({ papers }: PapersProps) {
  const worst = papers
    .map((paper) => ({ ...paper, difference: paper.approved - paper.drafted }))
    .filter(({ difference }) => Math.abs(difference) > HALF_LETTER)
    .toSorted((a, b) => Math.abs(b.difference) - Math.abs(a.difference))
    .slice(0, MOST_SHOWN);
  if (worst.length === 0) return null;
  return (
    <section>
      <h5 className="font-semibold">Furthest off</h5>
      <ul className="mt-1.5 grid gap-1 text-13">
        {worst.map(({ id, title, drafted, approved, difference }) => (
          <li key={id}>
            <PaperLink id={id}>{title ?? 'Paper outside of an assignment'}</PaperLink>{' '}
            <span className="text-pencil tabular-nums">
              {formatScore(drafted)} drafted, {formatScore(approved)} approved ({formatSigned(difference)})
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type PaperLinkProps = { readonly id: string; readonly children: ReactNode };

function PaperLink({ id, children }: PaperLinkProps) {
  return (
    <Link to={`/assignments/${id}`} className="underline decoration-edge underline-offset-2 hover:text-pen">
      {children}
    </Link>
  );
}

/** Papers that are alike by the measures, with marks further apart than expected. */
function UnlikeMarks({ papers, unlike }: Pick<Agreement, 'papers' | 'unlike'>) {
  const byId = new Map(papers.map((paper) => [paper.id, paper]));
  const pairs = unlike.flatMap(({ ids: [higher, lower], expected }) => {
    const [one, other] = [byId.get(higher), byId.get(lower)];
    return one === undefined || other === undefined ? [] : [{ one, other, expected }];
  });
  if (pairs.length === 0) return null;
  return (
    <section>
      <h5 className="font-semibold">Alike, with unlike marks</h5>
      <p className="mt-1 max-w-prose text-13 text-pencil">
        These papers are alike in length, parts, sources and what they answer, yet their marks are further
        apart than usual.
      </p>
      <ul className="mt-1.5 grid gap-1 text-13">
        {pairs.map(({ one, other, expected }) => (
          <li key={one.id}>
            {one.title ?? 'Paper'}: <PaperLink id={one.id}>{formatScore(one.approved)}</PaperLink> and{' '}
            <PaperLink id={other.id}>{formatScore(other.approved)}</PaperLink>{' '}
            <span className="text-pencil tabular-nums">
              {apartFrom(one.approved - other.approved, expected)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the plot shows, for those who do not see it. */
function PaperTable({ papers }: PapersProps) {
  return (
    <details>
      <summary className="w-fit cursor-pointer text-13 font-medium text-pencil">
        All papers as a table
      </summary>
      <div className="mt-2 max-h-72 overflow-y-auto">
        <table className="text-13 tabular-nums">
          <thead>
            <tr className="text-left text-pencil">
              <th scope="col" className="pr-6 font-medium">
                Assignment
              </th>
              <th scope="col" className="pr-6 text-right font-medium">
                Draft
              </th>
              <th scope="col" className="text-right font-medium">
                Approved
              </th>
            </tr>
          </thead>
          <tbody>
            {papers.map(({ id, title, drafted, approved }) => (
              <tr key={id}>
                <td className="pr-6">{title ?? '–'}</td>
                <td className="pr-6 text-right">{formatFixed(drafted, 1)}</td>
                <td className="text-right">{formatFixed(approved, 1)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

type AgreementFigures = NonNullable<Agreement['figures']>;

/** How far the drafts were off, in which direction, and how the instructor's own marks moved. */
export function summaryOf(count: number, { meanError, bias, drift }: AgreementFigures): string {
  const direction =
    Math.abs(bias) < 1
      ? 'neither stricter nor more generous than you'
      : `${formatScore(Math.abs(bias))} points ${bias > 0 ? 'more generous' : 'stricter'} than you on average`;
  const sentence = `Over ${formatCount(count, 'approved paper')}, drafts were ${formatScore(meanError)} points off and ${direction}.`;
  return drift === null ? sentence : `${sentence} ${sentenceOfDrift(drift)}`;
}

function sentenceOfDrift({
  points,
  range: [low, high],
  papers,
}: NonNullable<AgreementFigures['drift']>): string {
  const moved = points > 0 ? 'rose' : 'fell';
  const about = formatNumber(Math.round(Math.abs(points)));
  const [least, most] = points > 0 ? [low, high] : [-high, -low];
  return (
    `Your marks ${moved} by about ${about} points (${formatNumber(Math.round(least))} to ${formatNumber(Math.round(most))}) ` +
    `from the first ${nameOf(papers)} to the last ${nameOf(papers)} papers, compared with what papers like them would get.`
  );
}

const names = ['six', 'seven', 'eight', 'nine', 'ten'] as const;

function nameOf(count: number): string {
  return names[count - 6] ?? formatNumber(count);
}

/** "(24 points apart, 2 expected)". */
export function apartFrom(points: number, expected: number): string {
  const rounded = Math.round(expected);
  const usual = rounded <= 0 ? formatSigned(rounded) : formatNumber(rounded);
  return `(${formatScore(points)} points apart, ${usual} expected)`;
}
