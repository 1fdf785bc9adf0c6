import { getFile } from '@greenpen/api-contract';
import { useQuery } from '@tanstack/react-query';
import { FileX } from 'lucide-react';
import { useMemo } from 'react';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { ErrorState } from '../../../components/page/error-state.tsx';
import { ApiFailure, describeFailure } from '../../../api/api-failure.ts';
import { addressOf } from '../../../api/call-api.ts';
import { paperQuery } from '../../../api/assignments.ts';
import type { NameCover } from '../../../hidden-names/cover-names.ts';
import { coverPaper } from '../../../hidden-names/use-name-cover.ts';
import { CopiesNotice } from '../copies/copies-notice.tsx';
import type { Mark, TaggedFinding } from '../paper/marks.ts';
import { type CommentActions, PaperPane } from '../paper/paper-pane.tsx';
import type { GradedAssignment } from '../saving/saver-of.ts';
import { PaperSkeleton } from './paper-skeleton.tsx';
import type { FindingChoice } from './use-finding-choice.ts';

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
