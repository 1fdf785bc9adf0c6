import { createCourse } from '@greenpen/api-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { Field } from '../../components/field.tsx';
import { showError, showToast } from '../../components/toast-store.ts';
import { describeFailure } from '../../lib/api-failure.ts';
import { callApi } from '../../lib/api.ts';
import { refreshCourses } from './refresh-courses.ts';

const empty = { name: '', code: '', description: '', rubric: '' };

export function CreateCourseDialog({ onClose }: { readonly onClose: () => void }) {
  const queryClient = useQueryClient();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: empty });

  const create = useMutation({
    mutationFn: (body: typeof empty) => callApi(createCourse, { body }),
    onSuccess: async (_course, { code }) => {
      showToast({ title: 'Course Created', description: `${code} is ready for its first assignment.` });
      onClose();
      await refreshCourses(queryClient);
    },
    onError: (error) =>
      showError('Failed to Create Course', describeFailure(error, 'Could not create course.')),
  });

  const submit = handleSubmit((values) => {
    if (values.name.trim() === '' || values.code.trim() === '') {
      for (const field of ['name', 'code'] as const) {
        if (values[field].trim() === '')
          setError(field, { message: 'This is needed.' }, { shouldFocus: true });
      }
      showError('Missing Information', 'Please fill in course name and code.');
      return;
    }
    create.mutate(values);
  });

  return (
    <Dialog title="New course" onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-[140px_1fr]">
          <Field label="Course code" error={formState.errors.code?.message}>
            {(control) => (
              <input
                {...control}
                {...register('code')}
                placeholder="PSY 101"
                maxLength={50}
                className="field"
              />
            )}
          </Field>
          <Field label="Course name" error={formState.errors.name?.message}>
            {(control) => (
              <input
                {...control}
                {...register('name')}
                placeholder="Introduction to Psychology"
                maxLength={200}
                className="field"
              />
            )}
          </Field>
        </div>
        <Field label="Description" isOptional>
          {(control) => (
            <textarea {...control} {...register('description')} rows={3} maxLength={5000} className="field" />
          )}
        </Field>
        <Field label="Rubric" isOptional hint="What you look for in every paper of this course.">
          {(control) => (
            <textarea {...control} {...register('rubric')} rows={4} maxLength={20_000} className="field" />
          )}
        </Field>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" isBusy={create.isPending}>
            Create Course
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
