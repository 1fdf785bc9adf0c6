import { byHand } from '@greenpen/grading';
import type { Area } from '@greenpen/paper';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { writeFilter, type AssignmentList } from '../../../api/assignment-filter.ts';
import { paperQuery } from '../../../api/assignments.ts';
import { useMedia } from '../../../theme/use-media.ts';
import { DraftNote, HandNote } from '../feedback/draft-note.tsx';
import { feedbackSections } from '../feedback/feedback-fields.ts';
import { FeedbackPanel } from '../feedback/feedback-panel.tsx';
import { ReplacedNotice } from '../feedback/replaced-notice.tsx';
import { feedbackId } from '../feedback/feedback-section.tsx';
import { FindingsPanel } from '../findings/findings-panel.tsx';
import { tagFindings } from '../paper/marks.ts';
import { ConflictDialog } from '../saving/conflict-dialog.tsx';
import { coverTexts, scoreFields, workingScores } from '../saving/grade-fields.ts';
import type { GradedAssignment } from '../saving/saver-of.ts';
import { useGradeEditing } from '../saving/use-grade-editing.ts';
import { ScoreSummary } from '../scores/score-summary.tsx';
import { OriginalPages } from '../unread/original-pages.tsx';
import { FindingSheet } from './finding-sheet.tsx';
import { NarrowDesk, type DeskTab } from './narrow-desk.tsx';
import { PaperSide } from './paper-side.tsx';
import { ReviewBar } from './review-bar.tsx';
import { WideDesk } from './wide-desk.tsx';
import { useApproval } from './use-approval.ts';
import { useFindingChoice } from './use-finding-choice.ts';
import { KeysDialog } from '../../../components/dialog/keys-dialog.tsx';
import { PageTitle } from '../../../components/page/page-title.tsx';
import { useNames } from '../../../hidden-names/hidden-names.ts';
import { namesInPaper } from '../../../hidden-names/names-in-paper.ts';
import { coverFinding, useNameCover } from '../../../hidden-names/use-name-cover.ts';
import { useKeys } from '../../../keyboard/use-keys.ts';
import { reviewKeys } from './review-keys.ts';

type Props = {
  readonly assignment: GradedAssignment;
  readonly filter: AssignmentList;
  readonly onGo: (id: string | null) => void;
};

/** The review screen of a graded paper: reading on the left, deciding on the right. */
export function ReviewDesk({ assignment, filter, onGo }: Props) {
  const { id, review, grade, neighbours, courseAssignment } = assignment;
  const names = useNames();
  const editing = useGradeEditing(assignment);
  const { fields, edit, decide, undo } = editing;
  const isHandGraded = review.engine === byHand;
  const { data: paper } = useQuery({ ...paperQuery(id), enabled: !isHandGraded });
  const named = useMemo(
    () => (paper === undefined ? undefined : { text: paper.text, names: namesInPaper(paper) }),
    [paper],
  );
  const cover = useNameCover(assignment, named);
  const findings = useMemo(
    () => tagFindings(review.findings.map((finding) => coverFinding(finding, cover))),
    [review.findings, cover],
  );
  const dismissed = useMemo(() => new Set(fields.dismissed), [fields.dismissed]);
  const scores = useMemo(() => workingScores(review, fields), [review, fields]);
  const choice = useFindingChoice(findings);
  const isNarrow = useMedia('(max-width: 899px)');
  const [tab, setTab] = useState<DeskTab>('paper');
  const [isFinding, setFinding] = useState(false);
  const [hasKeys, setKeys] = useState(false);
  const [hasSheet, setSheet] = useState(false);
  const isLocked = grade.approvedAt !== null;
  const approval = useApproval(id, editing, () => onGo(neighbours.nextId));

  const decideChosen = (decision: 'keep' | 'dismiss') => {
    if (isLocked || choice.current === undefined) return;
    decide(choice.current.id, decision);
    choice.step(1);
  };
  const write = (index: number) => {
    const section = feedbackSections[index];
    if (section === undefined) return;
    setTab('feedback');
    document.querySelector<HTMLTextAreaElement>(`#${feedbackId(section.field)}`)?.focus();
  };
  const { chooseInPaper } = choice;
  const chooseOnPhone = useCallback(
    (tag: string) => {
      chooseInPaper(tag);
      setSheet(true);
    },
    [chooseInPaper],
  );

  useKeys({
    j: () => onGo(neighbours.nextId),
    k: () => onGo(neighbours.previousId),
    n: () => choice.step(1),
    p: () => choice.step(-1),
    y: () => decideChosen('keep'),
    x: () => decideChosen('dismiss'),
    e: () => write(0),
    1: () => write(0),
    2: () => write(1),
    3: () => write(2),
    4: () => write(3),
    u: () => {
      if (!isLocked) undo();
    },
    h: names.toggle,
    '/': () => setFinding(true),
    '?': () => setKeys(true),
    escape: () => {
      if (document.activeElement instanceof HTMLTextAreaElement) document.activeElement.blur();
      else choice.letGo();
    },
    'mod+enter': () => {
      if (!isLocked && !approval.isBusy) approval.approve();
    },
  });

  const parts = {
    scores: (
      <ScoreSummary
        review={review}
        fields={fields}
        scores={scores}
        maxPoints={courseAssignment?.maxPoints ?? null}
        isLocked={isLocked}
        onSetScore={(area: Area, score) => edit(scoreFields[area], score)}
      />
    ),
    paper: isHandGraded ? (
      <OriginalPages assignment={assignment} />
    ) : (
      <PaperSide
        assignment={assignment}
        cover={cover}
        findings={findings}
        dismissed={dismissed}
        choice={choice}
        isFinding={isFinding}
        onFinding={setFinding}
        onChoose={isNarrow ? chooseOnPhone : choice.chooseInPaper}
      />
    ),
    feedback: (
      <FeedbackPanel
        editing={editing}
        cover={cover}
        draft={review.draft.feedback}
        scores={scores}
        isLocked={isLocked}
        assignment={assignment}
        notice={
          <>
            {!isLocked && <ReplacedNotice assignment={assignment} editing={editing} />}
            {isHandGraded ? <HandNote /> : <DraftNote draft={assignment.modelDraft} />}
          </>
        }
      />
    ),
    findings: (
      <FindingsPanel
        findings={findings}
        dismissed={dismissed}
        selected={choice.selected}
        filter={choice.filter}
        isHandGraded={isHandGraded}
        isLocked={isLocked}
        onFilter={choice.setFilter}
        onSelect={isNarrow ? chooseOnPhone : choice.choose}
        onDecide={decide}
      />
    ),
  };

  return (
    <div data-review-desk className="flex h-dvh min-h-0 flex-col">
      <PageTitle title={names.authorOf(assignment)} />
      <ReviewBar
        assignment={assignment}
        search={writeFilter(filter).toString()}
        onGo={onGo}
        onKeys={() => setKeys(true)}
        approval={{
          isApproved: isLocked,
          isBusy: approval.isBusy,
          onApprove: approval.approve,
          onReopen: approval.reopen,
        }}
      />
      {isNarrow ? <NarrowDesk {...parts} tab={tab} onTab={setTab} /> : <WideDesk {...parts} />}
      {hasKeys && <KeysDialog keys={reviewKeys} onClose={() => setKeys(false)} />}
      {editing.status.kind === 'conflict' && (
        <ConflictDialog
          conflict={{
            ...editing.status,
            theirs: {
              ...editing.status.theirs,
              fields: coverTexts(editing.status.theirs.fields, cover),
            },
          }}
          mine={coverTexts(fields, cover)}
          onResolve={editing.resolve}
        />
      )}
      {isNarrow && hasSheet && choice.current !== undefined && (
        <FindingSheet
          finding={choice.current}
          isDismissed={dismissed.has(choice.current.id)}
          isLocked={isLocked}
          onDecide={decide}
          onStep={choice.step}
          onShow={() => {
            setSheet(false);
            setTab('paper');
            if (choice.selected !== null) choice.choose(choice.selected);
          }}
          onClose={() => setSheet(false)}
        />
      )}
    </div>
  );
}
