import type { Area } from '@greenpen/paper';
import { useCallback, useState } from 'react';
import { Checklist } from '../asked/checklist.tsx';
import { countMet } from '../asked/tag-requirements.ts';
import { FeedbackTab } from '../feedback/feedback-tab.tsx';
import { FindingsPanel } from '../findings/findings-panel.tsx';
import { Composer } from '../own/composer.tsx';
import { RubricPart } from '../rubric/rubric-part.tsx';
import { scoreFields } from '../saving/grade-fields.ts';
import { ScoreSummary } from '../scores/score-summary.tsx';
import { OriginalPages } from '../unread/original-pages.tsx';
import { type DeskTab, NarrowDesk, WideDesk } from './desk-tabs.tsx';
import { FindingCard, FindingSheet } from './finding-card.tsx';
import { PaperSide } from './paper-side.tsx';
import type { Desk } from './use-desk.ts';

type PartProps = { readonly desk: Desk };

/** The dialogs that are opened by their name alone. */
export type OpenByName = 'keys' | 'templates' | 'redraft';

type LayoutProps = PartProps & {
  readonly isNarrow: boolean;
  readonly tab: DeskTab;
  readonly onTab: (tab: DeskTab) => void;
  readonly find: { readonly isFinding: boolean; readonly onFinding: (isFinding: boolean) => void };
  readonly onOpen: (dialog: OpenByName) => void;
};

/** The parts of the screen, side by side or, on a phone, one at a time with what is chosen as a sheet. */
export function DeskLayout({ desk, isNarrow, tab, onTab, find, onOpen }: LayoutProps) {
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

type Props = { readonly text: string | undefined };

/** What there is to tell the student, in one sentence; it follows the newest draft. */
function ForInstructor({ text }: Props) {
  if (text === undefined || text === '') return null;
  return <p className="border-b border-rule px-4 pt-0.5 pb-3 font-serif text-16 leading-normal">{text}</p>;
}
