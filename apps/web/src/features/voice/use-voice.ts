import {
  correctVoice,
  getVoice,
  resetVoice,
  type VoiceCorrections,
  type VoiceProfileAnswer,
} from '@greenpen/api-contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { describeFailure } from '../../api/api-failure.ts';
import { callApi } from '../../api/call-api.ts';
import { showError, showToast } from '../../components/toast/toast-store.ts';

export type Voice = VoiceProfileAnswer;

export type VoiceTrait = Voice['traits'][number];

export const voiceQuery = queryOptions({
  queryKey: ['voice'],
  queryFn: ({ signal }) => callApi(getVoice, { signal }),
});

const onError = (error: Error) => showError('Not changed', describeFailure(error, 'Please try again.'));

/** Corrects the voice, or resets what was corrected, which can be taken back. */
export function useCorrecting({ corrections }: Pick<Voice, 'corrections'>) {
  const queryClient = useQueryClient();
  const keep = (voice: Voice) => queryClient.setQueryData(voiceQuery.queryKey, voice);
  const correct = useMutation({
    mutationFn: (change: VoiceCorrections) => callApi(correctVoice, { body: { ...corrections, ...change } }),
    // A switch moves at once; a failure moves it back.
    onMutate: ({ off }) => {
      const before = queryClient.getQueryData(voiceQuery.queryKey);
      if (before !== undefined && off !== undefined) {
        const traits = before.traits.map((trait) => ({ ...trait, isOff: off.includes(trait.id) }));
        keep({ ...before, traits });
      }
      return before;
    },
    onSuccess: keep,
    onError: (error, _change, before) => {
      if (before !== undefined) keep(before);
      onError(error);
    },
  });
  const reset = useMutation({
    mutationFn: () => callApi(resetVoice, {}),
    onSuccess: (voice) => {
      keep(voice);
      const action = { label: 'Undo', run: () => correct.mutate(corrections) };
      showToast({ title: 'Voice Reset', description: 'Drafts follow what was learned again.', action });
    },
    onError,
  });
  const forgottenNow = () =>
    queryClient.getQueryData(voiceQuery.queryKey)?.corrections.forgotten ?? corrections.forgotten ?? [];
  /** Leaves a sentence of hers out of later drafts. */
  const forget = (sentence: string) => {
    const use = () => correct.mutate({ forgotten: forgottenNow().filter((one) => one !== sentence) });
    correct.mutate(
      { forgotten: [...forgottenNow(), sentence] },
      {
        onSuccess: () =>
          showToast({
            title: 'Not used again',
            description: sentence,
            action: { label: 'Undo', run: use },
          }),
      },
    );
  };
  return { correct, reset, forget };
}

/** A voice is learned from this much: "4 templates, 6 graded examples and 2 edited drafts". */
export function countSources(sources: Voice['sources']): readonly string[] {
  const { templates, gradedExamples, discussionExamples, edits } = sources;
  return [
    [templates, 'template', 'templates'] as const,
    [gradedExamples, 'graded example', 'graded examples'] as const,
    [discussionExamples, 'discussion example', 'discussion examples'] as const,
    [edits, 'edited draft', 'edited drafts'] as const,
  ].flatMap(([count, one, many]) => (count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]));
}
