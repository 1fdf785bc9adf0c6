import { zodResolver } from '@hookform/resolvers/zod';
import { createCourse, updateCourse, type CallBody, type Course } from '@greenpen/api-contract';
import { useQueryClient } from '@tanstack/react-query';
import { useController, useForm } from 'react-hook-form';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { Field } from '../../components/field.tsx';
import { showError, showToast } from '../../components/toast-store.ts';
import { WaitingNote } from '../../components/waiting-note.tsx';
import { describeFailure } from '../../api/api-failure.ts';
import { callApi } from '../../api/call-api.ts';
import { inOurWords } from '../../forms/form-words.ts';
import { useKeptForm } from '../../forms/use-kept-form.ts';
import { useSending } from '../../offline/use-sending.ts';
import { refreshCourses } from './refresh-courses.ts';
import { RubricField } from './rubric/rubric-field.tsx';

const empty = { name: '', code: '', description: '', rubric: '', term: '' };

type Props = {
  /** null for a new one. */
  readonly course: Course | null;
  readonly onClose: () => void;
};

/** Makes a course, or changes one. */
export function CourseDialog({ course, onClose }: Props) {
  const queryClient = useQueryClient();
  const form = useForm({
    resolver: zodResolver(createCourse.body, inOurWords),
    defaultValues: course ?? empty,
  });
  const { register, handleSubmit, control, formState } = form;
  const { forget } = useKeptForm({ form, name: course === null ? 'new-course' : `course-${course.id}` });
  const { errors } = formState;
  const { field: rubric } = useController({ control, name: 'rubric' });
  const close = () => {
    forget();
    onClose();
  };
  const save = useSending({
    send: (body: CallBody<typeof createCourse>) =>
      course === null
        ? callApi(createCourse, { body })
        : callApi(updateCourse, { params: { courseId: course.id }, body }),
    onSuccess: async ({ code }) => {
      if (course === null) {
        showToast({ title: 'Course Created', description: `${code} is ready for its first assignment.` });
      } else {
        showToast({ title: 'Course Saved', description: `${code} is up to date.` });
      }
      close();
      await refreshCourses(queryClient);
    },
    onError: (error) => {
      if (course === null)
        showError('Failed to Create Course', describeFailure(error, 'Could not create course.'));
      else showError('Failed to Save Course', describeFailure(error, 'Could not save course.'));
    },
  });
  const cancel = () => {
    save.withdraw();
    close();
  };
  const submit = handleSubmit(
    (body) => save.mutate(body),
    ({ name, code }) => {
      if (name?.type === 'too_small' || code?.type === 'too_small') {
        showError('Missing Information', 'Please fill in course name and code.');
      }
    },
  );

  return (
    <Dialog title={course === null ? 'New course' : 'Edit course'} onClose={cancel}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-[140px_1fr]">
          <Field label="Course code" error={errors.code?.message}>
            {(control) => (
              <input {...control} {...register('code')} placeholder="PSY 101" className="field" />
            )}
          </Field>
          <Field label="Course name" error={errors.name?.message}>
            {(control) => (
              <input
                {...control}
                {...register('name')}
                placeholder="Introduction to Psychology"
                className="field"
              />
            )}
          </Field>
        </div>
        <Field label="Term" isOptional error={errors.term?.message}>
          {(control) => (
            <input {...control} {...register('term')} placeholder="Fall 2026" className="field" />
          )}
        </Field>
        <Field label="Description" isOptional error={errors.description?.message}>
          {(control) => <textarea {...control} {...register('description')} rows={3} className="field" />}
        </Field>
        <RubricField value={rubric.value ?? ''} onChange={rubric.onChange} error={errors.rubric?.message} />
        <DialogActions>
          <WaitingNote isWaiting={save.isWaiting} />
          <Button onClick={cancel}>Cancel</Button>
          <Button type="submit" look="primary" isBusy={save.isPending}>
            {course === null ? 'Create Course' : 'Save Course'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
