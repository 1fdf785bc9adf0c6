import type { Course } from '@greenpen/api-contract';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../../components/form/field.tsx';
import { Select } from '../../../components/form/select.tsx';
import { CourseField } from '../form-fields.tsx';

type Props = {
  readonly courses: readonly Course[];
  readonly courseId: string;
  /** Absent if the course is fixed. */
  readonly courseField?: UseFormRegisterReturn;
  readonly courseError: string | undefined;
  readonly assignmentField: UseFormRegisterReturn;
};

/** Chooses the example's course and, optionally, an assignment of it. */
export function PlaceFields({ courses, courseId, courseField, courseError, assignmentField }: Props) {
  const assignments = courses.find(({ id }) => id === courseId)?.assignments ?? [];
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {courseField !== undefined && <CourseField courses={courses} field={courseField} error={courseError} />}
      <Field label="Assignment" isOptional>
        {(control) => (
          <Select {...control} {...assignmentField} disabled={courseId === ''}>
            <option value="">The whole course</option>
            {assignments
              .toSorted((a, b) => a.week - b.week)
              .map(({ id, week, title }) => (
                <option key={id} value={id}>
                  Week {week} - {title}
                </option>
              ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
