import { isOwnComment } from '@greenpen/grading';
import { useMemo, useState } from 'react';
import type { Desk } from '../desk/use-desk.ts';
import { areasWithoutScore } from '../saving/grade-fields.ts';
import { FeedbackPanel } from './feedback-panel.tsx';
import type { Decisions } from './stale-sentences.ts';
import {
  restoreGrade,
  type AssignmentWithReview,
  type ModelDraft,
  lookUp,
  type ModelExchange,
} from '@greenpen/api-contract';
import { useMutation, useQueryClient, useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { Button } from '../../../components/form/button.tsx';
import { showError, showToast } from '../../../components/toast/toast-store.ts';
import { describeFailure } from '../../../api/api-failure.ts';
import { callApi } from '../../../api/call-api.ts';
import { refreshAssignments } from '../../../api/assignments.ts';
import { formatDate, formatTime, formatDateTime } from '../../../components/format.ts';
import type { GradeEditing } from '../saving/use-grade-editing.ts';
import { modelExchangesQuery } from '../../../api/model.ts';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { sayCost } from '../../../components/model-cost.ts';

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

type ReplacedNoticeProps = {
  readonly assignment: AssignmentWithReview;
  readonly editing: GradeEditing;
};

/** Regrading replaced the instructor's text; one click swaps the two versions. */
function ReplacedNotice({ assignment: { id, replacedAt }, editing: { saver } }: ReplacedNoticeProps) {
  const queryClient = useQueryClient();
  const restore = useMutation({
    mutationFn: async () => {
      if (!(await saver.flush())) throw new Error('unsaved');
      const { version } = saver.getState().server;
      return callApi(restoreGrade, { params: { id }, body: { version } });
    },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['assignment', id] });
      await refreshAssignments(queryClient);
      showToast({ title: 'Restored', description: 'The other version is kept, so you can switch back.' });
    },
    onError: (error) => showError('Not restored', describeFailure(error, 'Please try again.')),
  });
  if (replacedAt === null) return null;
  return (
    <p className="mx-4 mb-2 flex items-center gap-2.5 rounded-md bg-yellow-wash px-3 py-2 text-13 text-yellow">
      <History size={16} aria-hidden className="shrink-0" />
      <span className="grow">Grading again replaced an earlier version.</span>
      <Button size="small" isBusy={restore.isPending} onClick={() => restore.mutate()}>
        Restore it
      </Button>
    </p>
  );
}

type DraftNoteProps = { readonly id: string; readonly draft: ModelDraft | null };

/** The draft's author, or the reason it is pending, with what the language model was sent. */
function DraftNote({ id, draft }: DraftNoteProps) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 px-4 pb-2 text-13 text-pencil">
      <output>
        <span className={draft?.state === 'waiting' ? 'text-yellow' : undefined}>{headline(draft)}</span>
        {draft !== null && draft.detail !== null && <> {draft.detail}</>}
      </output>
      {draft !== null && <ModelExchangesButton id={id} />}
    </div>
  );
}

/** In place of the draft's author, for a paper graded by hand. */
function HandNote() {
  return <p className="px-4 pb-2 text-13 text-pencil">Graded by hand: this paper could not be read.</p>;
}

function headline(draft: ModelDraft | null): string {
  if (draft === null || draft.state === 'on-device') return 'Drafted on this server.';
  if (draft.state === 'drafted') return `Drafted by ${draft.model ?? 'the language model'}.`;
  if (draft.state === 'drafting') return 'The language model is drafting.';
  return `Waiting for the model since ${sinceWords(draft.since)}.`;
}

/** "21:04", with its day once that is another one. */
function sinceWords(moment: string): string {
  const time = formatTime(Date.parse(moment));
  const isToday = new Date(moment).toDateString() === new Date().toDateString();
  return isToday ? time : `${formatDate(moment)}, ${time}`;
}

const titles = {
  'judge-paper': 'Reading the paper against the assignment',
  'edit-language': 'Reading the language',
  'write-feedback': 'Writing the feedback',
  'reword-feedback': 'Rewording the feedback',
} as const;

type FeedbackNotesProps = { readonly id: string };

/** Opens what the language model was sent about a paper, and what it answered. */
function ModelExchangesButton({ id }: FeedbackNotesProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="min-h-6 text-pen underline underline-offset-2"
      >
        What was sent
      </button>
      {isOpen && (
        <Dialog
          title="Sent to the language model"
          description="To the letter. The student’s name and e-mail address are replaced; only you can see this, as long as the paper is kept."
          shape="wide"
          onClose={() => setOpen(false)}
        >
          <Exchanges id={id} />
        </Dialog>
      )}
    </>
  );
}

function Exchanges({ id }: FeedbackNotesProps) {
  const { data, isPending, error } = useQuery(modelExchangesQuery(id));
  if (isPending) return <p className="text-pencil">Loading…</p>;
  if (error !== null) return <p className="text-red">{describeFailure(error, 'This did not load.')}</p>;
  const { exchanges, tokens, dollars } = data;
  if (exchanges.length === 0) return <p className="text-pencil">Nothing was sent about this review.</p>;
  return (
    <div className="grid gap-3">
      <p>In all {sayCost({ tokens, dollars })}.</p>
      {exchanges.map((exchange) => (
        <Exchange key={`${exchange.task} ${exchange.at}`} exchange={exchange} />
      ))}
    </div>
  );
}

function Exchange({
  exchange: { task, sent, received, version, at, usage },
}: {
  readonly exchange: ModelExchange;
}) {
  const tokens = usage === null ? null : usage.inputTokens + usage.outputTokens;
  return (
    <section className="grid gap-2 rounded-md border border-rule p-3">
      <h3 className="font-semibold">{lookUp(titles, task) ?? 'Another request'}</h3>
      <p className="text-13 text-pencil">
        {formatDateTime(at)}
        {version !== null && `, ${version}`}
        {tokens !== null && `, ${sayCost({ tokens, dollars: null })}`}
      </p>
      <Text title="Sent" text={sent} />
      <Text title="Received" text={received ?? 'Nothing that could be used.'} />
    </section>
  );
}

function Text({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <details>
      <summary className="min-h-6 cursor-pointer text-pen">{title}</summary>
      <pre className="mt-1 rounded-md bg-hover p-3 text-12 break-words whitespace-pre-wrap">{text}</pre>
    </details>
  );
}
