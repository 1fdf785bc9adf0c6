import { type AssignmentWithReview, gradeByHand } from '@greenpen/api-contract';
import { RotateCw } from 'lucide-react';
import { Button } from '../../../components/form/button.tsx';
import { useMedia } from '../../../theme/use-media.ts';
import { Split } from '../desk/split.tsx';
import { OriginalPages } from './original-pages.tsx';
import { areas, type Area } from '@greenpen/paper';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm, type UseFormRegister } from 'react-hook-form';
import { Field } from '../../../components/form/field.tsx';
import { describeFailure } from '../../../api/api-failure.ts';
import { callApi } from '../../../api/call-api.ts';
import { refreshAssignments } from '../../../api/assignments.ts';
import { useKeptForm } from '../../../forms/use-kept-form.ts';
import { areaLabels } from '../scores/area-labels.ts';
import { readScore } from '../scores/read-score.ts';

type Props = {
  readonly assignment: AssignmentWithReview;
  /** Why it could not be read. */
  readonly text: string;
  readonly isBusy: boolean;
  readonly onGrade: () => void;
};

/** A paper that could not be read: its pages to look at, and a grade to type. */
export function UnreadPaper({ assignment, text, isBusy, onGrade }: Props) {
  const isNarrow = useMedia('(max-width: 899px)');
  const pages = <OriginalPages assignment={assignment} />;
  const form = (
    <div className="grid content-start gap-4 bg-sheet p-4 min-[900px]:h-full min-[900px]:overflow-y-auto min-[900px]:p-6">
      <div>
        <h2 className="text-16 font-semibold">This paper could not be read</h2>
        <p className="mt-1 text-pencil">{text}</p>
      </div>
      <div className="border-t border-rule pt-4">
        <h3 className="font-semibold">Grade it by hand</h3>
        <p className="mt-1 mb-4 text-13 text-pencil">
          It is then counted, exported and approved like any other paper.
        </p>
        <HandGradeForm key={assignment.id} assignment={assignment} />
      </div>
      <div className="border-t border-rule pt-3">
        <Button
          look="quiet"
          className="-ml-2.5"
          icon={<RotateCw size={15} aria-hidden />}
          isBusy={isBusy}
          onClick={onGrade}
        >
          Try to read it again
        </Button>
      </div>
    </div>
  );
  if (!isNarrow) return <Split left={pages} right={form} />;
  return (
    <div className="min-h-0 grow overflow-y-auto">
      {form}
      <div className="h-[85dvh] border-t border-rule">{pages}</div>
    </div>
  );
}

type Values = Record<Area, string> & { feedback: string };

type HandGradeFormProps = { readonly assignment: Pick<AssignmentWithReview, 'id'> };

const notScore = 'A number from 0 to 100.';

/** Three scores and a comment: a grade without measurements. */
function HandGradeForm({ assignment: { id } }: HandGradeFormProps) {
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
          <ScoreField key={area} error={formState.errors[area]?.message} area={area} register={register} />
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

type ScoreFieldProps = {
  readonly error: string | undefined;
  readonly area: Area;
  readonly register: UseFormRegister<Values>;
};

function ScoreField({ error, area, register }: ScoreFieldProps) {
  return (
    <Field label={areaLabels[area]} error={error}>
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
  );
}
