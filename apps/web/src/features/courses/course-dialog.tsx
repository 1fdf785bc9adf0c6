import { createCourse, emptyCourse, updateCourse, type Course } from '@greenpen/api-contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { Field } from '../../components/form/field.tsx';
import { callApi } from '../../api/call-api.ts';
import { modelChoiceQuery } from '../../api/model.ts';
import { overnightDefaultWords } from '../../components/model-cost.ts';
import { EntityDialog } from './entity-dialog.tsx';
import { refreshCourses } from './refresh-courses.ts';
import { useEntityDialog } from './use-entity-dialog.ts';
import { parseRubric, rubricText } from '@greenpen/grading';
import { useId, useState } from 'react';
import { RubricRows } from './rubric/rubric-rows.tsx';
import { emptyRow, type RubricRow, rowsOf, rubricOfRows } from './rubric/rows-of-rubric.ts';

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
  const { field: overnight } = useController({ control, name: 'readsOvernight' });

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
      <OvernightField isOvernight={overnight.value ?? false} onChange={overnight.onChange} />
      <RubricField value={rubric.value ?? ''} onChange={rubric.onChange} error={problem('rubric')} />
    </EntityDialog>
  );
}

type OvernightFieldProps = {
  readonly isOvernight: boolean;
  readonly onChange: (isOvernight: boolean) => void;
};

/** Whether the language model reads this course's papers overnight; nothing where that is not offered. */
function OvernightField({ isOvernight, onChange }: OvernightFieldProps) {
  const { data: choice } = useQuery(modelChoiceQuery);
  const isOffered = choice !== undefined && choice.isOn && choice.overnight.isOffered;
  if (choice === undefined || (!isOffered && !isOvernight)) return null;
  return (
    <label className="flex min-h-11 w-fit cursor-pointer items-start gap-3">
      <input
        type="checkbox"
        className="choice mt-0.5"
        checked={isOvernight}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        The language model reads papers overnight
        <span className="block text-13 text-pencil">{overnightDefaultWords(choice.use.paper)}</span>
      </span>
    </label>
  );
}

type RubricFieldProps = {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly error: string | undefined;
};

/** A rubric, typed as text or built row by row; both edit the same text. */
function RubricField({ value, onChange, error }: RubricFieldProps) {
  const id = useId();
  const [rows, setRows] = useState<readonly RubricRow[] | null>(null);
  const change = (next: readonly RubricRow[]) => {
    setRows(next);
    const rubric = rubricOfRows(next);
    onChange(rubric === null ? '' : rubricText(rubric));
  };

  return (
    <fieldset aria-labelledby={id} className="min-w-0">
      <div className="mb-1.5 flex items-center justify-between gap-3">
        <span id={id} className="text-13 font-medium">
          Rubric<span className="font-normal text-pencil"> (optional)</span>
        </span>
        <button
          type="button"
          className="text-13 text-pen underline underline-offset-2"
          onClick={() => setRows(rows === null ? rowsOfText(value) : null)}
        >
          {rows === null ? 'Build row by row' : 'Edit as text'}
        </button>
      </div>
      {rows === null ? (
        <textarea
          aria-label="Rubric"
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-note`}
          rows={4}
          className="field"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <RubricRows rows={rows} onChange={change} />
      )}
      <p
        id={`${id}-note`}
        className={error === undefined ? 'mt-1 text-13 text-pencil' : 'mt-1 text-13 text-red'}
      >
        {error ?? 'What you look for in every paper of this course.'}
      </p>
    </fieldset>
  );
}

/** Text that is no list of criteria gives a row for each of its lines, so that none of it is lost. */
function rowsOfText(text: string): readonly RubricRow[] {
  const rubric = parseRubric(text);
  if (rubric !== null) return rowsOf(rubric);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.length === 0 ? [emptyRow] : lines.map((line) => ({ ...emptyRow, name: line.trim() }));
}
