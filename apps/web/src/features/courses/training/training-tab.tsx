import {
  type CourseAssignment,
  type DiscussionExample,
  type GradedExample,
  createDiscussionExample,
  createGradedExample,
  deleteDiscussionExample,
  deleteGradedExample,
  lookUp,
  newDiscussionExample,
  newGradedExample,
} from '@greenpen/api-contract';
import { Plus } from 'lucide-react';
import { Button } from '../../../components/form/button.tsx';
import type { Open, Place } from '../open-dialog.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { showError, showToast } from '../../../components/toast/toast-store.ts';
import { describeFailure } from '../../../api/api-failure.ts';
import { callApi } from '../../../api/call-api.ts';
import { usePutBack } from '../../../forms/use-put-back.ts';
import { ExampleList } from './example-list.tsx';
import { discussionExamplesQuery, gradedExamplesQuery, refreshExamples } from './example-queries.ts';
import { styleLabels } from './style-labels.ts';

const longestTitle = 60;

type Props = {
  readonly place: Place;
  readonly counts: Pick<CourseAssignment, 'gradedExampleCount' | 'discussionExampleCount'>;
  readonly onOpen: Open;
};

/** The training examples of a course or assignment. */
export function TrainingTab({ place, counts, onOpen }: Props) {
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <section className="flex min-w-0 flex-col gap-3">
        <header className="flex min-h-8 flex-wrap items-center justify-between gap-2">
          <h5 className="font-semibold">Graded examples ({counts.gradedExampleCount})</h5>
          <Button
            size="small"
            icon={<Plus size={14} aria-hidden />}
            onClick={() => onOpen({ kind: 'new-graded-example', place })}
          >
            Add Graded Example
          </Button>
        </header>
        <GradedExamples place={place} onOpen={onOpen} />
      </section>
      <section className="flex min-w-0 flex-col gap-3">
        <header className="flex min-h-8 flex-wrap items-center justify-between gap-2">
          <h5 className="font-semibold">Discussion examples ({counts.discussionExampleCount})</h5>
          <Button
            size="small"
            icon={<Plus size={14} aria-hidden />}
            onClick={() => onOpen({ kind: 'new-discussion-example', place })}
          >
            Add Discussion Example
          </Button>
        </header>
        <DiscussionExamples place={place} onOpen={onOpen} />
      </section>
    </div>
  );
}

type GradedExamplesProps = { readonly place: Place; readonly onOpen: Open };

function GradedExamples({ place, onOpen }: GradedExamplesProps) {
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(gradedExamplesQuery(place));
  const { courseId } = place;

  const { deleted, noteDeleted, putBack } = usePutBack<GradedExample>({
    create: (example) =>
      callApi(createGradedExample, {
        params: { courseId: example.courseId },
        body: newGradedExample.parse(example),
      }),
    onDone: ({ title }) => {
      showToast({ title: 'Graded Example Added', description: `${title} is back.` });
      return refreshExamples(queryClient, courseId);
    },
    onFailed: (failed) =>
      showError('Failed to Add Example', describeFailure(failed, 'Could not save graded example.')),
  });
  const remove = useMutation({
    mutationFn: ({ id }: GradedExample) => callApi(deleteGradedExample, { params: { courseId, id } }),
    onSuccess: async (_answer, example) => {
      noteDeleted(example);
      showToast({
        title: 'Graded Example Deleted',
        description: example.title,
        action: { label: 'Undo', run: () => putBack(example) },
      });
      await refreshExamples(queryClient, courseId);
    },
    onError: (failed) =>
      showError('Failed to Delete Example', describeFailure(failed, 'Could not delete graded example.')),
  });

  return (
    <ExampleList
      label="Graded examples"
      items={data}
      error={error}
      onRetry={() => void refetch()}
      empty="No graded examples yet"
      titleOf={({ title }) => title}
      factsOf={(example) =>
        `${example.grade}/${example.maxPoints}${areaGradesOf(example)} · ${example.professorFeedback}`
      }
      onEdit={(example) => onOpen({ kind: 'edit-graded-example', example })}
      onDelete={(example) => remove.mutate(example)}
      deleted={deleted}
      onPutBack={putBack}
    />
  );
}

/** The marks of single areas, as " (Grammar 80, Content 75)"; empty without any. */
function areaGradesOf({ grammarGrade, apaGrade, contentGrade }: GradedExample): string {
  const marked = [
    ['Grammar', grammarGrade],
    ['APA', apaGrade],
    ['Content', contentGrade],
  ].filter(([, mark]) => mark !== null);
  return marked.length === 0 ? '' : ` (${marked.map((one) => one.join(' ')).join(', ')})`;
}

type DiscussionExamplesProps = { readonly place: Place; readonly onOpen: Open };

/** A discussion example has no title, so its prompt's first words are used. */
function titleOf({ discussionPrompt }: DiscussionExample): string {
  const line = discussionPrompt.replaceAll(/\s+/gu, ' ');
  return line.length <= longestTitle ? line : `${line.slice(0, longestTitle).trimEnd()}…`;
}

function DiscussionExamples({ place, onOpen }: DiscussionExamplesProps) {
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
