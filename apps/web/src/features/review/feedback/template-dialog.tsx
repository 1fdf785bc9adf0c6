import { createFeedbackTemplate, knownOr } from '@greenpen/api-contract';
import { type TemplateCategory, templateCategories } from '@greenpen/grading';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { describeFailure } from '../../../api/api-failure.ts';
import { callApi } from '../../../api/call-api.ts';
import { templatesQuery } from '../../../api/templates.ts';
import { Dialog, DialogActions } from '../../../components/dialog/dialog.tsx';
import { Button } from '../../../components/form/button.tsx';
import { Field } from '../../../components/form/field.tsx';
import { Select } from '../../../components/form/select.tsx';
import { categoryLabels } from '../../../components/templates/category-labels.ts';
import { showError, showToast } from '../../../components/toast/toast-store.ts';
import type { FeedbackField } from '../saving/grade-fields.ts';
import { nameOf } from '../own/offer-template.ts';
import type { SelectedSentence } from './selected-sentence.ts';

const categories: Record<FeedbackField, TemplateCategory> = {
  feedback: 'general',
  contentFeedback: 'content',
  grammarFeedback: 'grammar',
  apaFeedback: 'apa',
};

type Props = { readonly selected: SelectedSentence; readonly onClose: () => void };

/** Saves a sentence of the feedback as a template. */
export function TemplateDialog({ selected: { field, sentence }, onClose }: Props) {
  const [name, setName] = useState(nameOf(sentence));
  const [category, setCategory] = useState<TemplateCategory>(categories[field]);
  const [template, setTemplate] = useState(sentence);
  const create = useAddTemplate(onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate({ name, category, template });
  };
  const isIncomplete = name.trim() === '' || template.trim() === '';

  return (
    <Dialog title="Save as template" onClose={onClose}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-[1fr_200px]">
          <Field label="Name">
            {(control) => (
              <input
                {...control}
                type="text"
                value={name}
                maxLength={200}
                onChange={(event) => setName(event.target.value)}
                className="field"
              />
            )}
          </Field>
          <CategoryField category={category} onChange={setCategory} />
        </div>
        <Field label="Template">
          {(control) => (
            <textarea
              {...control}
              value={template}
              rows={4}
              maxLength={5000}
              onChange={(event) => setTemplate(event.target.value)}
              className="field resize-y font-serif text-16"
            />
          )}
        </Field>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" disabled={isIncomplete} isBusy={create.isPending}>
            Add Template
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

type NewTemplate = {
  readonly name: string;
  readonly category: TemplateCategory;
  readonly template: string;
};

function useAddTemplate(onAdded: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: NewTemplate) => callApi(createFeedbackTemplate, { body }),
    onSuccess: async (saved) => {
      onAdded();
      showToast({ title: 'Template Added', description: saved.name });
      await queryClient.invalidateQueries({ queryKey: templatesQuery.queryKey });
    },
    onError: (error) =>
      showError('Failed to Add Template', describeFailure(error, 'Could not create feedback template.')),
  });
}

type CategoryFieldProps = {
  readonly category: TemplateCategory;
  readonly onChange: (category: TemplateCategory) => void;
};

function CategoryField({ category, onChange }: CategoryFieldProps) {
  return (
    <Field label="Category">
      {(control) => (
        <Select
          {...control}
          value={category}
          onChange={(event) =>
            onChange(knownOr<TemplateCategory>(templateCategories, event.target.value, 'general'))
          }
        >
          {templateCategories.map((one) => (
            <option key={one} value={one}>
              {categoryLabels[one]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
