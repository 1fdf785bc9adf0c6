import { useInfiniteQuery } from '@tanstack/react-query';
import { FileCheck } from 'lucide-react';
import { Accordion } from 'radix-ui';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../components/form/button.tsx';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { ErrorState } from '../../components/page/error-state.tsx';
import { LoadingArea } from '../../components/loading/loading-area.tsx';
import { RowSkeletons } from '../../components/loading/row-skeletons.tsx';
import { Spinner } from '../../components/loading/spinner.tsx';
import { describeFailure } from '../../api/api-failure.ts';
import { assignmentsQuery } from '../../api/assignments.ts';
import { listGraded } from './list-graded.ts';

const atFirst = 10;

/** The code that covers hidden names is loaded with the first paper, to keep the first load small. */
const GradedItem = lazy(async () => ({ default: (await import('./graded-item.tsx')).GradedItem }));

/** The newest papers that are completed and graded, each with its feedback ready to copy. */
export function RecentlyGraded() {
  const { data, error, refetch } = useInfiniteQuery(assignmentsQuery({}, 200));
  const [shown, setShown] = useState(atFirst);
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  const isGrading = items.some(({ status }) => status === 'processing');
  const graded = listGraded(items);

  return (
    <Card
      title={
        data === undefined ? 'Recently Graded Assignments' : `Recently Graded Assignments (${graded.length})`
      }
    >
      {error !== null && data === undefined ? (
        <ErrorState
          title="The assignments did not load"
          message={describeFailure(error, 'Please try again.')}
          onRetry={() => void refetch()}
        />
      ) : data === undefined ? (
        <LoadingArea label="Loading assignments">
          <RowSkeletons count={3} />
        </LoadingArea>
      ) : graded.length === 0 ? (
        <EmptyState
          icon={isGrading ? <Spinner size={20} /> : <FileCheck size={20} />}
          title={isGrading ? 'Grading in progress' : 'Nothing graded yet'}
          text={
            isGrading
              ? 'Each paper appears here as soon as its draft is ready.'
              : 'Add papers above and start the grading; each one appears here as soon as its draft is ready.'
          }
        />
      ) : (
        <>
          <Accordion.Root type="multiple" className="divide-y divide-rule">
            <Suspense fallback={<RowSkeletons count={3} />}>
              {graded.slice(0, shown).map((item) => (
                <GradedItem key={item.id} item={item} />
              ))}
            </Suspense>
          </Accordion.Root>
          {graded.length > shown && (
            <div className="border-t border-rule p-3 text-center">
              <Button look="quiet" onClick={() => setShown(shown + 20)}>
                Show more
              </Button>
            </div>
          )}
        </>
      )}
    </Card>
  );
}
