import { zodResolver } from '@hookform/resolvers/zod';
import {
  type CallBody,
  type Course,
  type CourseAssignment,
  createCourseAssignment,
  knownOr,
  updateCourseAssignment,
} from '@greenpen/api-contract';
import { assignmentTypes } from '@greenpen/grading';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
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
import { refreshCourses } from '../refresh-courses.ts';
import { readMaxPoints, readWeek } from './read-numbers.ts';
import { typeLabels } from './type-labels.ts';

const fields = createCourseAssignment.body.extend({ courseId: z.string().min(1) });

const empty = {
  title: '',
  week: 1,
  type: 'assignment',
  maxPoints: 100,
  description: '',
  instructions: '',
} as const;

type Props = {
  readonly courses: readonly Course[];
  readonly courseId: string;
  /** null for a new one. */
  readonly assignment: CourseAssignment | null;
  readonly onClose: () => void;
};
type Save = { readonly courseId: string; readonly body: CallBody<typeof createCourseAssignment> };

/** Where there is one course, nobody has to choose it. */
function onlyOf(courses: readonly Course[]): string {
  const [first, ...more] = courses;
  return first === undefined || more.length > 0 ? '' : first.id;
}

/** Adds what is set for a week, or changes it. */
export function AssignmentDialog({ courses, courseId, assignment, onClose }: Props) {
  const queryClient = useQueryClient();
  const form = useForm({
    resolver: zodResolver(fields, inOurWords),
    defaultValues: {
      ...(assignment ?? empty),
      type: knownOr(assignmentTypes, assignment?.type ?? empty.type, empty.type),
      courseId: courseId === '' ? onlyOf(courses) : courseId,
    },
  });
  const { register, handleSubmit, formState } = form;
  const { forget } = useKeptForm({
    form,
    name: assignment === null ? 'new-assignment' : `assignment-${assignment.id}`,
  });
  const { errors } = formState;
  const close = () => {
    forget();
    onClose();
  };
  const save = useSending({
    send: ({ courseId: of, body }: Save) =>
      assignment === null
        ? callApi(createCourseAssignment, { params: { courseId: of }, body })
        : callApi(updateCourseAssignment, { params: { courseId: of, id: assignment.id }, body }),
    onSuccess: async ({ week, title }) => {
      showToast({
        title: assignment === null ? 'Assignment Created' : 'Assignment Saved',
        description: `Week ${week}: ${title}`,
      });
      close();
      await refreshCourses(queryClient);
    },
    onError: (error) => {
      if (assignment === null)
        showError('Failed to Create Assignment', describeFailure(error, 'Could not create assignment.'));
      else showError('Failed to Save Assignment', describeFailure(error, 'Could not save assignment.'));
    },
  });
  const cancel = () => {
    save.withdraw();
    close();
  };
  const submit = handleSubmit(
    ({ courseId: of, ...body }) => save.mutate({ courseId: of, body }),
    ({ courseId: course, title }) => {
      if (course !== undefined || title?.type === 'too_small') {
        showError('Missing Information', 'Please select a course and enter assignment title.');
      }
    },
  );

  return (
    <Dialog title={assignment === null ? 'Add assignment' : 'Edit assignment'} onClose={cancel}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        {assignment === null && (
          <Field label="Course" error={errors.courseId?.message}>
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
        )}
        <Field label="Title" error={errors.title?.message}>
          {(control) => <input {...control} {...register('title')} className="field" />}
        </Field>
        <div className="grid grid-cols-2 gap-4 *:last:col-span-2 sm:grid-cols-3 sm:*:last:col-span-1">
          <Field label="Week">
            {(control) => (
              <input
                {...control}
                {...register('week', { setValueAs: readWeek })}
                type="number"
                min={1}
                max={16}
                className="field"
              />
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
              <input
                {...control}
                {...register('maxPoints', { setValueAs: readMaxPoints })}
                type="number"
                min={1}
                step="any"
                className="field"
              />
            )}
          </Field>
        </div>
        <Field label="Description" isOptional error={errors.description?.message}>
          {(control) => <textarea {...control} {...register('description')} rows={2} className="field" />}
        </Field>
        <Field
          label="Instructions"
          isOptional
          hint="What you asked for. The content score looks at how much of it a paper covers."
          error={errors.instructions?.message}
        >
          {(control) => <textarea {...control} {...register('instructions')} rows={4} className="field" />}
        </Field>
        <DialogActions>
          <WaitingNote isWaiting={save.isWaiting} />
          <Button onClick={cancel}>Cancel</Button>
          <Button type="submit" look="primary" isBusy={save.isPending}>
            {assignment === null ? 'Create Assignment' : 'Save Assignment'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
