import { createFeedbackTemplate, knownOr } from '@greenpen/api-contract';
import { templateCategories } from '@greenpen/grading';
import type { QueryClient } from '@tanstack/react-query';
import { describeFailure } from '../../../api/api-failure.ts';
import { callApi } from '../../../api/call-api.ts';
import { suggestedTemplatesQuery } from '../../../api/templates.ts';
import { showError, showToast } from '../../../components/toast/toast-store.ts';

const longestName = 60;

/** Offers to save a comment as a template, if it was written on several papers. */
export async function offerTemplate(queryClient: QueryClient, text: string): Promise<void> {
  const suggested = await queryClient.fetchQuery(suggestedTemplatesQuery).catch(() => []);
  const found = suggested.find((one) => wordsOf(one.text) === wordsOf(text));
  if (found === undefined) return;
  const save = async (): Promise<void> => {
    try {
      await callApi(createFeedbackTemplate, {
        body: {
          name: nameOf(text),
          category: knownOr(templateCategories, found.category, 'general'),
          template: text.trim(),
        },
      });
      showToast({ title: 'Template Added', description: nameOf(text) });
      await queryClient.invalidateQueries({ queryKey: suggestedTemplatesQuery.queryKey.slice(0, 1) });
    } catch (error) {
      showError('Failed to Add Template', describeFailure(error, 'Could not create feedback template.'));
    }
  };
  showToast({
    title: `You wrote this on ${found.papers} papers.`,
    description: nameOf(text),
    action: { label: 'Save as template', run: () => void save() },
  });
}

function wordsOf(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/gu, ' ').trim();
}

/** The first words of a comment. */
export function nameOf(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  if (line.length <= longestName) return line;
  const cut = line.slice(0, longestName);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longestName / 2))}…`;
}
