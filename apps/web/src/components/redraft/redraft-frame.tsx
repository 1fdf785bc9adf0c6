import type { FeedbackManner } from '@greenpen/grading';
import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { describeFailure } from '../../api/api-failure.ts';
import { Dialog, DialogActions } from '../dialog/dialog.tsx';
import { Button } from '../form/button.tsx';
import { LoadingArea } from '../loading/loading-area.tsx';
import { ErrorState } from '../page/error-state.tsx';
import { MannerChoices } from './manner-choices.tsx';

/** The options of the query for a preview: never reused, and kept in place until the next one is here. */
export const previewOptions = {
  staleTime: 0,
  gcTime: 0,
  placeholderData: keepPreviousData,
} as const;

type Props<Preview> = {
  readonly description: string;
  readonly manner: FeedbackManner;
  readonly onManner: (manner: FeedbackManner) => void;
  readonly preview: Pick<
    UseQueryResult<Preview>,
    'data' | 'error' | 'isFetching' | 'isPlaceholderData' | 'refetch'
  >;
  /** Stands where the preview will be, and is as tall. */
  readonly skeleton: ReactNode;
  /** The words of the button that applies the manner. */
  readonly action: ReactNode;
  readonly changes: (preview: Preview) => boolean;
  readonly onApply: () => void;
  readonly onClose: () => void;
  readonly children: (preview: Preview) => ReactNode;
};

/** The dialog that chooses a manner for drafts and shows what it changes, before it is applied. */
export function RedraftFrame<Preview>(props: Props<Preview>) {
  const { preview, changes, onClose } = props;
  const { data, error, isFetching, isPlaceholderData, refetch } = preview;
  return (
    <Dialog title="Redraft the feedback" description={props.description} shape="wide" onClose={onClose}>
      <MannerChoices manner={props.manner} onChange={props.onManner} />
      <div
        aria-live="polite"
        aria-busy={isFetching}
        className="mt-5 min-h-40 transition-opacity aria-busy:opacity-60"
      >
        {error !== null && data === undefined ? (
          <ErrorState
            title="The preview did not load"
            message={describeFailure(error, 'Please try again.')}
            onRetry={() => void refetch()}
          />
        ) : data === undefined ? (
          <LoadingArea label="Redrafting">{props.skeleton}</LoadingArea>
        ) : (
          props.children(data)
        )}
      </div>
      <DialogActions>
        <Button onClick={onClose}>Discard</Button>
        <Button
          look="primary"
          disabled={data === undefined || isPlaceholderData || !changes(data)}
          onClick={() => {
            onClose();
            props.onApply();
          }}
        >
          {props.action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
