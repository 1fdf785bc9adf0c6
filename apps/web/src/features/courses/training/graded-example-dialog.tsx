import { zodResolver } from '@hookform/resolvers/zod';
import {
  type CallBody,
  type Course,
  createGradedExample,
  type GradedExample,
  knownOr,
  newGradedExample,
  updateGradedExample,
} from '@greenpen/api-contract';
import { assignmentTypes } from '@greenpen/grading';
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
import { readGrade, readMaxPoints } from '../assignments/read-numbers.ts';
import { typeLabels } from '../assignments/type-labels.ts';
import type { Place } from '../open-dialog.ts';
import { refreshExamples } from './example-queries.ts';
import { fieldNote } from '../../../forms/field-note.ts';
import { readChoice } from './read-choice.ts';
import { PlaceFields } from './place-fields.tsx';

const fields = z.object({ courseId: z.string().min(1) }).and(newGradedExample);
const incomplete = 'Please fill in all required fields for the graded example.';
const empty = {
  title: '',
  type: 'assignment',
  studentWork: '',
  professorFeedback: '',
  grade: 85,
  maxPoints: 100,
  notes: '',
} as const;

type Props = {
  readonly courses: readonly Course[];
  readonly place: Place;
  /** null for a new one. */
  readonly example: GradedExample | null;
  readonly onClose: () => void;
};
type Save = { readonly courseId: string; readonly body: CallBody<typeof createGradedExample> };

/** A paper with the grade and the feedback that the instructor gave it. */
export function GradedExampleDialog({ courses, place, example, onClose }: Props) {
  const queryClient = useQueryClient();
  const form = useForm({
    resolver: zodResolver(fields, inOurWords),
    defaultValues: {
      ...(example ?? empty),
      type: knownOr(assignmentTypes, example?.type ?? 'assignment', 'assignment'),
      courseId: place.courseId,
      courseAssignmentId: place.courseAssignmentId,
    },
  });
  const { register, handleSubmit, setValue, control, formState } = form;
  const { forget } = useKeptForm({
    form,
    name: example === null ? 'new-graded-example' : `graded-example-${example.id}`,
    leaveOut: ['studentWork'],
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
        ? callApi(createGradedExample, { params: { courseId: of }, body })
        : callApi(updateGradedExample, { params: { courseId: of, id: example.id }, body }),
    onSuccess: async (saved) => {
      showToast({
        title: example === null ? 'Graded Example Added' : 'Graded Example Saved',
        description: 'AI will learn from this grading example.',
      });
      close();
      await refreshExamples(queryClient, saved.courseId);
    },
    onError: (error) =>
      showError(
        example === null ? 'Failed to Add Example' : 'Failed to Save Example',
        describeFailure(error, 'Could not save graded example.'),
      ),
  });
  const cancel = () => {
    save.withdraw();
    close();
  };
  const submit = handleSubmit(
    ({ courseId: of, ...body }) => save.mutate({ courseId: of, body }),
    ({ courseId: course, title, studentWork, professorFeedback }) => {
      if ([course, title, studentWork, professorFeedback].some((error) => error !== undefined)) {
        showError('Missing Information', incomplete);
      }
    },
  );

  return (
    <Dialog
      title={example === null ? 'Add graded example' : 'Edit graded example'}
      description="A paper you graded yourself: scores lean towards the scale that your examples show."
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
        <Field label="Title" error={fieldNote(errors.title)}>
          {(field) => <input {...field} {...register('title')} className="field" />}
        </Field>
        <div className="grid grid-cols-2 gap-4 *:first:col-span-2 sm:grid-cols-3 sm:*:first:col-span-1">
          <Field label="Type">
            {(field) => (
              <Select {...field} {...register('type')}>
                {assignmentTypes.map((type) => (
                  <option key={type} value={type}>
                    {typeLabels[type]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label="Grade" error={errors.grade?.message}>
            {(field) => (
              <input
                {...field}
                {...register('grade', { setValueAs: readGrade })}
                type="number"
                min={0}
                step="any"
                className="field"
              />
            )}
          </Field>
          <Field label="Max points">
            {(field) => (
              <input
                {...field}
                {...register('maxPoints', { setValueAs: readMaxPoints })}
                type="number"
                min={1}
                step="any"
                className="field"
              />
            )}
          </Field>
        </div>
        <Field label="Student work" error={fieldNote(errors.studentWork)}>
          {(field) => <textarea {...field} {...register('studentWork')} rows={6} className="field" />}
        </Field>
        <Field label="Your feedback" error={fieldNote(errors.professorFeedback)}>
          {(field) => <textarea {...field} {...register('professorFeedback')} rows={4} className="field" />}
        </Field>
        <Field label="Notes" isOptional error={errors.notes?.message}>
          {(field) => <textarea {...field} {...register('notes')} rows={2} className="field" />}
        </Field>
        <DialogActions>
          <WaitingNote isWaiting={save.isWaiting} />
          <Button onClick={cancel}>Cancel</Button>
          <Button type="submit" look="primary" isBusy={save.isPending}>
            {example === null ? 'Add Graded Example' : 'Save Graded Example'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
