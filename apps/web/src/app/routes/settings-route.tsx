import { PageHeader } from '../../components/page/page-header.tsx';
import { AgreementPanel } from '../../components/agreement/agreement-panel.tsx';
import { CriteriaCard } from '../../features/criteria/criteria-card.tsx';
import { VoiceCard } from '../../features/voice/voice-card.tsx';
import { TemplateListCard } from '../../features/templates/template-list-card.tsx';
import { createFeedbackTemplate, knownOr, setModelChoice, type ModelChoice } from '@greenpen/api-contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Card } from '../../components/card.tsx';
import { showError, showToast } from '../../components/toast/toast-store.ts';
import { describeFailure } from '../../api/api-failure.ts';
import { callApi } from '../../api/call-api.ts';
import { changeWords, checkWords } from '../../features/model/change-words.ts';
import { modelNoticeQuery } from '../../features/model/model-notice-query.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { templateCategories } from '@greenpen/grading';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '../../components/form/button.tsx';
import { Field } from '../../components/form/field.tsx';
import { Select } from '../../components/form/select.tsx';
import { WaitingNote } from '../../components/loading/waiting-note.tsx';
import { fieldNote } from '../../forms/field-note.ts';
import { inOurWords } from '../../forms/form-words.ts';
import { useKeptForm } from '../../forms/use-kept-form.ts';
import { useSending } from '../../offline/use-sending.ts';
import { categoryLabels } from '../../components/templates/category-labels.ts';
import { modelChoiceQuery, overnightQuery } from '../../api/model.ts';
import { CancelOvernight } from '../../components/overnight/cancel-overnight.tsx';
import { OvernightBatches } from '../../components/overnight/overnight-batches.tsx';
import { formatCount } from '../../components/format.ts';
import { monthWords } from '../../components/model-cost.ts';
import { templatesQuery } from '../../api/templates.ts';

const stack = 'grid grid-cols-[minmax(0,1fr)] gap-6';

export function SettingsRoute() {
  return (
    <>
      <PageHeader title="Settings" description="How papers are scored and how the feedback sounds." />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 max-xl:max-w-2xl xl:grid-cols-2">
        <div className={stack}>
          <CriteriaCard title="Grading Criteria" />
          <Card
            title="Agreement"
            description="How drafts agree with the grades that you approved, in all courses"
          >
            <div className="p-5">
              <AgreementPanel />
            </div>
          </Card>
          <ModelCard />
        </div>
        <div className={stack}>
          <VoiceCard />
          <AddTemplateCard />
          <TemplateListCard />
        </div>
      </div>
    </>
  );
}

/** Whether the installation's language model may draft feedback; nothing where there is no model. */
function ModelCard() {
  const queryClient = useQueryClient();
  const { data: choice } = useQuery(modelChoiceQuery);
  const { data: notice } = useQuery(modelNoticeQuery);
  const change = useMutation({
    mutationFn: (isOn: boolean) => callApi(setModelChoice, { body: { isOn } }),
    onSuccess: (changed) => queryClient.setQueryData(modelChoiceQuery.queryKey, changed),
    onError: (error) => showError('Not changed', describeFailure(error, 'Please try again.')),
  });
  const model = choice?.model ?? null;
  if (choice === undefined || model === null) return null;
  const isOn = change.isPending ? change.variables : choice.isOn;
  return (
    <Card title="Language model" description={model.name}>
      <div className="grid gap-3 p-5">
        <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            className="choice"
            checked={isOn}
            disabled={change.isPending}
            onChange={() => change.mutate(!isOn)}
          />
          Let the language model draft feedback
        </label>
        <p className="text-13 text-pencil">
          Each paper’s text, without the student’s name, is then sent to <b>{model.host}</b>, along with its
          findings and assignment, and with examples of papers that you graded and of how you write. What the
          model says counts only where this server finds the quoted words in the paper. The server’s own draft
          is shown until the model’s is ready, and what you have edited or approved is never replaced.
        </p>
        <p className="text-13 text-pencil">{monthWords(choice)}</p>
        <OvernightLine choice={choice} />
        {notice !== undefined && notice.change !== null && (
          <p className="text-13 text-pencil">
            {changeWords(notice.change)} {checkWords(notice.change)}
          </p>
        )}
      </div>
    </Card>
  );
}

/** Papers that wait to be read overnight, and a button that keeps this server's drafts instead. */
function OvernightLine({ choice: { overnight } }: { readonly choice: ModelChoice }) {
  const { data } = useQuery(overnightQuery);
  const batches = data?.batches ?? [];
  if (overnight.papers === 0 && batches.length === 0) return null;
  const wait = overnight.papers === 1 ? 'waits' : 'wait';
  return (
    <div className="grid gap-2">
      {overnight.papers > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-13">
            {formatCount(overnight.papers, 'paper')} {wait} to be read overnight.
          </p>
          <CancelOvernight />
        </div>
      )}
      {batches.length > 0 && <OvernightBatches batches={batches} host={data?.host ?? 'the provider'} />}
    </div>
  );
}

/** Adds a comment that drafts may use. */
function AddTemplateCard() {
  const queryClient = useQueryClient();
  const form = useForm({
    resolver: zodResolver(createFeedbackTemplate.body, inOurWords),
    defaultValues: { name: '', category: 'general', template: '' },
  });
  const { register, handleSubmit, reset, setFocus, formState } = form;
  const { forget } = useKeptForm({ form, name: 'new-template' });
  const { errors } = formState;
  const create = useSending({
    send: (body: Parameters<Parameters<typeof handleSubmit>[0]>[0]) =>
      callApi(createFeedbackTemplate, { body }),
    onSuccess: async ({ name, category }) => {
      showToast({ title: 'Template Added', description: `${name} was added to your examples.` });
      reset({ name: '', category: knownOr(templateCategories, category, 'general'), template: '' });
      forget();
      setFocus('name');
      await queryClient.invalidateQueries({ queryKey: templatesQuery.queryKey });
    },
    onError: (error) =>
      showError('Failed to Add Template', describeFailure(error, 'Could not create feedback template.')),
  });
  const submit = handleSubmit(
    (body) => create.mutate(body),
    ({ name, template }) => {
      if (name?.type === 'custom' || template?.type === 'custom') {
        showError('Missing Information', 'Please fill in both name and template fields.');
      }
    },
  );

  return (
    <Card title="Add Your Feedback Examples" description="As you would write it in the margin of a paper">
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4 p-5">
        <NameAndCategory errors={errors} register={register} />
        <Field label="Template" error={fieldNote(errors.template)}>
          {(control) => (
            <textarea
              {...control}
              {...register('template')}
              rows={4}
              placeholder="Your question is a good one, but it is three questions. Choose the one you have evidence for."
              className="field"
            />
          )}
        </Field>
        <div className="flex items-center justify-end gap-4">
          <WaitingNote isWaiting={create.isWaiting} />
          <Button type="submit" look="secondary" isBusy={create.isPending}>
            Add Template
          </Button>
        </div>
      </form>
    </Card>
  );
}

type TemplateForm = UseFormReturn<z.input<typeof createFeedbackTemplate.body>>;

type NameAndCategoryProps = {
  readonly errors: TemplateForm['formState']['errors'];
  readonly register: TemplateForm['register'];
};

function NameAndCategory({ errors, register }: NameAndCategoryProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-[1fr_200px]">
      <Field label="Name" error={fieldNote(errors.name)}>
        {(control) => (
          <input {...control} {...register('name')} placeholder="Thesis too broad" className="field" />
        )}
      </Field>
      <Field label="Category" error={errors.category?.message}>
        {(control) => (
          <Select {...control} {...register('category')}>
            {templateCategories.map((category) => (
              <option key={category} value={category}>
                {categoryLabels[category]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
