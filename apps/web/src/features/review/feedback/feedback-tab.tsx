import { isOwnComment } from '@greenpen/grading';
import { useMemo } from 'react';
import type { Desk } from '../desk/use-desk.ts';
import { areasWithoutScore } from '../saving/grade-fields.ts';
import { DraftNote, HandNote, ReplacedNotice } from './feedback-notes.tsx';
import { FeedbackPanel } from './feedback-panel.tsx';

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
      gone={useDismissed(desk)}
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

/** The names in the margin of what a sentence can no longer rest on, by id; a deleted comment has none. */
function useDismissed({ assignment, findings, dismissed, editing }: Desk): ReadonlyMap<string, string> {
  const { sentences } = assignment.review.draft;
  const { comments } = editing.fields;
  return useMemo(() => {
    const isThere = new Set(comments.map(({ id }) => id));
    const deleted = sentences
      .flatMap(({ restsOn }) => restsOn)
      .filter((id) => isOwnComment({ id }) && !isThere.has(id));
    return new Map([
      ...deleted.map((id) => [id, ''] as const),
      ...findings.filter(({ id }) => dismissed.has(id)).map(({ id, tag }) => [id, tag] as const),
    ]);
  }, [sentences, comments, findings, dismissed]);
}
