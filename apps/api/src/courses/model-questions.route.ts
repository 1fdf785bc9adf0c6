import { answerModelQuestion, listModelQuestions, type ClassQuestions } from '@greenpen/api-contract';
import type { ModelQuestionsRecord } from '@greenpen/gradebook';
import { z } from 'zod';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { groupQuestions } from './group-questions.ts';

/** As the worker stores it for a paper. */
const storedQuestions = z.array(
  z.object({
    requirementId: z.string(),
    requirement: z.string(),
    question: z.string(),
    quote: z.string(),
  }),
);

export function listModelQuestionsRoute({ gradebook, sealer }: Ports): Route {
  return route(listModelQuestions, { requires: 'signed-in' }, async ({ actor }) => {
    const records = await gradebook.modelDrafts.listModelQuestions({ ownerId: actor.id });
    const classes = Map.groupBy(records, ({ courseAssignmentId }) => courseAssignmentId);
    return [...classes.values()]
      .map((papers) => describeClass(papers, (sealed) => sealer.open(sealed)))
      .filter(({ questions }) => questions.length > 0);
  });
}

function describeClass(
  papers: readonly ModelQuestionsRecord[],
  open: (sealed: Uint8Array) => string,
): ClassQuestions {
  const opened = papers.flatMap(({ submissionId, questions, ruled }) =>
    storedQuestions
      .parse(JSON.parse(open(questions)))
      .filter(({ requirementId }) => !ruled.includes(requirementId))
      .map((one) => ({ ...one, paper: submissionId, about: one.requirementId })),
  );
  const names = new Map(papers.map(({ submissionId, studentName }) => [submissionId, studentName]));
  const texts = new Map(opened.map(({ requirementId, requirement }) => [requirementId, requirement]));
  const [{ courseId, courseCode, courseAssignmentId, title } = emptyClass] = papers;
  return {
    courseId,
    courseCode,
    courseAssignmentId,
    title,
    questions: groupQuestions(opened).map(({ about, question, asked }) => ({
      requirementId: about,
      requirement: texts.get(about) ?? '',
      question,
      passages: asked.map(({ paper, quote }) => ({
        assignmentId: paper,
        studentName: names.get(paper) ?? null,
        quote,
      })),
    })),
  };
}

const emptyClass = { courseId: '', courseCode: '', courseAssignmentId: '', title: '' };

export function answerModelQuestionRoute({ gradebook, sealer }: Ports): Route {
  return route(
    answerModelQuestion,
    { requires: 'own-course-assignment' },
    async ({ params, body, actor, request }) => {
      const { courseId, id: courseAssignmentId } = params;
      const { requirementId, counts, passages } = body;
      const ownerId = actor.id;
      await gradebook.courseAssignments.get({ ownerId, courseId, courseAssignmentId });
      const affected = new Set<string>();
      for (const { assignmentId: submissionId, quote } of passages) {
        const where = { ownerId, submissionId, requirementId };
        await gradebook.rulings.set(where, { counts, passage: sealer.seal(quote) });
        affected.add(submissionId);
      }
      const [first] = passages;
      if (first !== undefined) {
        const where = { ownerId, submissionId: first.assignmentId, requirementId };
        for (const other of await gradebook.rulings.listPapersToCheckAgain(where)) affected.add(other);
      }
      logEvent(request, { action: 'ruling-changed', result: 'ok', object: courseAssignmentId });
      return { affected: [...affected] };
    },
  );
}
