import { seeModelChange } from '@greenpen/api-contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Info, X } from 'lucide-react';
import { IconButton } from '../../components/form/icon-button.tsx';
import { showError } from '../../components/toast/toast-store.ts';
import { describeFailure } from '../../api/api-failure.ts';
import { callApi } from '../../api/call-api.ts';
import { changeWords, checkWords } from './change-words.ts';
import { modelNoticeQuery } from './model-notice-query.ts';

/** A dismissible notice that a different language model now writes the drafts. */
export function ModelNotice() {
  const queryClient = useQueryClient();
  const { data: notice } = useQuery(modelNoticeQuery);
  const putAway = useMutation({
    mutationFn: (id: string) => callApi(seeModelChange, { body: { id } }),
    onSuccess: (seen) => queryClient.setQueryData(modelNoticeQuery.queryKey, seen),
    onError: (error) => showError('Not put away', describeFailure(error, 'Please try again.')),
  });
  const change = notice?.change ?? null;
  if (change === null || notice?.isSeen !== false) return null;
  return (
    <div
      role="note"
      className="flex items-start gap-3 rounded-lg border border-rule bg-sheet py-2 pr-2 pl-4 text-14"
    >
      <Info size={16} aria-hidden className="mt-2 shrink-0 text-pen" />
      <p className="min-w-0 grow py-1.5 break-words">
        {changeWords(change)} <span className="text-pencil">{checkWords(change)}</span>
      </p>
      <IconButton
        label="Put this notice away"
        icon={<X size={16} aria-hidden />}
        disabled={putAway.isPending}
        onClick={() => putAway.mutate(change.id)}
      />
    </div>
  );
}
