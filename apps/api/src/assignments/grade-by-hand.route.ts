import { gradeByHand } from '@greenpen/api-contract';
import { defaultCriteria, measureFeedback, scoreByHand } from '@greenpen/grading';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { sealFeedback } from './feedback-seal.ts';
import { gradeOnWire } from './grade-on-wire.ts';

const noText = { grammar: '', apa: '', content: '', overall: '' };

export function gradeByHandRoute({ gradebook, sealer }: Ports): Route {
  return route(gradeByHand, { requires: 'own-submission' }, async ({ params, body, actor, request }) => {
    const [criteria = defaultCriteria] = await gradebook.criteria.list({ ownerId: actor.id });
    const { weights, feedbackStyle } = criteria;
    const entered = { grammar: body.grammarScore, apa: body.apaScore, content: body.contentScore };
    const feedback = { ...noText, overall: body.feedback };
    const grade = await gradebook.grades.enterByHand({
      ownerId: actor.id,
      submissionId: params.id,
      by: actor.id,
      scores: scoreByHand(entered, entered, { weights }),
      weights,
      feedbackStyle,
      feedback: sealFeedback(sealer, feedback),
      words: measureFeedback(feedback, noText),
    });
    logEvent(request, { action: 'graded-by-hand', result: 'ok', object: params.id });
    return gradeOnWire(grade, sealer);
  });
}
