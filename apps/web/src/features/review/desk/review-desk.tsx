import { lazy, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { writeFilter, type AssignmentList } from '../../../api/assignment-filter.ts';
import { KeysDialog } from '../../../components/dialog/keys-dialog.tsx';
import { PageTitle } from '../../../components/page/page-title.tsx';
import { useNames } from '../../../hidden-names/hidden-names.ts';
import { useMedia } from '../../../theme/use-media.ts';
import { type SelectedSentence, useSelectedSentence } from '../feedback/selected-sentence.ts';
import { TemplateDialog } from '../feedback/template-dialog.tsx';
import { ConflictDialog } from '../saving/conflict-dialog.tsx';
import { coverTexts } from '../saving/grade-fields.ts';
import type { GradedAssignment } from '../saving/saver-of.ts';
import { DeskLayout, type OpenByName } from './desk-layout.tsx';
import type { DeskTab } from './desk-tabs.tsx';
import { ReviewBar } from './review-bar.tsx';
import { reviewKeys, useReviewKeys } from './review-keys.ts';
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

type OpenDialog =
  | { readonly kind: 'none' | OpenByName }
  | { readonly kind: 'save-template'; readonly sentence: SelectedSentence };

type PartProps = { readonly desk: Desk };

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

/** Asks which version to keep, if the grade was changed elsewhere. */
function Conflict({ desk: { editing, cover } }: PartProps) {
  const { status, fields, resolve } = editing;
  if (status.kind !== 'conflict') return null;
  const theirs = { ...status.theirs, fields: coverTexts(status.theirs.fields, cover) };
  return (
    <ConflictDialog conflict={{ ...status, theirs }} mine={coverTexts(fields, cover)} onResolve={resolve} />
  );
}

const TemplatePicker = lazy(async () => ({
  default: (await import('../../../components/templates/template-picker.tsx')).TemplatePicker,
}));

type TemplateForSelectionProps = { readonly own: Desk['own']; readonly onClose: () => void };

/** A template as a comment on the selected words. */
function TemplateForSelection({ own, onClose }: TemplateForSelectionProps) {
  return (
    <Suspense>
      <TemplatePicker
        onChoose={(template) => {
          onClose();
          own.write(own.selection, template);
        }}
        onClose={onClose}
      />
    </Suspense>
  );
}
