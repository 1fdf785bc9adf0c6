import { commentOnAssignments, longestFeedback, type CallBody } from '@greenpen/api-contract';
import type { FeedbackChange, Grade } from '@greenpen/gradebook';
import { countWords } from '@greenpen/grading';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import { runOnce } from '../http/idempotency-key.ts';
import type { Ports, Sealer } from '../ports.ts';
import { sealFeedback, unsealFeedback } from './feedback-seal.ts';

type Comment = Pick<CallBody<typeof commentOnAssignments>, 'text' | 'area'>;

export function commentOnAssignmentsRoute({ gradebook, sealer }: Ports): Route {
  return route(commentOnAssignments, { requires: 'signed-in' }, async ({ body, actor, request }) => {
    const submissionIds = [...new Set(body.ids)];
    const once = {
      gradebook,
      request,
      ownerId: actor.id,
      action: 'comment-on-assignments',
      parts: [...submissionIds.toSorted(), body.area, body.text],
    };
    const answer = await runOnce(once, async (inside) => {
      const result = await inside.grades.changeFeedback({
        ownerId: actor.id,
        submissionIds,
        change: (grade) => addComment(grade, body, sealer),
      });
      return {
        commented: [...result.changed],
        approved: [...result.approved],
        notReady: [...result.notReady],
        tooLong: [...result.left],
      };
    });
    logEvent(request, { action: 'grades-commented', result: 'ok', detail: answer.commented.length });
    return answer;
  });
}

/** null if the feedback would be too long. */
function addComment(grade: Grade, { text, area }: Comment, sealer: Sealer): FeedbackChange | null {
  const feedback = unsealFeedback(sealer, grade.feedback);
  const before = feedback[area].trimEnd();
  const after = before === '' ? text : `${before}\n\n${text}`;
  if (after.length > longestFeedback) return null;
  const added = countWords(text);
  return {
    feedback: sealFeedback(sealer, { ...feedback, [area]: after }),
    words: {
      feedbackWords: grade.words.feedbackWords + added,
      typedWords: grade.words.typedWords + added,
    },
  };
}
