import {
  createFeedbackTemplate,
  deleteFeedbackTemplate,
  type FeedbackTemplate,
  knownOr,
  lookUp,
} from '@greenpen/api-contract';
import { templateCategories } from '@greenpen/grading';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { describeFailure } from '../../api/api-failure.ts';
import { callApi } from '../../api/call-api.ts';
import { allTemplatesQuery } from '../../api/templates.ts';
import { Badge } from '../../components/badge.tsx';
import { IconButton } from '../../components/form/icon-button.tsx';
import { showError, showToast } from '../../components/toast/toast-store.ts';
import { categoryLabels } from '../../components/templates/category-labels.ts';

/** The starter set of a new account, each to be removed; nothing once it is gone. */
export function StarterTemplates() {
  const { data = [] } = useQuery(allTemplatesQuery);
  const remove = useRemoving();
  const starters = data.filter(({ isStarter }) => isStarter);
  if (starters.length === 0) return null;
  return (
    <section aria-labelledby="starter-set" className="mt-10">
      <h2 id="starter-set" className="text-16 font-semibold">
        Starter set
      </h2>
      <p className="mt-1 mb-3 text-pencil">
        Examples to begin with. Type / in a comment or a feedback field to use one, and remove what you do not
        need.
      </p>
      <ul className="divide-y divide-rule rounded-lg border border-rule bg-sheet">
        {starters.map((starter) => (
          <li key={starter.id} className="flex items-start gap-3 py-3 pr-3 pl-5">
            <div className="min-w-0 grow">
              <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                <span className="font-medium">{starter.name}</span>
                <Badge>{lookUp(categoryLabels, starter.category) ?? starter.category}</Badge>
              </p>
              <p className="mt-1 font-serif text-pencil">{starter.template}</p>
            </div>
            <IconButton
              label={`Remove ${starter.name}`}
              icon={<Trash2 size={16} aria-hidden />}
              disabled={remove.isPending}
              onClick={() => remove.mutate(starter)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Removes a starter. Undo makes it a template of the instructor's own, because only a new account gets the set. */
function useRemoving() {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: allTemplatesQuery.queryKey.slice(0, 1) });
  const putBack = useMutation({
    mutationFn: ({ name, category, template }: FeedbackTemplate) =>
      callApi(createFeedbackTemplate, {
        body: { name, category: knownOr(templateCategories, category, 'general'), template },
      }),
    onSuccess: async (_answer, { name }) => {
      showToast({ title: 'Template Added', description: `${name} is now one of your own templates.` });
      await refresh();
    },
    onError: (error) =>
      showError('Failed to Add Template', describeFailure(error, 'Could not create feedback template.')),
  });
  return useMutation({
    mutationFn: ({ id }: FeedbackTemplate) => callApi(deleteFeedbackTemplate, { params: { id } }),
    onSuccess: async (_answer, starter) => {
      showToast({
        title: 'Template Deleted',
        description: starter.name,
        action: { label: 'Undo', run: () => putBack.mutate(starter) },
      });
      await refresh();
    },
    onError: (error) =>
      showError('Failed to Delete Template', describeFailure(error, 'Could not delete feedback template.')),
  });
}
