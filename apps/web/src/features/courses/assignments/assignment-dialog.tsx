import {
  type Course,
  type CourseAssignment,
  createCourseAssignment,
  knownOr,
  updateCourseAssignment,
} from '@greenpen/api-contract';
import {
  apaScopes,
  assignmentTypes,
  readRequirements,
  type Rubric,
  rubricText,
  rubricUseChoices,
} from '@greenpen/grading';
import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useController, type UseFormReturn, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { Field } from '../../../components/form/field.tsx';
import { callApi } from '../../../api/call-api.ts';
import { EntityDialog } from '../entity-dialog.tsx';
import { CourseField, NumberField, TypeField, ApaScopeField, readScopeChoice } from '../form-fields.tsx';
import { useRulingsOf } from '../requirements/use-rulings-of.ts';
import { RequirementsField } from '../requirements/requirements-field.tsx';
import { refreshCourses } from '../refresh-courses.ts';
import { type EntityFields, useEntityDialog } from '../use-entity-dialog.ts';
import { AssignmentRubric } from '../rubric/assignment-rubric.tsx';
import { readMaxPoints, readWeek } from './read-numbers.ts';

const fields = createCourseAssignment.body.extend({ courseId: z.string().min(1) });

type Values = z.input<typeof fields>;

const empty = {
  title: '',
  week: 1,
  type: 'assignment',
  maxPoints: 100,
  description: '',
  instructions: '',
  requirements: null,
  apaScope: null,
  rubric: null,
  rubricUse: 'auto',
} as const;

type Props = {
  readonly courses: readonly Course[];
  readonly courseId: string;
  /** null for a new one. */
  readonly assignment: CourseAssignment | null;
  readonly onClose: () => void;
};

/** The id of the only course, otherwise empty. */
function onlyOf(courses: readonly Course[]): string {
  const [first, ...more] = courses;
  return first === undefined || more.length > 0 ? '' : first.id;
}

/** Creates or edits a course assignment. */
export function AssignmentDialog(shown: Props) {
  const { courses, assignment } = shown;
  const { form, problem, ...dialog } = useAssignmentForm(shown);
  const { register, setValue, control: formControl } = form;
  const written = useWatch({ control: formControl });
  const [rubric, rubricUse] = useWatch({ control: formControl, name: ['rubric', 'rubricUse'] });
  const courseRubric = courses.find(({ id }) => id === written.courseId)?.rubric ?? '';

  return (
    <EntityDialog
      title={assignment === null ? 'Add assignment' : 'Edit assignment'}
      action={assignment === null ? 'Create Assignment' : 'Save Assignment'}
      {...dialog}
    >
      {assignment === null && (
        <CourseField courses={courses} field={register('courseId')} error={problem('courseId')} />
      )}
      <Field label="Title" error={problem('title')}>
        {(control) => <input {...control} {...register('title')} className="field" />}
      </Field>
      <WeekTypeAndPoints problem={problem} register={register} />
      <Field label="Description" isOptional error={problem('description')}>
        {(control) => <textarea {...control} {...register('description')} rows={2} className="field" />}
      </Field>
      <Field
        label="Instructions"
        isOptional
        hint="What you asked for, in the words that your students read."
        error={problem('instructions')}
      >
        {(control) => <textarea {...control} {...register('instructions')} rows={4} className="field" />}
      </Field>
      <AskedFor form={form} error={problem('requirements')} assignment={assignment} />
      <ApaScopeField
        field={register('apaScope', { setValueAs: readScopeChoice })}
        error={problem('apaScope')}
        brief={{ ...written, rubric: rubric ? rubricText(rubric) : courseRubric }}
      />
      <AssignmentRubric
        value={rubric ?? null}
        use={rubricUse ?? 'auto'}
        courseRubric={courseRubric}
        onChange={(next) => setValue('rubric', editable(next), { shouldDirty: true })}
        onUse={(use) => setValue('rubricUse', use, { shouldDirty: true })}
        error={problem('rubric')}
      />
    </EntityDialog>
  );
}

function useAssignmentForm({ courses, courseId, assignment, onClose }: Props) {
  const queryClient = useQueryClient();
  return useEntityDialog({
    kind: 'assignment',
    entity: assignment,
    schema: fields,
    start: {
      ...(assignment ?? empty),
      type: knownOr(assignmentTypes, assignment?.type ?? empty.type, empty.type),
      apaScope: apaScopes.find((scope) => scope === assignment?.apaScope) ?? null,
      rubricUse: knownOr(rubricUseChoices, assignment?.rubricUse ?? 'auto', 'auto'),
      courseId: courseId === '' ? onlyOf(courses) : courseId,
    },
    required: {
      fields: ['courseId', 'title'],
      sentence: 'Please select a course and enter assignment title.',
    },
    send: ({ courseId: of, ...body }) =>
      assignment === null
        ? callApi(createCourseAssignment, { params: { courseId: of }, body })
        : callApi(updateCourseAssignment, { params: { courseId: of, id: assignment.id }, body }),
    done: ({ week, title }) => ({
      title: assignment === null ? 'Assignment Created' : 'Assignment Saved',
      description: `Week ${week}: ${title}`,
    }),
    failed:
      assignment === null
        ? ['Failed to Create Assignment', 'Could not create assignment.']
        : ['Failed to Save Assignment', 'Could not save assignment.'],
    refresh: () => refreshCourses(queryClient),
    onClose,
  });
}

/** The form's values are mutable. */
function editable(rubric: Rubric | null) {
  return rubric === null ? null : rubric.map((row) => ({ ...row, levels: [...row.levels] }));
}

/** The three short fields on one line. */
function WeekTypeAndPoints({ problem, register }: EntityFields<Values>) {
  return (
    <div className="grid grid-cols-2 gap-4 *:last:col-span-2 sm:grid-cols-3 sm:*:last:col-span-1">
      <NumberField
        label="Week"
        field={register('week', { setValueAs: readWeek })}
        error={problem('week')}
        min={1}
        max={16}
      />
      <TypeField field={register('type')} error={problem('type')} />
      <NumberField
        label="Max points"
        field={register('maxPoints', { setValueAs: readMaxPoints })}
        error={problem('maxPoints')}
        min={1}
        step="any"
      />
    </div>
  );
}

type AskedForProps = {
  readonly form: Pick<UseFormReturn<Values, unknown, z.output<typeof fields>>, 'control'>;
  readonly error: string | undefined;
  readonly assignment: CourseAssignment | null;
};

/** The requirements, read from the instructions as they are typed. */
function AskedFor({ form: { control }, error, assignment }: AskedForProps) {
  const rulings = useRulingsOf(assignment);
  const { field } = useController({ control, name: 'requirements' });
  const [title, description, instructions] = useWatch({
    control,
    name: ['title', 'description', 'instructions'],
  });
  // Deferred, so that typing never waits for long instructions to be read.
  const asked = {
    title: useDeferredValue(title),
    description: useDeferredValue(description ?? ''),
    instructions: useDeferredValue(instructions ?? ''),
  };
  const read = readRequirements(asked);
  const value = field.value?.map((one) => ({
    ...one,
    asWritten: one.asWritten ?? '',
    terms: one.terms ?? [],
  }));
  return (
    <RequirementsField
      value={value ?? null}
      read={read}
      onChange={field.onChange}
      error={error}
      rulings={rulings}
    />
  );
}
