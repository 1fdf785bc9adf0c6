import { answerModelQuestion, listModelQuestions, type ClassQuestions } from '@greenpen/api-contract';
import type { ModelQuestionsRecord } from '@greenpen/gradebook';
import { z } from 'zod';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';

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

/** A question that a model asks about a passage of one paper. */
export type AskedQuestion = {
  readonly paper: string;
  /** Id of the requirement. */
  readonly about: string;
  readonly question: string;
  readonly quote: string;
};

type QuestionGroup = {
  readonly about: string;
  readonly question: string;
  /** One passage of each paper. */
  readonly asked: readonly AskedQuestion[];
};

const MOST_GROUPS = 5;
const MOST_PASSAGES = 50;
/** Share of the words of two questions that are the same in questions that ask the same. */
const ALIKE = 0.5;
/** Letters of a word below which it says nothing about what is asked. */
const SHORTEST = 4;

/**
 * Groups the questions of a class about the same requirement that ask the same in other words. At most five, those that
 * most papers raise first, since their answers settle most.
 */
export function groupQuestions(asked: readonly AskedQuestion[]): readonly QuestionGroup[] {
  const groups: AskedQuestion[][] = [];
  for (const one of asked) {
    const group = groups.find(([first]) => first !== undefined && asksTheSame(first, one));
    if (group === undefined) groups.push([one]);
    else if (!group.some(({ paper }) => paper === one.paper)) group.push(one);
  }
  return groups
    .toSorted((a, b) => b.length - a.length)
    .slice(0, MOST_GROUPS)
    .flatMap((group) => {
      const [first] = group.toSorted((a, b) => a.question.length - b.question.length);
      if (first === undefined) return [];
      return [{ about: first.about, question: first.question, asked: group.slice(0, MOST_PASSAGES) }];
    });
}

function asksTheSame(a: AskedQuestion, b: AskedQuestion): boolean {
  if (a.about !== b.about) return false;
  const [left, right] = [wordsOf(a.question), wordsOf(b.question)];
  const common = left.intersection(right).size;
  return common >= ALIKE * Math.min(left.size, right.size);
}

/** Stems by the first letters, so that "source" and "sources" are the same. */
function wordsOf(question: string): ReadonlySet<string> {
  const words = question.toLowerCase().match(/\p{L}+/gu) ?? [];
  return new Set(words.filter(({ length }) => length >= SHORTEST).map((word) => word.slice(0, 6)));
}
