import { isOwnComment } from '@greenpen/grading';
import { useMemo } from 'react';
import type { Desk } from '../desk/use-desk.ts';
import { areasWithoutScore } from '../saving/grade-fields.ts';
import { DraftNote, HandNote, ReplacedNotice } from './feedback-notes.tsx';
import { FeedbackPanel } from './feedback-panel.tsx';
import type { Decisions } from './stale-sentences.ts';

type Props = { readonly desk: Desk; readonly onRedraft: () => void };

/** The feedback of the paper under review. */
export function FeedbackTab({ desk, onRedraft }: Props) {
  const { assignment, editing, cover, scores, isHandGraded, isLocked } = desk;
  const { review, modelDraft } = assignment;
  return (
    <FeedbackPanel
      editing={editing}
      cover={cover}
      draft={review.draft}
      decisions={useDecisions(desk)}
      reply={review.draft.reply}
      scores={scores}
      notJudged={areasWithoutScore(review, editing.fields)}
      isLocked={isLocked}
      assignment={assignment}
      onRedraft={isHandGraded ? undefined : onRedraft}
      notice={
        <>
          {!isLocked && <ReplacedNotice assignment={assignment} editing={editing} />}
          {isHandGraded ? <HandNote /> : <DraftNote id={assignment.id} draft={modelDraft} />}
        </>
      }
    />
  );
}

/** What drafted sentences can rest on, as it is decided now; a deleted comment has no name in the margin. */
function useDecisions({ assignment, findings, dismissed, editing, requirements, scores }: Desk): Decisions {
  const { sentences } = assignment.review.draft;
  const { comments } = editing.fields;
  return useMemo(() => {
    const isThere = new Set(comments.map(({ id }) => id));
    const deleted = sentences
      .flatMap(({ restsOn }) => restsOn)
      .filter((id) => isOwnComment({ id }) && !isThere.has(id));
    return {
      gone: new Map([
        ...deleted.map((id) => [id, ''] as const),
        ...findings.filter(({ id }) => dismissed.has(id)).map(({ id, tag }) => [id, tag] as const),
      ]),
      verdicts: new Map(requirements.map(({ id, tag, current }) => [id, { tag, verdict: current }])),
      scores,
    };
  }, [sentences, comments, findings, dismissed, requirements, scores]);
}
