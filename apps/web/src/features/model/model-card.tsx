import { getModelChoice, setModelChoice } from '@greenpen/api-contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Card } from '../../components/card.tsx';
import { showError } from '../../components/toast/toast-store.ts';
import { describeFailure } from '../../api/api-failure.ts';
import { callApi } from '../../api/call-api.ts';
import { changeWords, checkWords } from './change-words.ts';
import { modelNoticeQuery } from './model-notice-query.ts';

const choiceQuery = queryOptions({
  queryKey: ['model-choice'],
  queryFn: ({ signal }) => callApi(getModelChoice, { signal }),
});

/** Whether the installation's language model may draft feedback; nothing where there is no model. */
export function ModelCard() {
  const queryClient = useQueryClient();
  const { data: choice } = useQuery(choiceQuery);
  const { data: notice } = useQuery(modelNoticeQuery);
  const change = useMutation({
    mutationFn: (isOn: boolean) => callApi(setModelChoice, { body: { isOn } }),
    onSuccess: (changed) => queryClient.setQueryData(choiceQuery.queryKey, changed),
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
          Each paper’s text, without the student’s name, then goes to <b>{model.host}</b>, with its findings,
          scores and first draft, and with what you set for it. Scores and findings are always worked out on
          this server, and its own draft is there until the model’s has come. What you have edited or approved
          is never replaced.
        </p>
        {notice !== undefined && notice.change !== null && (
          <p className="text-13 text-pencil">
            {changeWords(notice.change)} {checkWords(notice.change)}
          </p>
        )}
      </div>
    </Card>
  );
}
