import { createCourseAssignment, type CallInput, type Course } from '@greenpen/api-contract';
import { assignmentTypes, type AssignmentType } from '@greenpen/grading';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { Field } from '../../components/field.tsx';
import { Select } from '../../components/select.tsx';
import { showError, showToast } from '../../components/toast-store.ts';
import { describeFailure } from '../../lib/api-failure.ts';
import { callApi } from '../../lib/api.ts';
import { readAssignmentForm } from './read-assignment-form.ts';
import { refreshCourses } from './refresh-courses.ts';

const typeLabels: Record<AssignmentType, string> = {
  assignment: 'Assignment',
  discussion: 'Discussion',
  quiz: 'Quiz',
  exam: 'Exam',
};

type Props = { readonly courses: readonly Course[]; readonly courseId: string; readonly onClose: () => void };
type Body = CallInput<typeof createCourseAssignment>['body'];

export function CreateAssignmentDialog({ courses, courseId, onClose }: Props) {
  const queryClient = useQueryClient();
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: {
      courseId,
      title: '',
      week: '1',
      type: 'assignment',
      maxPoints: '100',
      description: '',
      instructions: '',
    },
  });

  const create = useMutation({
    mutationFn: ({ id, body }: { readonly id: string; readonly body: Body }) =>
      callApi(createCourseAssignment, { params: { courseId: id }, body }),
    onSuccess: async ({ week, title }) => {
      showToast({ title: 'Assignment Created', description: `Week ${week}: ${title}` });
      onClose();
      await refreshCourses(queryClient);
    },
    onError: (error) =>
      showError('Failed to Create Assignment', describeFailure(error, 'Could not create assignment.')),
  });

  const submit = handleSubmit((values) => {
    if (values.courseId === '' || values.title.trim() === '') {
      for (const field of ['title', 'courseId'] as const) {
        if (values[field].trim() === '')
          setError(field, { message: 'This is needed.' }, { shouldFocus: true });
      }
      showError('Missing Information', 'Please select a course and enter assignment title.');
      return;
    }
    create.mutate({ id: values.courseId, body: readAssignmentForm(values) });
  });

  return (
    <Dialog title="Add assignment" onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <Field label="Course" error={formState.errors.courseId?.message}>
          {(control) => (
            <Select {...control} {...register('courseId')}>
              <option value="">Choose a course</option>
              {courses.map(({ id, code, name }) => (
                <option key={id} value={id}>
                  {code} - {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Title" error={formState.errors.title?.message}>
          {(control) => <input {...control} {...register('title')} maxLength={300} className="field" />}
        </Field>
        <div className="grid grid-cols-3 gap-4">
          <Field label="Week">
            {(control) => (
              <input {...control} {...register('week')} type="number" min={1} max={16} className="field" />
            )}
          </Field>
          <Field label="Type">
            {(control) => (
              <Select {...control} {...register('type')}>
                {assignmentTypes.map((type) => (
                  <option key={type} value={type}>
                    {typeLabels[type]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label="Max points">
            {(control) => (
              <input {...control} {...register('maxPoints')} type="number" min={1} className="field" />
            )}
          </Field>
        </div>
        <Field label="Description" isOptional>
          {(control) => (
            <textarea {...control} {...register('description')} rows={2} maxLength={5000} className="field" />
          )}
        </Field>
        <Field
          label="Instructions"
          isOptional
          hint="What you asked for. The content score looks at how much of it a paper covers."
        >
          {(control) => (
            <textarea
              {...control}
              {...register('instructions')}
              rows={4}
              maxLength={20_000}
              className="field"
            />
          )}
        </Field>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" isBusy={create.isPending}>
            Create Assignment
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
