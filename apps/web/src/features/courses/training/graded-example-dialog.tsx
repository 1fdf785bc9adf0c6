import {
  type Course,
  createGradedExample,
  type GradedExample,
  knownOr,
  newGradedExample,
  updateGradedExample,
} from '@greenpen/api-contract';
import { assignmentTypes } from '@greenpen/grading';
import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { Field } from '../../../components/form/field.tsx';
import { callApi } from '../../../api/call-api.ts';
import { readGrade, readMaxPoints, readOptionalPercent } from '../assignments/read-numbers.ts';
import { EntityDialog } from '../entity-dialog.tsx';
import { NumberField, TypeField } from '../form-fields.tsx';
import type { Place } from '../open-dialog.ts';
import { type EntityFields, useEntityDialog } from '../use-entity-dialog.ts';
import { refreshExamples } from './example-queries.ts';
import { readChoice } from './read-choice.ts';
import { PlaceFields } from './place-fields.tsx';

const fields = z.object({ courseId: z.string().min(1) }).and(newGradedExample);
type Values = z.input<typeof fields>;

const empty = {
  title: '',
  type: 'assignment',
  studentWork: '',
  professorFeedback: '',
  grade: 85,
  maxPoints: 100,
  grammarGrade: null,
  apaGrade: null,
  contentGrade: null,
  notes: '',
} as const;

type Props = {
  readonly courses: readonly Course[];
  readonly place: Place;
  /** null for a new one. */
  readonly example: GradedExample | null;
  readonly onClose: () => void;
};

/** Creates or edits a paper with the instructor's grade and feedback. */
export function GradedExampleDialog({ courses, place, example, onClose }: Props) {
  const queryClient = useQueryClient();
  const { form, problem, ...dialog } = useEntityDialog({
    kind: 'graded-example',
    entity: example,
    schema: fields,
    start: {
      ...(example ?? empty),
      type: knownOr(assignmentTypes, example?.type ?? 'assignment', 'assignment'),
      courseId: place.courseId,
      courseAssignmentId: place.courseAssignmentId,
    },
    leaveOut: ['studentWork'],
    required: {
      fields: ['courseId', 'title', 'studentWork', 'professorFeedback'],
      sentence: 'Please fill in all required fields for the graded example.',
    },
    send: ({ courseId: of, ...body }) =>
      example === null
        ? callApi(createGradedExample, { params: { courseId: of }, body })
        : callApi(updateGradedExample, { params: { courseId: of, id: example.id }, body }),
    done: () => ({
      title: example === null ? 'Graded Example Added' : 'Graded Example Saved',
      description: 'AI will learn from this grading example.',
    }),
    failed: [
      example === null ? 'Failed to Add Example' : 'Failed to Save Example',
      'Could not save graded example.',
    ],
    refresh: (saved) => refreshExamples(queryClient, saved.courseId),
    onClose,
  });
  const { register, setValue, control } = form;
  const courseId = useWatch({ control, name: 'courseId' });

  return (
    <EntityDialog
      title={example === null ? 'Add graded example' : 'Edit graded example'}
      description="A paper you graded yourself. Scores are adjusted toward the scale that your examples show."
      action={example === null ? 'Add Graded Example' : 'Save Graded Example'}
      {...dialog}
    >
      <PlaceFields
        courses={courses}
        courseId={courseId}
        {...(example === null && {
          courseField: register('courseId', { onChange: () => setValue('courseAssignmentId', null) }),
        })}
        courseError={problem('courseId')}
        assignmentField={register('courseAssignmentId', { setValueAs: readChoice })}
      />
      <Field label="Title" error={problem('title')}>
        {(field) => <input {...field} {...register('title')} className="field" />}
      </Field>
      <TypeAndPoints problem={problem} register={register} />
      <AreaGrades problem={problem} register={register} />
      <ExampleTexts problem={problem} register={register} />
    </EntityDialog>
  );
}

/** The student's work and what the instructor wrote about it. */
function ExampleTexts({ problem, register }: EntityFields<Values>) {
  return (
    <>
      <Field label="Student work" error={problem('studentWork')}>
        {(field) => <textarea {...field} {...register('studentWork')} rows={6} className="field" />}
      </Field>
      <Field label="Your feedback" error={problem('professorFeedback')}>
        {(field) => <textarea {...field} {...register('professorFeedback')} rows={4} className="field" />}
      </Field>
      <Field label="Notes" isOptional error={problem('notes')}>
        {(field) => <textarea {...field} {...register('notes')} rows={2} className="field" />}
      </Field>
    </>
  );
}

/** The three short fields on one line. */
function TypeAndPoints({ problem, register }: EntityFields<Values>) {
  return (
    <div className="grid grid-cols-2 gap-4 *:first:col-span-2 sm:grid-cols-3 sm:*:first:col-span-1">
      <TypeField field={register('type')} error={problem('type')} />
      <NumberField
        label="Grade"
        field={register('grade', { setValueAs: readGrade })}
        error={problem('grade')}
        min={0}
        step="any"
      />
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

/** Marks of the three areas, which calibrate each area by itself. */
function AreaGrades({ problem, register }: EntityFields<Values>) {
  return (
    <fieldset>
      <legend className="text-13 text-pencil">
        Your marks for the areas, 0 to 100. Leave empty what you did not mark by itself.
      </legend>
      <div className="mt-2 grid grid-cols-3 gap-4">
        {areaFields.map(({ name, label }) => (
          <NumberField
            key={name}
            label={label}
            field={register(name, { setValueAs: readOptionalPercent })}
            error={problem(name)}
            min={0}
            max={100}
            step="any"
          />
        ))}
      </div>
    </fieldset>
  );
}

const areaFields = [
  { name: 'grammarGrade', label: 'Grammar' },
  { name: 'apaGrade', label: 'APA' },
  { name: 'contentGrade', label: 'Content' },
] as const;
