import type { KeyRow } from '../../../components/dialog/keys-dialog.tsx';
import { useNames } from '../../../hidden-names/hidden-names.ts';
import { approveKey, modifierKey } from '../../../keyboard/approve-key.ts';
import { useKeys } from '../../../keyboard/use-keys.ts';
import { feedbackSections } from '../feedback/feedback-fields.ts';
import { neighbourOf } from '../findings/filter-findings.ts';
import { feedbackId } from '../feedback/feedback-section.tsx';
import type { DeskTab } from './desk-tabs.tsx';
import type { useApproval } from './use-approval.ts';
import type { Desk } from './use-desk.ts';

export const reviewKeys: readonly KeyRow[] = [
  [['J', 'K'], 'Next and previous paper'],
  [['N', 'P'], 'Next and previous finding, or point of the assignment'],
  [['Y'], 'Keep the finding, or say that the point is met'],
  [['X'], 'Dismiss the finding, or say that the point is missing'],
  [['A', 'F'], 'Show the assignment, show the findings'],
  [['C'], 'Comment on the selected words, on the finding, or on the whole paper'],
  [['E'], 'Edit the chosen finding or comment, or else the feedback'],
  [['1', '2', '3', '4'], 'Edit overall, content, grammar, APA'],
  [['1', '–', '9'], 'Choose the level of the focused rubric row'],
  [['T'], 'Save the selected sentence of the feedback as a template, after Esc'],
  [['R'], 'Redraft the feedback'],
  [['U'], 'Undo'],
  [['H'], 'Hide or show students’ names'],
  [['/'], 'Find in the paper, or a template for the selected words'],
  [['Esc'], 'Leave a text field, or clear the finding'],
  [[approveKey], 'Approve and go to the next'],
  [[`${modifierKey} K`], 'Find anything'],
  [['?'], 'Keyboard shortcuts'],
];

type Parts = {
  readonly desk: Desk;
  readonly approval: ReturnType<typeof useApproval>;
  readonly onGo: (id: string | null) => void;
  readonly tab: DeskTab;
  /** Shows a tab at once. */
  readonly onTab: (tab: DeskTab) => void;
  readonly onFind: () => void;
  readonly onKeys: () => void;
  /** Saves a sentence of the feedback as a template. */
  readonly onTemplate: () => void;
  readonly onRedraft: () => void;
};

/** The keys of the review screen, as listed above. */
export function useReviewKeys(parts: Parts): void {
  const { desk, approval, onGo, onTab, onFind, onKeys, onTemplate, onRedraft } = parts;
  const { assignment, editing, own, choice, isLocked } = desk;
  const { nextId, previousId } = assignment.neighbours;
  const names = useNames();
  const { step, decide, comment, write } = actionsOn(parts);

  useKeys({
    j: () => onGo(nextId),
    k: () => onGo(previousId),
    n: () => step(1),
    p: () => step(-1),
    y: () => decide('keep'),
    x: () => decide('dismiss'),
    a: () => {
      if (desk.isJudged) onTab('assignment');
    },
    f: () => onTab('findings'),
    c: comment,
    e: () => {
      if (choice.current !== undefined && !isLocked) own.open(choice.current.id);
      else write(0);
    },
    1: () => write(0),
    2: () => write(1),
    3: () => write(2),
    4: () => write(3),
    t: onTemplate,
    r: () => {
      if (!isLocked && !desk.isHandGraded) onRedraft();
    },
    u: () => {
      if (!isLocked) editing.undo();
    },
    h: names.toggle,
    '/': onFind,
    '?': onKeys,
    escape: () => {
      if (own.composing !== null) own.close();
      else if (document.activeElement instanceof HTMLTextAreaElement) document.activeElement.blur();
      else choice.letGo();
    },
    'mod+enter': () => {
      if (!isLocked && !approval.isBusy) approval.approve();
    },
  });
}

/** What the keys do to the chosen finding or point of the assignment, and to the texts. */
function actionsOn({ desk, tab, onTab }: Pick<Parts, 'desk' | 'tab' | 'onTab'>) {
  const { editing, own, choice, requirements, chosenRequirement, isLocked } = desk;
  const step = (by: 1 | -1) => {
    const next = tab === 'assignment' ? neighbourOf(requirements, choice.selected, by) : undefined;
    if (next === undefined) choice.step(by);
    else choice.choose(next.tag);
  };
  const decide = (decision: 'keep' | 'dismiss') => {
    if (isLocked) return;
    if (chosenRequirement !== undefined) {
      const verdict = decision === 'keep' ? 'met' : 'not-found';
      editing.judge(chosenRequirement.id, verdict === chosenRequirement.verdict ? null : verdict);
    } else if (choice.current !== undefined) {
      editing.decide(choice.current.id, decision);
    } else return;
    step(1);
  };
  const comment = () => {
    if (isLocked || desk.isHandGraded) return;
    own.write(own.selection ?? choice.current?.span ?? chosenRequirement?.span ?? null);
  };
  const write = (index: number) => {
    const section = feedbackSections[index];
    if (section === undefined) return;
    onTab('feedback');
    document.querySelector<HTMLTextAreaElement>(`#${feedbackId(section.field)}`)?.focus();
  };
  return { step, decide, comment, write };
}
