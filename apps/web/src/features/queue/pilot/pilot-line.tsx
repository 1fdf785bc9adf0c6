import { type Pilot, calibrateClass, dismissPilot, restorePilot, startPilot } from '@greenpen/api-contract';
import { fewestForPilot } from '@greenpen/grading';
import { useQuery, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AssignmentList } from '../../../api/assignment-filter.ts';
import { Button } from '../../../components/form/button.tsx';
import { findShownPilot, pilotsQuery } from './pilot-query.ts';
import { formatCount, formatNumber, formatScore, formatSigned } from '../../../components/format.ts';
import { describeFailure } from '../../../api/api-failure.ts';
import { watchGrading } from '../../../api/assignments.ts';
import { callApi } from '../../../api/call-api.ts';
import { showError, showToast } from '../../../components/toast/toast-store.ts';

type Props = {
  readonly filter: AssignmentList;
  readonly onList: (list: AssignmentList) => void;
};

/** The papers of a class to grade first, from their proposal to the report; nothing where there are none. */
export function PilotLine({ filter, onList }: Props) {
  const { data, isError, refetch } = useQuery(pilotsQuery);
  if (isError && data === undefined) {
    return (
      <Line
        sentence="Which papers to grade first did not load."
        actions={
          <Button size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      />
    );
  }
  const pilot = findShownPilot(data ?? [], filter);
  const sentence = pilot === undefined ? undefined : sentenceOf(pilot);
  if (pilot === undefined || sentence === undefined) return null;
  return (
    <Line
      title={`${pilot.courseCode} - ${pilot.title}`}
      sentence={sentence}
      actions={<PilotActions pilot={pilot} filter={filter} onList={onList} />}
    />
  );
}

type LineProps = { readonly title?: string; readonly sentence: string; readonly actions: ReactNode };

function Line({ title, sentence, actions }: LineProps) {
  return (
    <section
      aria-label="Papers to grade first"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-rule px-5 py-2"
    >
      <p className="flex min-w-60 grow basis-0 gap-2.5 text-13">
        <Flag size={16} aria-hidden className="mt-0.5 shrink-0 text-pen" />
        <output className="min-w-0">
          {title !== undefined && <span className="block break-words text-pencil">{title}</span>}
          {sentence}
        </output>
      </p>
      <span className="flex shrink-0 flex-wrap gap-2">{actions}</span>
    </section>
  );
}

type PilotActionsProps = Props & { readonly pilot: Pilot };

function PilotActions({ pilot, filter, onList }: PilotActionsProps) {
  const { courseId, courseAssignmentId, stage, size, others } = pilot;
  const showPapers = () => onList({ courseId, courseAssignmentId, pilot: 'true' });
  const { start, calibrate, dismiss, isBusy } = usePilotActions(showPapers);
  const isShown = filter.pilot === 'true';
  const show = (
    <Button size="small" onClick={isShown ? () => onList({ courseId, courseAssignmentId }) : showPapers}>
      {isShown ? 'Show all' : `Show these ${size}`}
    </Button>
  );
  const putAway = (label: string) => (
    <Button look="quiet" size="small" disabled={isBusy} onClick={() => dismiss(pilot)}>
      {label}
    </Button>
  );
  switch (stage) {
    case 'proposed':
      return (
        <>
          <Button size="small" disabled={isBusy} onClick={() => start(pilot)}>
            Show the {size} papers
          </Button>
          {putAway('Not now')}
        </>
      );
    case 'graded':
      return (
        <Button size="small" disabled={isBusy} onClick={() => calibrate(pilot)}>
          Calibrate the others
        </Button>
      );
    case 'calibrated':
      return (
        <>
          {others >= fewestForPilot && (
            <Button size="small" disabled={isBusy} onClick={() => start(pilot)}>
              Grade a few more
            </Button>
          )}
          {isShown && show}
          {putAway('Done')}
        </>
      );
    case 'grading':
      return (
        <>
          {show}
          {putAway('Not now')}
        </>
      );
    case 'calibrating':
    default:
      return isShown ? show : null;
  }
}

/** What the queue says of the papers to grade first; undefined at a stage that only a newer server knows. */
export function sentenceOf(pilot: Pilot): string | undefined {
  const { stage, size, graded, others, left, report } = pilot;
  switch (stage) {
    case 'proposed':
      return `Grade ${size} papers first: they represent the class best, and the other ${formatCount(others, 'draft')} are then calibrated to your marks.`;
    case 'grading':
      return `Grade these first: they represent the class best. ${graded} of ${size} graded.`;
    case 'graded':
      return `All ${size} are graded. ${others === 1 ? 'The other draft' : `The other ${formatNumber(others)} drafts`} can be calibrated to your marks.`;
    case 'calibrating':
      return `Calibrating the other drafts to your marks: ${formatNumber(left)} to go.`;
    case 'calibrated':
      return report === null ? undefined : sentenceOfReport(size, report);
    default:
      return undefined;
  }
}

/** What calibrating changed, and how sure the drafts are now. */
function sentenceOfReport(
  size: number,
  { moved, meanMove, pilotOff, within }: NonNullable<Pilot['report']>,
): string {
  const before =
    pilotOff === null
      ? ''
      : `Your marks were ${formatScore(pilotOff)} points from the drafts of these ${size} on average. `;
  if (moved === 0 || meanMove === null) return `${before}No other draft was left to calibrate.`;
  const others = moved === 1 ? 'The other paper' : `The other ${formatNumber(moved)} papers`;
  const move =
    Math.abs(meanMove) < 0.05
      ? 'did not move on average'
      : `moved by ${formatSigned(meanMove)} points on average`;
  const sure =
    within === null ? '' : `; your marks and the drafts now agree within ${formatScore(within)} points (80%)`;
  return `${before}${others} ${move}${sure}.`;
}

const paramsOf = ({ courseId, courseAssignmentId: id }: Pilot) => ({ courseId, id });

async function refresh(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: pilotsQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: ['assignments'] }),
  ]);
}

/** What can be done with the papers to grade first. */
function usePilotActions(onStarted: (pilot: Pilot) => void) {
  const queryClient = useQueryClient();
  const onSettled = () => refresh(queryClient);

  const start = useMutation({
    mutationFn: (pilot: Pilot) => callApi(startPilot, { params: paramsOf(pilot) }),
    onSuccess: (_answer, pilot) => onStarted(pilot),
    onError: (error) => showError('No papers chosen', describeFailure(error, 'Please try again.')),
    onSettled,
  });
  const calibrate = useMutation({
    mutationFn: (pilot: Pilot) => callApi(calibrateClass, { params: paramsOf(pilot) }),
    onError: (error) => showError('Not calibrated', describeFailure(error, 'Please try again.')),
    onSettled: async () => {
      await onSettled();
      await watchGrading(queryClient);
    },
  });
  const { mutate: restore } = useMutation({
    mutationFn: (pilot: Pilot) => callApi(restorePilot, { params: paramsOf(pilot) }),
    onError: (error) => showError('Not brought back', describeFailure(error, 'Please try again.')),
    onSettled,
  });
  const dismiss = useMutation({
    mutationFn: (pilot: Pilot) => callApi(dismissPilot, { params: paramsOf(pilot) }),
    onSuccess: (_answer, pilot) =>
      showToast({
        title: 'Put away',
        description: `You grade ${pilot.courseCode} - ${pilot.title} in any order.`,
        action: { label: 'Undo', run: () => restore(pilot) },
      }),
    onError: (error) => showError('Not put away', describeFailure(error, 'Please try again.')),
    onSettled,
  });

  return {
    start: start.mutate,
    calibrate: calibrate.mutate,
    dismiss: dismiss.mutate,
    isBusy: start.isPending || calibrate.isPending || dismiss.isPending,
  };
}
