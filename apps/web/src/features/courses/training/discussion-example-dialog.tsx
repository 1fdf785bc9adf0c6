import {
  type Course,
  createDiscussionExample,
  type DiscussionExample,
  knownOr,
  newDiscussionExample,
  updateDiscussionExample,
} from '@greenpen/api-contract';
import { responseStyles } from '@greenpen/grading';
import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { Field } from '../../../components/form/field.tsx';
import { Select } from '../../../components/form/select.tsx';
import { callApi } from '../../../api/call-api.ts';
import { EntityDialog } from '../entity-dialog.tsx';
import type { Place } from '../open-dialog.ts';
import { type EntityFields, useEntityDialog } from '../use-entity-dialog.ts';
import { refreshExamples } from './example-queries.ts';
import { readChoice } from './read-choice.ts';
import { PlaceFields } from './place-fields.tsx';
import { styleLabels } from './style-labels.ts';

const fields = z.object({ courseId: z.string().min(1) }).and(newDiscussionExample);
type Values = z.input<typeof fields>;

const empty = {
  discussionPrompt: '',
  professorResponse: '',
  responseStyle: 'conversational',
  notes: '',
} as const;

type Props = {
  readonly courses: readonly Course[];
  readonly place: Place;
  /** null for a new one. */
  readonly example: DiscussionExample | null;
  readonly onClose: () => void;
};

/** Creates or edits a discussion prompt with the instructor's response. */
export function DiscussionExampleDialog({ courses, place, example, onClose }: Props) {
  const queryClient = useQueryClient();
  const { form, problem, ...dialog } = useEntityDialog({
    kind: 'discussion-example',
    entity: example,
    schema: fields,
    start: {
      ...(example ?? empty),
      responseStyle: knownOr(responseStyles, example?.responseStyle ?? 'conversational', 'conversational'),
      courseId: place.courseId,
      courseAssignmentId: place.courseAssignmentId,
    },
    required: {
      fields: ['courseId', 'discussionPrompt', 'professorResponse'],
      sentence: 'Please fill in all required fields for the discussion example.',
    },
    send: ({ courseId: of, ...body }) =>
      example === null
        ? callApi(createDiscussionExample, { params: { courseId: of }, body })
        : callApi(updateDiscussionExample, { params: { courseId: of, id: example.id }, body }),
    done: () => ({
      title: example === null ? 'Discussion Example Added' : 'Discussion Example Saved',
      description: 'AI will learn from this discussion response style.',
    }),
    failed: [
      example === null ? 'Failed to Add Example' : 'Failed to Save Example',
      'Could not save discussion example.',
    ],
    refresh: (saved) => refreshExamples(queryClient, saved.courseId),
    onClose,
  });
  const { register, setValue, control } = form;
  const courseId = useWatch({ control, name: 'courseId' });

  return (
    <EntityDialog
      title={example === null ? 'Add discussion example' : 'Edit discussion example'}
      description="A discussion prompt and your response to it."
      action={example === null ? 'Add Discussion Example' : 'Save Discussion Example'}
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
      <ExampleFields problem={problem} register={register} />
    </EntityDialog>
  );
}

/** The prompt, the response and its style. */
function ExampleFields({ problem, register }: EntityFields<Values>) {
  return (
    <>
      <Field label="Discussion prompt" error={problem('discussionPrompt')}>
        {(field) => <textarea {...field} {...register('discussionPrompt')} rows={4} className="field" />}
      </Field>
      <Field label="Your response" error={problem('professorResponse')}>
        {(field) => <textarea {...field} {...register('professorResponse')} rows={5} className="field" />}
      </Field>
      <Field label="Response style" error={problem('responseStyle')}>
        {(field) => (
          <Select {...field} {...register('responseStyle')}>
            {responseStyles.map((style) => (
              <option key={style} value={style}>
                {styleLabels[style]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Notes" isOptional error={problem('notes')}>
        {(field) => <textarea {...field} {...register('notes')} rows={2} className="field" />}
      </Field>
    </>
  );
}
