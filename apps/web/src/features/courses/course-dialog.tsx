import { createCourse, emptyCourse, updateCourse, type Course } from '@greenpen/api-contract';
import { useQueryClient } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { Field } from '../../components/form/field.tsx';
import { callApi } from '../../api/call-api.ts';
import { EntityDialog } from './entity-dialog.tsx';
import { refreshCourses } from './refresh-courses.ts';
import { RubricField } from './rubric/rubric-field.tsx';
import { useEntityDialog } from './use-entity-dialog.ts';

type Props = {
  /** null for a new one. */
  readonly course: Course | null;
  readonly onClose: () => void;
};

/** Creates or edits a course. */
export function CourseDialog({ course, onClose }: Props) {
  const queryClient = useQueryClient();
  const { form, problem, ...dialog } = useEntityDialog({
    kind: 'course',
    entity: course,
    schema: createCourse.body,
    start: course ?? emptyCourse,
    required: { fields: ['name', 'code'], sentence: 'Please fill in course name and code.' },
    send: (body) =>
      course === null
        ? callApi(createCourse, { body })
        : callApi(updateCourse, { params: { courseId: course.id }, body }),
    done: ({ code }) =>
      course === null
        ? { title: 'Course Created', description: `${code} is ready for its first assignment.` }
        : { title: 'Course Saved', description: `${code} is up to date.` },
    failed:
      course === null
        ? ['Failed to Create Course', 'Could not create course.']
        : ['Failed to Save Course', 'Could not save course.'],
    refresh: () => refreshCourses(queryClient),
    onClose,
  });
  const { register, control } = form;
  const { field: rubric } = useController({ control, name: 'rubric' });

  return (
    <EntityDialog
      title={course === null ? 'New course' : 'Edit course'}
      action={course === null ? 'Create Course' : 'Save Course'}
      {...dialog}
    >
      <div className="grid gap-4 sm:grid-cols-[140px_1fr]">
        <Field label="Course code" error={problem('code')}>
          {(control) => <input {...control} {...register('code')} placeholder="PSY 101" className="field" />}
        </Field>
        <Field label="Course name" error={problem('name')}>
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
      <Field label="Term" isOptional error={problem('term')}>
        {(control) => <input {...control} {...register('term')} placeholder="Fall 2026" className="field" />}
      </Field>
      <Field label="Description" isOptional error={problem('description')}>
        {(control) => <textarea {...control} {...register('description')} rows={3} className="field" />}
      </Field>
      <RubricField value={rubric.value ?? ''} onChange={rubric.onChange} error={problem('rubric')} />
    </EntityDialog>
  );
}
