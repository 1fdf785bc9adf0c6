import type { Assignment } from '@greenpen/api-contract';
import { Clock } from 'lucide-react';

type Props = { readonly item: Pick<Assignment, 'grade' | 'modelDraft'> };

/** That the feedback is not the last word yet: the language model's own draft is still to come. */
export function DraftMark({ item: { grade, modelDraft } }: Props) {
  if (grade === null || grade.approvedAt !== null) return null;
  if (modelDraft?.state !== 'waiting' && modelDraft?.state !== 'drafting') return null;
  return (
    <span className={modelDraft.state === 'waiting' ? 'text-yellow' : undefined}>
      <Clock size={12} aria-hidden className="mr-1 inline align-[-1.5px]" />
      <span className="@max-lg:sr-only">
        {modelDraft.state === 'waiting' ? 'Waiting for the model' : 'The model is drafting'}
      </span>
      <span className="@max-lg:hidden"> · </span>
    </span>
  );
}
