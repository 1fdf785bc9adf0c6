import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { ErrorState } from '../../../components/page/error-state.tsx';
import { Field } from '../../../components/form/field.tsx';
import { LoadingArea } from '../../../components/loading/loading-area.tsx';
import { Select } from '../../../components/form/select.tsx';
import { Skeleton } from '../../../components/loading/skeleton.tsx';
import { TextSkeleton } from '../../../components/loading/text-skeleton.tsx';
import { describeFailure } from '../../../api/api-failure.ts';
import { attemptsQuery } from '../../../api/assignments.ts';
import { formatDateTime } from '../../../components/format.ts';
import { useNames } from '../../../hidden-names/hidden-names.ts';
import { AttemptChanges } from './attempt-changes.tsx';

type Props = { readonly id: string; readonly onClose: () => void };

/** Compares two attempts of a student, initially this one and the previous one. */
export function ChangesDialog({ id, onClose }: Props) {
  const { data, error, refetch } = useQuery(attemptsQuery(id));
  const names = useNames();
  const [chosen, setChosen] = useState<{ readonly before?: string; readonly after?: string }>({});
  const attempts = data?.toSorted((a, b) => a.attempt - b.attempt) ?? [];
  const here = attempts.findIndex((attempt) => attempt.id === id);
  const usual = Math.max(1, here);
  const before = attempts.find((one) => one.id === chosen.before) ?? attempts[usual - 1];
  const after = attempts.find((one) => one.id === chosen.after) ?? attempts[usual];
  const [first] = attempts;
  const title = first === undefined ? 'What changed' : `What changed: ${names.authorOf(first)}`;

  return (
    <Dialog title={title} shape="wide" onClose={onClose}>
      {error !== null && data === undefined && (
        <ErrorState
          title="The attempts did not load"
          message={describeFailure(error, 'Please try again.')}
          onRetry={() => void refetch()}
        />
      )}
      {error === null && data === undefined && (
        <LoadingArea label="Loading the attempts" className="grid gap-6">
          <span className="grid gap-3 sm:grid-cols-2">
            <Skeleton className="h-9 w-full" />
            <Skeleton className="h-9 w-full" />
          </span>
          <TextSkeleton lines={4} />
        </LoadingArea>
      )}
      {before !== undefined && after !== undefined && (
        <>
          <div className="grid gap-3 sm:grid-cols-2">
            {(['before', 'after'] as const).map((side) => (
              <Field key={side} label={side === 'before' ? 'From' : 'To'}>
                {(control) => (
                  <Select
                    {...control}
                    value={(side === 'before' ? before : after).id}
                    onChange={(event) => setChosen({ ...chosen, [side]: event.target.value })}
                  >
                    {attempts.map((one) => (
                      <option key={one.id} value={one.id}>
                        Attempt {one.attempt}, {formatDateTime(one.uploadedAt)}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
            ))}
          </div>
          <AttemptChanges key={`${before.id} ${after.id}`} before={before} after={after} />
        </>
      )}
    </Dialog>
  );
}
