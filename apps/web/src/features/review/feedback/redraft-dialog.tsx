import { previewRedraft, type RedraftedText } from '@greenpen/api-contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { describeFailure } from '../../../api/api-failure.ts';
import { callApi } from '../../../api/call-api.ts';
import { Dialog, DialogActions } from '../../../components/dialog/dialog.tsx';
import { Button } from '../../../components/form/button.tsx';
import { LoadingArea } from '../../../components/loading/loading-area.tsx';
import { TextSkeleton } from '../../../components/loading/text-skeleton.tsx';
import { ErrorState } from '../../../components/page/error-state.tsx';
import { MannerChoices, sayManner } from '../../../components/redraft/manner-choices.tsx';
import { RedraftedTexts } from '../../../components/redraft/redrafted-texts.tsx';
import { showToast } from '../../../components/toast/toast-store.ts';
import { sameValue } from '../saving/grade-fields.ts';
import type { Desk } from '../desk/use-desk.ts';
import { feedbackSections } from './feedback-fields.ts';

type Area = RedraftedText['area'];

type Props = { readonly desk: Desk; readonly onClose: () => void };

/** Chooses a manner for the draft of a paper and shows what it changes, before it is applied. */
export function RedraftDialog({ desk: { assignment, editing, cover }, onClose }: Props) {
  const { saver, fields } = editing;
  const [manner, setManner] = useState(fields.manner);
  const [replaced, setReplaced] = useState<ReadonlySet<Area>>(new Set());
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['redraft', assignment.id, manner],
    queryFn: async ({ signal }) => {
      await saver.flush();
      return callApi(previewRedraft, { params: { id: assignment.id }, body: { manner }, signal });
    },
    staleTime: 0,
    gcTime: 0,
    // The preview stays in place until the next one is here.
    placeholderData: keepPreviousData,
  });
  const texts = data?.texts ?? [];
  const changing = texts.filter(({ area, isEdited }) => !isEdited || replaced.has(area));
  const apply = () => {
    onClose();
    applyManner(editing, { manner, texts: texts.filter(({ area }) => replaced.has(area)) });
  };

  return (
    <Dialog
      title="Redraft the feedback"
      description="Scores and findings stay the same. What you wrote stays unless you say otherwise."
      shape="wide"
      onClose={onClose}
    >
      <MannerChoices manner={manner} onChange={setManner} />
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
          <LoadingArea label="Redrafting">
            <TextSkeleton lines={4} />
          </LoadingArea>
        ) : texts.length === 0 ? (
          <p className="text-pencil">The texts stay as they are.</p>
        ) : (
          <RedraftedTexts
            texts={texts}
            cover={cover.cover}
            isByModel={assignment.modelDraft?.state === 'drafted'}
            isReply={assignment.review.draft.reply !== undefined}
            replaced={replaced}
            onReplace={(area, isReplaced) => setReplaced((before) => toggled(before, area, isReplaced))}
          />
        )}
      </div>
      <DialogActions>
        <Button onClick={onClose}>Discard</Button>
        <Button
          look="primary"
          disabled={
            data === undefined ||
            isPlaceholderData ||
            (changing.length === 0 && sameValue(manner, fields.manner))
          }
          onClick={apply}
        >
          Apply
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function toggled(before: ReadonlySet<Area>, area: Area, isIn: boolean): ReadonlySet<Area> {
  const after = new Set(before);
  if (isIn) after.add(area);
  else after.delete(area);
  return after;
}

type Applied = Pick<Desk['editing']['fields'], 'manner'> & {
  /** The edited texts that are replaced. */
  readonly texts: readonly RedraftedText[];
};

/** The server drafts the texts again that nobody edited; replaced ones are edits like any other. */
function applyManner({ edit, undo }: Desk['editing'], { manner, texts }: Applied): void {
  const replacing = texts.flatMap(({ area, after }) => {
    const section = feedbackSections.find(({ draft }) => draft === area);
    return section === undefined ? [] : [{ field: section.field, after }];
  });
  edit('manner', manner);
  for (const { field, after } of replacing) edit(field, after, `redraft ${performance.now()}`);
  showToast({
    title: 'Redrafted',
    description: sayManner(manner),
    action: {
      label: 'Undo',
      run: () => {
        for (const { field } of replacing) undo(field);
        undo('manner');
      },
    },
  });
}
