import {
  answerModelQuestion,
  gradeAssignments,
  listModelQuestions,
  type ClassQuestions,
  type ModelQuestion,
} from '@greenpen/api-contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Check, MessageCircleQuestion, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { describeFailure } from '../../../api/api-failure.ts';
import type { AssignmentList } from '../../../api/assignment-filter.ts';
import { pollWhileGrading, watchGrading } from '../../../api/assignments.ts';
import { callApi } from '../../../api/call-api.ts';
import { newIdempotencyHeader } from '../../../api/idempotency.ts';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { Button } from '../../../components/form/button.tsx';
import { formatCount } from '../../../components/format.ts';
import { showError, showToast } from '../../../components/toast/toast-store.ts';
import { useNames } from '../../../hidden-names/hidden-names.ts';

/** Under the courses' key, so that changes of papers invalidate it. */
const questionsQuery = queryOptions({
  queryKey: ['courses', 'model-questions'],
  queryFn: ({ signal }) => callApi(listModelQuestions, { signal }),
  refetchInterval: () => pollWhileGrading(),
});

type Props = { readonly filter: AssignmentList };

/** What the language model asks about the papers of a class, to be answered once; nothing without a question. */
export function QuestionsLine({ filter: { courseId, courseAssignmentId } }: Props) {
  const { data = [] } = useQuery(questionsQuery);
  const [isOpen, setOpen] = useState(false);
  const asking = data.find(
    (one) =>
      (courseId === undefined || one.courseId === courseId) &&
      (courseAssignmentId === undefined || one.courseAssignmentId === courseAssignmentId),
  );
  if (asking === undefined) return null;
  return (
    <section
      aria-label="Questions on the papers"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-rule px-5 py-2"
    >
      <p className="flex min-w-60 grow basis-0 gap-2.5 text-13">
        <MessageCircleQuestion size={16} aria-hidden className="mt-0.5 shrink-0 text-pen" />
        <span className="min-w-0">
          <span className="block break-words text-pencil">
            {asking.courseCode} - {asking.title}
          </span>
          {sentenceOf(asking)}
        </span>
      </p>
      <Button size="small" onClick={() => setOpen(true)}>
        Answer
      </Button>
      {isOpen && <QuestionsDialog asking={asking} onClose={() => setOpen(false)} />}
    </section>
  );
}

function sentenceOf({ questions }: ClassQuestions): string {
  const papers = new Set(
    questions.flatMap(({ passages }) => passages.map(({ assignmentId }) => assignmentId)),
  );
  return `${formatCount(questions.length, 'question')} that your rule decides, raised by ${formatCount(papers.size, 'paper')}.`;
}

type DialogProps = { readonly asking: ClassQuestions; readonly onClose: () => void };

function QuestionsDialog({ asking, onClose }: DialogProps) {
  const answer = useAnswer(asking);
  return (
    <Dialog
      title="Questions on the papers"
      description="Your answer counts for all papers of this assignment. Drafts that it may change are graded again; what you edited or approved stays."
      shape="wide"
      onClose={onClose}
    >
      <ul className="grid gap-4">
        {asking.questions.map((question) => (
          <Question
            key={`${question.requirementId} ${question.question}`}
            question={question}
            isBusy={answer.isPending}
            onAnswer={(counts) => answer.mutate({ question, counts })}
          />
        ))}
      </ul>
    </Dialog>
  );
}

type QuestionProps = {
  readonly question: ModelQuestion;
  readonly isBusy: boolean;
  readonly onAnswer: (counts: boolean) => void;
};

function Question({ question: { question, requirement, passages }, isBusy, onAnswer }: QuestionProps) {
  const names = useNames();
  return (
    <li className="grid gap-2 rounded-md border border-rule p-3">
      <h3 className="font-semibold">{question}</h3>
      <p className="text-13 text-pencil">Asked for: {requirement}</p>
      <ul className="grid max-h-60 gap-1.5 overflow-y-auto">
        {passages.map(({ assignmentId, studentName, quote }) => (
          <li key={assignmentId} className="text-13">
            <Link to={`/assignments/${assignmentId}`} className="text-pen underline underline-offset-2">
              {names.isHidden || studentName === null ? 'A paper' : studentName}
            </Link>
            : <q className="font-serif break-words">{quote}</q>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-2">
        <Button
          size="small"
          disabled={isBusy}
          aria-label={`It counts: ${question}`}
          icon={<Check size={14} aria-hidden />}
          onClick={() => onAnswer(true)}
        >
          It counts
        </Button>
        <Button
          size="small"
          disabled={isBusy}
          aria-label={`It does not count: ${question}`}
          icon={<X size={14} aria-hidden />}
          onClick={() => onAnswer(false)}
        >
          It does not count
        </Button>
      </p>
    </li>
  );
}

type Answer = { readonly question: ModelQuestion; readonly counts: boolean };

/** Keeps the ruling, then grades the papers again that it may change. */
function useAnswer({ courseId, courseAssignmentId }: ClassQuestions) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ question: { requirementId, passages }, counts }: Answer) => {
      const kept = passages.map(({ assignmentId, quote }) => ({ assignmentId, quote }));
      const { affected } = await callApi(answerModelQuestion, {
        params: { courseId, id: courseAssignmentId },
        body: { requirementId, counts, passages: kept },
      });
      await callApi(gradeAssignments, {
        body: { assignmentIds: affected },
        headers: newIdempotencyHeader(),
      });
      return affected.length;
    },
    onSuccess: async (papers) => {
      showToast({
        title: 'Answer kept',
        description: `${formatCount(papers, 'paper')} will be read again with your rule.`,
      });
      await watchGrading(queryClient);
    },
    onError: (error) => showError('Answer not kept', describeFailure(error, 'Please try again.')),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: questionsQuery.queryKey });
      await queryClient.invalidateQueries({ queryKey: ['rulings'] });
    },
  });
}
