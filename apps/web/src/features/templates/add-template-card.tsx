import { zodResolver } from '@hookform/resolvers/zod';
import { createFeedbackTemplate, knownOr } from '@greenpen/api-contract';
import { templateCategories } from '@greenpen/grading';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/form/button.tsx';
import { Card } from '../../components/card.tsx';
import { Field } from '../../components/form/field.tsx';
import { Select } from '../../components/form/select.tsx';
import { showError, showToast } from '../../components/toast/toast-store.ts';
import { WaitingNote } from '../../components/loading/waiting-note.tsx';
import { describeFailure } from '../../api/api-failure.ts';
import { callApi } from '../../api/call-api.ts';
import { fieldNote } from '../../forms/field-note.ts';
import { inOurWords } from '../../forms/form-words.ts';
import { useKeptForm } from '../../forms/use-kept-form.ts';
import { useSending } from '../../offline/use-sending.ts';
import { categoryLabels } from './category-labels.ts';
import { templatesQuery } from './templates-query.ts';

/** Adds a comment that drafts may use. */
export function AddTemplateCard() {
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
      showToast({ title: 'Template Added', description: `${name} is one of your examples now.` });
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
    <Card title="Add Your Feedback Examples" description="The way you write it in the margin of a paper">
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4 p-5">
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
