import {
  type FeedbackTemplate,
  lookUp,
  createFeedbackTemplate,
  deleteFeedbackTemplate,
  knownOr,
} from '@greenpen/api-contract';
import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { MessageSquareQuote, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '../../components/badge.tsx';
import { buttonClass } from '../../components/form/button.tsx';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { ErrorState } from '../../components/page/error-state.tsx';
import { LoadingArea } from '../../components/loading/loading-area.tsx';
import { PageHeader } from '../../components/page/page-header.tsx';
import { Skeleton } from '../../components/loading/skeleton.tsx';
import { TextSkeleton } from '../../components/loading/text-skeleton.tsx';
import { describeFailure } from '../../api/api-failure.ts';
import { categoryLabels } from '../../components/templates/category-labels.ts';
import { templatesQuery, allTemplatesQuery } from '../../api/templates.ts';
import { templateCategories } from '@greenpen/grading';
import { callApi } from '../../api/call-api.ts';
import { IconButton } from '../../components/form/icon-button.tsx';
import { showError, showToast } from '../../components/toast/toast-store.ts';

/** The instructor's own comments by category, to read; Settings adds and deletes them. */
export function TemplatesPage() {
  const { data, error, refetch } = useQuery(templatesQuery);
  return (
    <>
      <PageHeader
        title="Feedback Templates"
        description="Your own comments, grouped by category."
        actions={
          <Link to="/settings" className={buttonClass('secondary')}>
            Add or delete in Settings
          </Link>
        }
      />
      {error !== null && data === undefined ? (
        <Card>
          <ErrorState
            title="The templates did not load"
            message={describeFailure(error, 'Please try again.')}
            onRetry={() => void refetch()}
          />
        </Card>
      ) : data === undefined ? (
        <TemplatesSkeleton />
      ) : data.length === 0 ? (
        <Card>
          <EmptyState
            icon={<MessageSquareQuote size={20} />}
            title="No feedback templates found."
            text="Add a few comments that you often write."
            action={
              <Link to="/settings" className={buttonClass('primary')}>
                Add Your Feedback Examples
              </Link>
            }
          />
        </Card>
      ) : (
        <div className="grid gap-8">
          {groupByCategory(data).map(({ category, templates }) => (
            <CategorySection key={category} category={category} templates={templates} />
          ))}
        </div>
      )}
      <StarterTemplates />
    </>
  );
}

/** The templates of one category. */
function CategorySection({
  category,
  templates,
}: {
  readonly category: string;
  readonly templates: readonly FeedbackTemplate[];
}) {
  return (
    <section aria-labelledby={`templates-${category}`}>
      <h2 id={`templates-${category}`} className="mb-3 flex items-center gap-2.5 text-16 font-semibold">
        <Badge tone="green">{lookUp(categoryLabels, category) ?? category}</Badge> Feedback Examples
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {templates.map(({ id, name, template }) => (
          <li key={id} className="rounded-lg border border-rule bg-sheet p-5">
            <h3 className="font-semibold break-words">{name}</h3>
            <blockquote className="mt-2 font-serif text-16 break-words whitespace-pre-line text-pencil">
              “{template}”
            </blockquote>
          </li>
        ))}
      </ul>
    </section>
  );
}

function TemplatesSkeleton() {
  return (
    <LoadingArea label="Loading templates" className="grid gap-4 sm:grid-cols-2">
      <span className="col-span-full flex h-6 items-center gap-2.5">
        <Skeleton className="h-6 w-24 [--skeleton-radius:99px]" />
        <Skeleton className="h-4 w-36" />
      </span>
      {['first', 'second'].map((template) => (
        <span
          key={template}
          className="grid content-start gap-3.5 rounded-lg border border-rule bg-sheet p-5"
        >
          <Skeleton className="h-4 w-40 max-w-full" />
          <TextSkeleton lines={2} />
        </span>
      ))}
    </LoadingArea>
  );
}

type TemplateGroup<T> = { readonly category: string; readonly templates: readonly T[] };

/** The categories that have templates, in the order of the categories; unknown ones, from a newer server, come last. */
export function groupByCategory<T extends { readonly category: string }>(
  templates: readonly T[],
): readonly TemplateGroup<T>[] {
  const categories = new Set<string>([...templateCategories, ...templates.map(({ category }) => category)]);
  return [...categories]
    .map((category) => ({ category, templates: templates.filter((one) => one.category === category) }))
    .filter((group) => group.templates.length > 0);
}

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
