import { zodResolver } from '@hookform/resolvers/zod';
import {
  type CallBody,
  type Course,
  createDiscussionExample,
  type DiscussionExample,
  knownOr,
  newDiscussionExample,
  updateDiscussionExample,
} from '@greenpen/api-contract';
import { responseStyles } from '@greenpen/grading';
import { useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogActions } from '../../../components/dialog.tsx';
import { Field } from '../../../components/field.tsx';
import { Select } from '../../../components/select.tsx';
import { showError, showToast } from '../../../components/toast-store.ts';
import { WaitingNote } from '../../../components/waiting-note.tsx';
import { describeFailure } from '../../../api/api-failure.ts';
import { callApi } from '../../../api/call-api.ts';
import { inOurWords } from '../../../forms/form-words.ts';
import { useKeptForm } from '../../../forms/use-kept-form.ts';
import { useSending } from '../../../offline/use-sending.ts';
import type { Place } from '../open-dialog.ts';
import { refreshExamples } from './example-queries.ts';
import { fieldNote } from '../../../forms/field-note.ts';
import { readChoice } from './read-choice.ts';
import { PlaceFields } from './place-fields.tsx';
import { styleLabels } from './style-labels.ts';

const fields = z.object({ courseId: z.string().min(1) }).and(newDiscussionExample);
const incomplete = 'Please fill in all required fields for the discussion example.';
const empty = {
  discussionPrompt: '',
  professorResponse: '',
  responseStyle: 'conversational',
  notes: '',
} as const;

type Props = {
  readonly courses: readonly Course[];
  readonly place: Place;
  /** null for a new one. */
  readonly example: DiscussionExample | null;
  readonly onClose: () => void;
};
type Save = { readonly courseId: string; readonly body: CallBody<typeof createDiscussionExample> };

/** A prompt of a discussion and what the instructor answered. */
export function DiscussionExampleDialog({ courses, place, example, onClose }: Props) {
  const queryClient = useQueryClient();
  const form = useForm({
    resolver: zodResolver(fields, inOurWords),
    defaultValues: {
      ...(example ?? empty),
      responseStyle: knownOr(responseStyles, example?.responseStyle ?? 'conversational', 'conversational'),
      courseId: place.courseId,
      courseAssignmentId: place.courseAssignmentId,
    },
  });
  const { register, handleSubmit, setValue, control, formState } = form;
  const { forget } = useKeptForm({
    form,
    name: example === null ? 'new-discussion-example' : `discussion-example-${example.id}`,
  });
  const courseId = useWatch({ control, name: 'courseId' });
  const { errors } = formState;
  const close = () => {
    forget();
    onClose();
  };
  const save = useSending({
    send: ({ courseId: of, body }: Save) =>
      example === null
        ? callApi(createDiscussionExample, { params: { courseId: of }, body })
        : callApi(updateDiscussionExample, { params: { courseId: of, id: example.id }, body }),
    onSuccess: async (saved) => {
      showToast({
        title: example === null ? 'Discussion Example Added' : 'Discussion Example Saved',
        description: 'AI will learn from this discussion response style.',
      });
      close();
      await refreshExamples(queryClient, saved.courseId);
    },
    onError: (error) =>
      showError(
        example === null ? 'Failed to Add Example' : 'Failed to Save Example',
        describeFailure(error, 'Could not save discussion example.'),
      ),
  });
  const cancel = () => {
    save.withdraw();
    close();
  };
  const submit = handleSubmit(
    ({ courseId: of, ...body }) => save.mutate({ courseId: of, body }),
    ({ courseId: course, discussionPrompt, professorResponse }) => {
      if ([course, discussionPrompt, professorResponse].some((error) => error !== undefined)) {
        showError('Missing Information', incomplete);
      }
    },
  );

  return (
    <Dialog
      title={example === null ? 'Add discussion example' : 'Edit discussion example'}
      description="What was asked in a discussion, and what you answered."
      onClose={cancel}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <PlaceFields
          courses={courses}
          courseId={courseId}
          {...(example === null && {
            courseField: register('courseId', { onChange: () => setValue('courseAssignmentId', null) }),
          })}
          courseError={errors.courseId?.message}
          assignmentField={register('courseAssignmentId', { setValueAs: readChoice })}
        />
        <Field label="Discussion prompt" error={fieldNote(errors.discussionPrompt)}>
          {(field) => <textarea {...field} {...register('discussionPrompt')} rows={4} className="field" />}
        </Field>
        <Field label="Your response" error={fieldNote(errors.professorResponse)}>
          {(field) => <textarea {...field} {...register('professorResponse')} rows={5} className="field" />}
        </Field>
        <Field label="Response style">
          {(field) => (
            <Select {...field} {...register('responseStyle')}>
              {responseStyles.map((style) => (
                <option key={style} value={style}>
                  {styleLabels[style]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Notes" isOptional error={errors.notes?.message}>
          {(field) => <textarea {...field} {...register('notes')} rows={2} className="field" />}
        </Field>
        <DialogActions>
          <WaitingNote isWaiting={save.isWaiting} />
          <Button onClick={cancel}>Cancel</Button>
          <Button type="submit" look="primary" isBusy={save.isPending}>
            {example === null ? 'Add Discussion Example' : 'Save Discussion Example'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
