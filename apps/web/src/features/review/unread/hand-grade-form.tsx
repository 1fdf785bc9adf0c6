import { gradeByHand, type AssignmentWithReview } from '@greenpen/api-contract';
import { areas, type Area } from '@greenpen/paper';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { describeFailure } from '../../../api/api-failure.ts';
import { callApi } from '../../../api/call-api.ts';
import { refreshAssignments } from '../../../api/assignments.ts';
import { useKeptForm } from '../../../forms/use-kept-form.ts';
import { areaLabels } from '../scores/area-labels.ts';
import { readScore } from '../scores/read-score.ts';

type Values = Record<Area, string> & { feedback: string };

type Props = { readonly assignment: Pick<AssignmentWithReview, 'id'> };

const notScore = 'A number from 0 to 100.';

/** Three scores and a comment: all that a grade needs where nothing could be measured. */
export function HandGradeForm({ assignment: { id } }: Props) {
  const queryClient = useQueryClient();
  const form = useForm<Values>({ defaultValues: { grammar: '', apa: '', content: '', feedback: '' } });
  const { register, handleSubmit, formState, setError } = form;
  const { forget } = useKeptForm({ form, name: `hand-grade-${id}` });

  const save = useMutation({
    mutationFn: ({ grammar, apa, content, feedback }: Values) =>
      callApi(gradeByHand, {
        params: { id },
        body: {
          grammarScore: readScore(grammar) ?? 0,
          apaScore: readScore(apa) ?? 0,
          contentScore: readScore(content) ?? 0,
          feedback,
        },
      }),
    onSuccess: async () => {
      forget();
      await queryClient.invalidateQueries({ queryKey: ['assignment', id] });
      await refreshAssignments(queryClient);
    },
    onError: (error) =>
      setError('root', { message: describeFailure(error, 'The grade could not be saved.') }),
  });

  const submit = handleSubmit((values) => save.mutate(values));
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <div className="grid grid-cols-3 gap-3">
        {areas.map((area) => (
          <Field key={area} label={areaLabels[area]} error={formState.errors[area]?.message}>
            {(control) => (
              <input
                {...control}
                {...register(area, {
                  validate: (text) => readScore(text) !== undefined || notScore,
                })}
                inputMode="decimal"
                autoComplete="off"
                placeholder="0–100"
                className="field w-full tabular-nums"
              />
            )}
          </Field>
        ))}
      </div>
      <Field label="Overall feedback" isOptional>
        {(control) => (
          <textarea
            {...control}
            {...register('feedback')}
            maxLength={20_000}
            rows={6}
            spellCheck
            className="field field-sizing-content min-h-32 w-full resize-none font-serif text-16 leading-[1.5]"
          />
        )}
      </Field>
      {formState.errors.root?.message !== undefined && (
        <p role="alert" className="text-13 text-red">
          {formState.errors.root.message}
        </p>
      )}
      <Button type="submit" look="primary" isBusy={save.isPending} className="justify-self-start">
        Save grade
      </Button>
    </form>
  );
}
