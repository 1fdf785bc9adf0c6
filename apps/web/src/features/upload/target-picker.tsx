import { useQuery } from '@tanstack/react-query';
import { Field } from '../../components/field.tsx';
import { Select } from '../../components/select.tsx';
import { coursesQuery } from '../../api/courses.ts';
import type { Upload } from './use-upload.ts';

/** The optional course and, once one is chosen, what was set in it. */
export function TargetPicker({ upload: { target, setTarget, phase } }: { readonly upload: Upload }) {
  const { data, isPending, isError } = useQuery(coursesQuery);
  const courses = data?.filter(({ archivedAt }) => archivedAt === null);
  const course = courses?.find(({ id }) => id === target.courseId);
  const assignments = course?.assignments.toSorted((a, b) => a.week - b.week) ?? [];
  const hint = isError
    ? 'The courses did not load; you can upload without one.'
    : courses?.length === 0
      ? 'You have no courses yet; papers can be uploaded without one.'
      : undefined;

  return (
    <fieldset disabled={phase !== 'idle'} className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-3 text-14 font-semibold">Assignment Details</legend>
      <Field label="Course" isOptional hint={hint}>
        {(control) => (
          <Select
            {...control}
            value={target.courseId}
            disabled={isPending}
            onChange={(event) => setTarget({ courseId: event.target.value, courseAssignmentId: '' })}
          >
            <option value="">No course</option>
            {courses?.map(({ id, code, name }) => (
              <option key={id} value={id}>
                {code} - {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {course !== undefined && (
        <Field
          label="Assignment"
          isOptional
          hint={assignments.length === 0 ? 'This course has no assignments yet.' : undefined}
        >
          {(control) => (
            <Select
              {...control}
              value={target.courseAssignmentId}
              onChange={(event) => setTarget({ ...target, courseAssignmentId: event.target.value })}
            >
              <option value="">No assignment</option>
              {assignments.map(({ id, week, title }) => (
                <option key={id} value={id}>
                  Week {week} - {title}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </fieldset>
  );
}
