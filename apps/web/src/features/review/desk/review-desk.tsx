import type { Area } from '@greenpen/paper';
import { lazy, Suspense, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { writeFilter, type AssignmentList } from '../../../api/assignment-filter.ts';
import { KeysDialog } from '../../../components/dialog/keys-dialog.tsx';
import { PageTitle } from '../../../components/page/page-title.tsx';
import { useNames } from '../../../hidden-names/hidden-names.ts';
import { useMedia } from '../../../theme/use-media.ts';
import { Checklist } from '../asked/checklist.tsx';
import { countMet } from '../asked/tag-requirements.ts';
import { FeedbackTab } from '../feedback/feedback-tab.tsx';
import { type SelectedSentence, useSelectedSentence } from '../feedback/selected-sentence.ts';
import { TemplateDialog } from '../feedback/template-dialog.tsx';
import { FindingsPanel } from '../findings/findings-panel.tsx';
import { RubricPart } from '../rubric/rubric-part.tsx';
import { ConflictDialog } from '../saving/conflict-dialog.tsx';
import { coverTexts, scoreFields } from '../saving/grade-fields.ts';
import type { GradedAssignment } from '../saving/saver-of.ts';
import { ForInstructor } from '../scores/for-instructor.tsx';
import { ScoreSummary } from '../scores/score-summary.tsx';
import { Composer } from '../own/composer.tsx';
import { TemplateForSelection } from '../own/template-for-selection.tsx';
import { OriginalPages } from '../unread/original-pages.tsx';
import type { DeskTab } from './desk-tabs.tsx';
import { FindingCard, FindingSheet } from './finding-card.tsx';
import { NarrowDesk } from './narrow-desk.tsx';
import { PaperSide } from './paper-side.tsx';
import { ReviewBar } from './review-bar.tsx';
import { reviewKeys, useReviewKeys } from './review-keys.ts';
import { WideDesk } from './wide-desk.tsx';
import { useApproval } from './use-approval.ts';
import { useDesk, type Desk } from './use-desk.ts';

const RedraftDialog = lazy(async () => ({
  default: (await import('../feedback/redraft-dialog.tsx')).RedraftDialog,
}));

type Props = {
  readonly assignment: GradedAssignment;
  readonly filter: AssignmentList;
  readonly onGo: (id: string | null) => void;
};

/** The review screen of a graded paper: reading on the left, deciding on the right. */
export function ReviewDesk({ assignment, filter, onGo }: Props) {
  const names = useNames();
  const desk = useDesk(assignment);
  const isNarrow = useMedia('(max-width: 899px)');
  const [tab, setTab] = useState<DeskTab>(() => firstTab(desk, isNarrow));
  const [isFinding, setFinding] = useState(false);
  const [dialog, setDialog] = useState<OpenDialog>({ kind: 'none' });
  const findSentence = useSelectedSentence();
  const approval = useApproval(assignment.id, desk.editing, () => onGo(assignment.neighbours.nextId));
  const open = (kind: OpenByName) => setDialog({ kind });
  useReviewKeys({
    desk,
    approval,
    onGo,
    tab,
    // At once, because a text that is not shown cannot take the focus.
    onTab: (next) => flushSync(() => setTab(next)),
    onFind: () => (desk.own.selection === null ? setFinding(true) : open('templates')),
    onKeys: () => open('keys'),
    onTemplate: () => {
      const sentence = findSentence();
      if (sentence !== null) setDialog({ kind: 'save-template', sentence });
    },
    onRedraft: () => open('redraft'),
  });

  return (
    <div data-review-desk className="flex h-dvh min-h-0 flex-col">
      <PageTitle title={names.authorOf(assignment)} />
      <ReviewBar
        assignment={assignment}
        search={writeFilter(filter).toString()}
        onGo={onGo}
        onKeys={() => open('keys')}
        approval={{ ...approval, isApproved: desk.isLocked }}
      />
      <DeskLayout
        desk={desk}
        isNarrow={isNarrow}
        tab={tab}
        onTab={setTab}
        find={{ isFinding, onFinding: setFinding }}
        onOpen={open}
      />
      <Conflict desk={desk} />
      <DeskDialog desk={desk} dialog={dialog} onClose={() => setDialog({ kind: 'none' })} />
    </div>
  );
}

type OpenByName = 'keys' | 'templates' | 'redraft';

type OpenDialog =
  | { readonly kind: 'none' | OpenByName }
  | { readonly kind: 'save-template'; readonly sentence: SelectedSentence };

type PartProps = { readonly desk: Desk };

type LayoutProps = PartProps & {
  readonly isNarrow: boolean;
  readonly tab: DeskTab;
  readonly onTab: (tab: DeskTab) => void;
  readonly find: { readonly isFinding: boolean; readonly onFinding: (isFinding: boolean) => void };
  readonly onOpen: (dialog: OpenByName) => void;
};

/** The parts of the screen, side by side or, on a phone, one at a time with what is chosen as a sheet. */
function DeskLayout({ desk, isNarrow, tab, onTab, find, onOpen }: LayoutProps) {
  const { choice } = desk;
  const [hasSheet, setSheet] = useState(false);
  const { chooseInPaper } = choice;
  const chooseOnPhone = useCallback(
    (tag: string) => {
      chooseInPaper(tag);
      setSheet(true);
    },
    [chooseInPaper],
  );
  const parts = {
    scores: <Scores desk={desk} />,
    paper: (
      <PaperPart
        desk={desk}
        {...find}
        onChoose={isNarrow ? chooseOnPhone : choice.chooseInPaper}
        onTemplates={() => onOpen('templates')}
      />
    ),
    feedback: <FeedbackTab desk={desk} onRedraft={() => onOpen('redraft')} />,
    findings: <Findings desk={desk} onSelect={isNarrow ? chooseOnPhone : choice.choose} />,
    assignment: desk.isJudged ? <Asked desk={desk} onPaper={() => isNarrow && onTab('paper')} /> : null,
    chosen: desk.own.composing === null ? <ChosenBelow desk={desk} /> : null,
    composer: isNarrow ? null : <Composer desk={desk} shape="card" />,
    counts: countsOf(desk),
    tab,
    onTab,
  };

  if (!isNarrow) return <WideDesk {...parts} />;
  return (
    <>
      <NarrowDesk {...parts} />
      <Composer desk={desk} shape="sheet" />
      {hasSheet && (
        <ChosenFinding desk={desk} onPaper={() => onTab('paper')} onClose={() => setSheet(false)} />
      )}
    </>
  );
}

type DeskDialogProps = PartProps & { readonly dialog: OpenDialog; readonly onClose: () => void };

function DeskDialog({ desk, dialog, onClose }: DeskDialogProps) {
  switch (dialog.kind) {
    case 'keys':
      return <KeysDialog keys={reviewKeys} onClose={onClose} />;
    case 'templates':
      return <TemplateForSelection own={desk.own} onClose={onClose} />;
    case 'redraft':
      return (
        <Suspense>
          <RedraftDialog desk={desk} onClose={onClose} />
        </Suspense>
      );
    case 'save-template':
      return <TemplateDialog selected={dialog.sentence} onClose={onClose} />;
    case 'none':
    default:
      return null;
  }
}

/** On a phone the paper; otherwise the rubric and what was asked, where there is either. */
function firstTab({ requirements, assignment }: Desk, isNarrow: boolean): DeskTab {
  if (isNarrow) return 'paper';
  const { rubric } = assignment.review.judgedRubric;
  return requirements.length > 0 || rubric.length > 0 ? 'assignment' : 'feedback';
}

function countsOf({ requirements, findings, dismissed }: Desk) {
  const { met, required } = countMet(requirements);
  return {
    assignment: required === 0 ? '' : `${met}/${required}`,
    findings: String(findings.length - dismissed.size),
  };
}

type AskedProps = PartProps & {
  /** Shows the paper, where it is not beside the list. */
  readonly onPaper: () => void;
};

function Asked({ desk, onPaper }: AskedProps) {
  const { assignment, requirements, choice, editing, isLocked } = desk;
  const { judgedRubric, onTopic, byModel, requirements: judged } = assignment.review;
  const select = (tag: string) => {
    if (requirements.some((one) => one.tag === tag && one.span !== null)) onPaper();
    choice.choose(tag);
  };
  const showPlace = (tag: string) => {
    onPaper();
    choice.choose(tag);
  };
  return (
    <>
      <RubricPart desk={desk} onSelect={showPlace} />
      {judged !== undefined && (
        <Checklist
          requirements={requirements}
          hasRubric={judgedRubric.rubric.length > 0}
          onTopic={onTopic}
          byModel={byModel}
          selected={choice.selected}
          isLocked={isLocked}
          onSelect={select}
          onJudge={editing.judge}
        />
      )}
    </>
  );
}

/** The chosen finding, below a tab that does not list it. */
function ChosenBelow({ desk }: PartProps) {
  const { choice, dismissed, editing, own, isLocked } = desk;
  if (choice.current === undefined) return null;
  return (
    <FindingCard
      finding={choice.current}
      isDismissed={dismissed.has(choice.current.id)}
      isLocked={isLocked}
      onDecide={editing.decide}
      onEdit={own.open}
      onStep={choice.step}
      onClose={choice.letGo}
    />
  );
}

function Scores({ desk: { assignment, annotated, editing, scores, isLocked } }: PartProps) {
  return (
    <>
      <ScoreSummary
        review={annotated}
        fields={editing.fields}
        scores={scores}
        maxPoints={assignment.courseAssignment?.maxPoints ?? null}
        isLocked={isLocked}
        onSetScore={(area: Area, score) => editing.edit(scoreFields[area], score)}
      />
      <ForInstructor text={assignment.review.draft.forInstructor} />
    </>
  );
}

type PaperPartProps = PartProps & {
  readonly isFinding: boolean;
  readonly onFinding: (isFinding: boolean) => void;
  readonly onChoose: (tag: string) => void;
  readonly onTemplates: () => void;
};

/** The paper with its marks, or the pages of a file that could not be read. */
function PaperPart({ desk, isFinding, onFinding, onChoose, onTemplates }: PaperPartProps) {
  const { assignment, cover, findings, dismissed, passage, choice, isHandGraded } = desk;
  if (isHandGraded) return <OriginalPages assignment={assignment} />;
  return (
    <PaperSide
      assignment={assignment}
      cover={cover}
      findings={findings}
      dismissed={dismissed}
      passage={passage}
      choice={choice}
      isFinding={isFinding}
      onFinding={onFinding}
      onChoose={onChoose}
      onSelect={desk.own.select}
      onComment={() => desk.own.write(desk.own.selection)}
      onTemplates={onTemplates}
    />
  );
}

type FindingsProps = PartProps & { readonly onSelect: (tag: string) => void };

function Findings({ desk, onSelect }: FindingsProps) {
  const { findings, dismissed, choice, editing, own, isHandGraded, isLocked } = desk;
  return (
    <FindingsPanel
      findings={findings}
      dismissed={dismissed}
      selected={choice.selected}
      filter={choice.filter}
      isHandGraded={isHandGraded}
      isLocked={isLocked}
      onFilter={choice.setFilter}
      onSelect={onSelect}
      onDecide={editing.decide}
      onEdit={own.open}
    />
  );
}

/** Asks which version to keep, if the grade was changed elsewhere. */
function Conflict({ desk: { editing, cover } }: PartProps) {
  const { status, fields, resolve } = editing;
  if (status.kind !== 'conflict') return null;
  const theirs = { ...status.theirs, fields: coverTexts(status.theirs.fields, cover) };
  return (
    <ConflictDialog conflict={{ ...status, theirs }} mine={coverTexts(fields, cover)} onResolve={resolve} />
  );
}

type ChosenFindingProps = PartProps & { readonly onPaper: () => void; readonly onClose: () => void };

/** The chosen finding on a phone. */
function ChosenFinding({ desk, onPaper, onClose }: ChosenFindingProps) {
  const { choice, dismissed, editing, own, isLocked } = desk;
  if (choice.current === undefined) return null;
  return (
    <FindingSheet
      finding={choice.current}
      isDismissed={dismissed.has(choice.current.id)}
      isLocked={isLocked}
      onDecide={editing.decide}
      onEdit={(id) => {
        onClose();
        own.open(id);
      }}
      onStep={choice.step}
      onShow={() => {
        onClose();
        onPaper();
        if (choice.selected !== null) choice.choose(choice.selected);
      }}
      onClose={onClose}
    />
  );
}
