import { getFile, type Assignment, type CopyOfPaper, listCopies } from '@greenpen/api-contract';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { FileX, Copy } from 'lucide-react';
import { useMemo } from 'react';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { ErrorState } from '../../../components/page/error-state.tsx';
import { ApiFailure, describeFailure } from '../../../api/api-failure.ts';
import { addressOf, callApi } from '../../../api/call-api.ts';
import { paperQuery } from '../../../api/assignments.ts';
import type { NameCover } from '../../../hidden-names/cover-names.ts';
import { coverPaper, useNameCover } from '../../../hidden-names/use-name-cover.ts';
import type { Mark, TaggedFinding } from '../paper/marks.ts';
import { type CommentActions, PaperPane } from '../paper/paper-pane.tsx';
import type { GradedAssignment } from '../saving/saver-of.ts';
import { PaperSkeleton } from './paper-skeleton.tsx';
import type { FindingChoice } from './use-finding-choice.ts';
import { Link } from 'react-router';
import { useNames } from '../../../hidden-names/hidden-names.ts';

type Props = {
  readonly assignment: GradedAssignment;
  readonly cover: NameCover;
  readonly findings: readonly TaggedFinding[];
  readonly dismissed: ReadonlySet<string>;
  readonly passage: Mark | null;
  readonly choice: FindingChoice;
  readonly isFinding: boolean;
  readonly onFinding: (isFinding: boolean) => void;
  readonly onChoose: (tag: string) => void;
} & CommentActions;

/** The paper: loading, loaded or deleted. */
export function PaperSide({
  assignment,
  cover,
  findings,
  dismissed,
  passage,
  choice,
  isFinding,
  onFinding,
  onChoose,
  ...commenting
}: Props) {
  const { data, error, refetch } = useQuery(paperQuery(assignment.id));
  const paper = useMemo(() => (data === undefined ? undefined : coverPaper(data, cover)), [data, cover]);
  const { review } = assignment;
  const shownReview = useMemo(
    () => ({ ...review, hidden: review.hidden.map((one) => ({ ...one, text: cover.cover(one.text) })) }),
    [review, cover],
  );
  if (error instanceof ApiFailure && error.code === 'FILE_DELETED') {
    return <EmptyState icon={<FileX size={20} />} title="The paper was deleted" text={error.message} />;
  }
  if (error !== null) {
    return (
      <ErrorState
        title="The paper cannot be shown"
        message={describeFailure(error, 'Please try again.')}
        onRetry={() => void refetch()}
      />
    );
  }
  if (paper === undefined) return <PaperSkeleton />;
  return (
    <PaperPane
      paper={paper}
      review={shownReview}
      notices={<CopiesNotice assignment={assignment} cover={cover} />}
      findings={findings}
      dismissed={dismissed}
      passage={passage}
      fileAddress={addressOf(getFile, { params: { id: assignment.id } })}
      isApproved={assignment.grade.approvedAt !== null}
      selected={choice.selected}
      show={choice.show}
      isFinding={isFinding}
      onFinding={onFinding}
      onChoose={onChoose}
      {...commenting}
    />
  );
}

/** Passages can be whole papers; the beginning shows what is shared. */
const MOST_WORDS = 60;

const copiesQuery = (id: string) =>
  queryOptions({
    queryKey: ['assignments', 'copies', id],
    queryFn: ({ signal }) => callApi(listCopies, { params: { id }, signal }),
    // Student text is dropped soon after it is shown.
    gcTime: 60_000,
  });

type CopiesNoticeProps = { readonly assignment: Pick<Assignment, 'id'>; readonly cover: NameCover };

/** Names the papers that are like this one and shows what they share; nothing while loading or without copies. */
function CopiesNotice({ assignment, cover }: CopiesNoticeProps) {
  const { data: copies = [] } = useQuery(copiesQuery(assignment.id));
  return copies.map((copy) => <CopyNotice key={copy.assignment.id} copy={copy} cover={cover} />);
}

function CopyNotice({ copy, cover }: { readonly copy: CopyOfPaper; readonly cover: NameCover }) {
  const names = useNames();
  const { assignment, share, passages } = copy;
  const other = useNameCover(assignment, undefined);
  const coverBoth = (text: string): string => other.cover(cover.cover(text));
  const { courseAssignmentTitle: title } = assignment;
  const isKnown = names.isHidden || assignment.studentName !== null;
  const author = isKnown ? names.studentOf(assignment) : null;
  const work = title ?? names.fileOf(assignment);
  const called = author === null ? `“${names.fileOf(assignment)}”` : `${author}’s “${work}”`;
  return (
    <details className="mx-3 mt-3 rounded-lg bg-red-wash px-3 py-2 text-13 text-red">
      <summary className="flex cursor-pointer list-none items-start gap-2 font-medium">
        <Copy size={16} aria-hidden className="mt-0.5 shrink-0" />
        <span className="grow">
          This paper and {called} are {Math.round(share * 100)}% the same.
        </span>
        <span className="underline underline-offset-2">Show</span>
      </summary>
      <div className="mt-2 grid max-h-80 gap-2 overflow-y-auto pl-6">
        <p>
          <Link to={`/assignments/${assignment.id}`} className="underline underline-offset-2">
            Open the other paper
          </Link>
        </p>
        {passages.length === 0 && (
          <p>The text of one of the papers was deleted, so no passage can be shown.</p>
        )}
        {passages.map(({ here, there }) => (
          <dl key={here.start} className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
            <Passage title="In this paper" quote={coverBoth(here.quote)} />
            <Passage title="In the other paper" quote={coverBoth(there.quote)} />
          </dl>
        ))}
      </div>
    </details>
  );
}

function Passage({ title, quote }: { readonly title: string; readonly quote: string }) {
  const words = quote.split(/\s+/u);
  const isCut = words.length > MOST_WORDS;
  return (
    <div>
      <dt className="font-medium">{title}</dt>
      <dd>
        <q className="font-serif break-words">
          {words.slice(0, MOST_WORDS).join(' ')}
          {isCut && ' …'}
        </q>
        {isCut && ` (${words.length} words)`}
      </dd>
    </div>
  );
}
