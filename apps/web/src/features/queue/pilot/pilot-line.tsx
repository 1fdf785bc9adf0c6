import type { Pilot } from '@greenpen/api-contract';
import { fewestForPilot } from '@greenpen/grading';
import { useQuery } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AssignmentList } from '../../../api/assignment-filter.ts';
import { Button } from '../../../components/form/button.tsx';
import { findShownPilot, pilotsQuery } from './pilot-query.ts';
import { sentenceOf } from './pilot-words.ts';
import { usePilotActions } from './use-pilot-actions.ts';

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
