import {
  createDiscussionExample,
  deleteDiscussionExample,
  type DiscussionExample,
  lookUp,
  newDiscussionExample,
} from '@greenpen/api-contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { showError, showToast } from '../../../components/toast/toast-store.ts';
import { describeFailure } from '../../../api/api-failure.ts';
import { callApi } from '../../../api/call-api.ts';
import { usePutBack } from '../../../forms/use-put-back.ts';
import type { Open, Place } from '../open-dialog.ts';
import { ExampleList } from './example-list.tsx';
import { discussionExamplesQuery, refreshExamples } from './example-queries.ts';
import { styleLabels } from './style-labels.ts';

type Props = { readonly place: Place; readonly onOpen: Open };

const longestTitle = 60;

/** A discussion example has no title, so its prompt's first words are used. */
function titleOf({ discussionPrompt }: DiscussionExample): string {
  const line = discussionPrompt.replaceAll(/\s+/gu, ' ');
  return line.length <= longestTitle ? line : `${line.slice(0, longestTitle).trimEnd()}…`;
}

export function DiscussionExamples({ place, onOpen }: Props) {
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(discussionExamplesQuery(place));
  const { courseId } = place;

  const { deleted, noteDeleted, putBack } = usePutBack<DiscussionExample>({
    create: (example) =>
      callApi(createDiscussionExample, {
        params: { courseId: example.courseId },
        body: newDiscussionExample.parse(example),
      }),
    onDone: (example) => {
      showToast({ title: 'Discussion Example Added', description: `${titleOf(example)} is back.` });
      return refreshExamples(queryClient, courseId);
    },
    onFailed: (failed) =>
      showError('Failed to Add Example', describeFailure(failed, 'Could not save discussion example.')),
  });
  const remove = useMutation({
    mutationFn: ({ id }: DiscussionExample) => callApi(deleteDiscussionExample, { params: { courseId, id } }),
    onSuccess: async (_answer, example) => {
      noteDeleted(example);
      showToast({
        title: 'Discussion Example Deleted',
        description: titleOf(example),
        action: { label: 'Undo', run: () => putBack(example) },
      });
      await refreshExamples(queryClient, courseId);
    },
    onError: (failed) =>
      showError('Failed to Delete Example', describeFailure(failed, 'Could not delete discussion example.')),
  });

  return (
    <ExampleList
      label="Discussion examples"
      items={data}
      error={error}
      onRetry={() => void refetch()}
      empty="No discussion examples yet"
      titleOf={titleOf}
      factsOf={({ responseStyle, professorResponse }) =>
        `${lookUp(styleLabels, responseStyle) ?? responseStyle} · ${professorResponse}`
      }
      onEdit={(example) => onOpen({ kind: 'edit-discussion-example', example })}
      onDelete={(example) => remove.mutate(example)}
      deleted={deleted}
      onPutBack={putBack}
    />
  );
}
