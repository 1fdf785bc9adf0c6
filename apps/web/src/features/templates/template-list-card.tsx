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
import { Badge } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { ErrorState } from '../../components/page/error-state.tsx';
import { IconButton } from '../../components/form/icon-button.tsx';
import { LoadingArea } from '../../components/loading/loading-area.tsx';
import { RecentlyDeleted } from '../../components/recently-deleted.tsx';
import { RowSkeletons } from '../../components/loading/row-skeletons.tsx';
import { showError, showToast } from '../../components/toast/toast-store.ts';
import { describeFailure } from '../../api/api-failure.ts';
import { callApi } from '../../api/call-api.ts';
import { usePutBack } from '../../forms/use-put-back.ts';
import { categoryLabels } from '../../components/templates/category-labels.ts';
import { templatesQuery } from '../../api/templates.ts';

/** The instructor's templates, which can be deleted and restored. */
export function TemplateListCard() {
  const { data, error, refetch } = useQuery(templatesQuery);
  const { remove, deleted, putBack } = useDeleting();

  return (
    <Card title="Your Feedback Templates">
      {error !== null && data === undefined ? (
        <ErrorState
          title="The templates did not load"
          message={describeFailure(error, 'Please try again.')}
          onRetry={() => void refetch()}
        />
      ) : data === undefined ? (
        <LoadingArea label="Loading templates">
          <RowSkeletons count={3} hasBadge={false} />
        </LoadingArea>
      ) : data.length === 0 ? (
        <p className="p-5 text-pencil">
          No feedback templates yet. Add some examples above to help the AI match your teaching style.
        </p>
      ) : (
        <ul aria-label="Your Feedback Templates" className="divide-y divide-rule">
          {data.map((template) => (
            <TemplateRow
              key={template.id}
              isBusy={remove.isPending && remove.variables.id === template.id}
              onDelete={() => remove.mutate(template)}
              template={template}
            />
          ))}
        </ul>
      )}
      <RecentlyDeleted
        items={deleted.map(({ id, name }) => ({ id, label: name }))}
        onPutBack={(id) => {
          const template = deleted.find((one) => one.id === id);
          if (template !== undefined) putBack(template);
        }}
      />
    </Card>
  );
}

type TemplateRowProps = {
  readonly isBusy: boolean;
  readonly onDelete: () => void;
  readonly template: FeedbackTemplate;
};

function TemplateRow({ isBusy, onDelete, template }: TemplateRowProps) {
  return (
    <li className="flex items-start gap-3 py-3 pr-3 pl-5">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="min-w-0 font-medium break-words">{template.name}</span>
          <Badge>{lookUp(categoryLabels, template.category) ?? template.category}</Badge>
        </p>
        <p className="mt-1 line-clamp-3 font-serif break-words whitespace-pre-line text-pencil">
          {template.template}
        </p>
      </div>
      <IconButton
        label={`Delete ${template.name}`}
        icon={<Trash2 size={16} aria-hidden />}
        disabled={isBusy}
        onClick={onDelete}
      />
    </li>
  );
}

/** Deletes a template, and creates it again on Undo. */
function useDeleting() {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: templatesQuery.queryKey });

  const { deleted, noteDeleted, putBack } = usePutBack<FeedbackTemplate>({
    create: ({ name, category, template }) =>
      callApi(createFeedbackTemplate, {
        body: { name, category: knownOr(templateCategories, category, 'general'), template },
      }),
    onDone: ({ name }) => {
      showToast({ title: 'Template Added', description: `${name} is back.` });
      return refresh();
    },
    onFailed: (failed) =>
      showError('Failed to Add Template', describeFailure(failed, 'Could not create feedback template.')),
  });
  const remove = useMutation({
    mutationFn: ({ id }: FeedbackTemplate) => callApi(deleteFeedbackTemplate, { params: { id } }),
    onSuccess: async (_answer, template) => {
      noteDeleted(template);
      showToast({
        title: 'Template Deleted',
        description: template.name,
        action: { label: 'Undo', run: () => putBack(template) },
      });
      await refresh();
    },
    onError: (failed) =>
      showError('Failed to Delete Template', describeFailure(failed, 'Could not delete feedback template.')),
  });
  return { remove, deleted, putBack };
}
