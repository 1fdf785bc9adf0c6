import type { Assignment } from '@greenpen/api-contract';
import type { KeyRow } from '../../components/dialog/keys-dialog.tsx';
import { useNames } from '../../hidden-names/hidden-names.ts';
import { approveKey, modifierKey } from '../../keyboard/approve-key.ts';
import { useKeys } from '../../keyboard/use-keys.ts';
import type { Stacks } from './attempts/use-stacks.ts';
import type { Cursor } from './use-cursor.ts';
import type { QueueActions } from './use-queue-actions.ts';
import type { useSelection } from './use-selection.ts';

export const queueKeys: readonly KeyRow[] = [
  [['J', 'K'], 'Next and previous paper, like the arrow keys'],
  [['↵'], 'Open the paper'],
  [['O'], 'Open or close the paper’s other attempts'],
  [['D'], 'What changed between its attempts'],
  [['X'], 'Select the paper'],
  [['Shift ↓', 'Shift ↑'], 'Extend the selection'],
  [['A'], 'Select all shown'],
  [['Esc'], 'Clear the selection'],
  [[approveKey], 'Approve the selected papers'],
  [['G'], 'Grade the selected papers again'],
  [['C'], 'Add a comment to the selected papers'],
  [['R'], 'Redraft the feedback of the selected papers'],
  [['Del'], 'Delete the selected papers'],
  [['H'], 'Hide or show students’ names'],
  [['/'], 'Search'],
  [[`${modifierKey} K`], 'Find anything'],
  [['?'], 'Keyboard shortcuts'],
];

type Parts = {
  readonly cursor: Cursor;
  readonly selection: ReturnType<typeof useSelection>;
  readonly stacks: Stacks;
  readonly actions: QueueActions;
  readonly onOpen: (id: string) => void;
  readonly onCompare: (id: string) => void;
  readonly onComment: (papers: readonly Assignment[]) => void;
  readonly onRedraft: (papers: readonly Assignment[]) => void;
  readonly onSearch: () => void;
  readonly onKeys: () => void;
};

/** The keys of the queue, as listed above. */
export function useQueueKeys(parts: Parts): void {
  const { cursor, selection, stacks, actions, onOpen, onCompare, onComment, onRedraft } = parts;
  const { onSearch, onKeys } = parts;
  const names = useNames();

  const focused = () => stacks.rows.find(({ item }) => item.id === cursor.current())?.item;
  const focusedStack = () => {
    const paper = focused();
    return paper !== undefined && paper.attemptCount > 1 ? paper.id : null;
  };
  /** The selected papers, otherwise the one with keyboard focus. */
  const chosen = () => {
    if (selection.papers.length > 0) return selection.papers;
    const paper = focused();
    return paper === undefined ? [] : [paper];
  };
  const extend = (by: 1 | -1) => {
    const from = cursor.current();
    if (from !== null) selection.select(from, true);
    const to = cursor.move(by);
    if (to !== null) selection.select(to, true);
  };

  useKeys({
    j: () => cursor.move(1),
    k: () => cursor.move(-1),
    arrowdown: () => cursor.move(1),
    arrowup: () => cursor.move(-1),
    'shift+arrowdown': () => extend(1),
    'shift+arrowup': () => extend(-1),
    x: () => withId(cursor.current(), (id) => selection.select(id, false)),
    o: () => withId(focusedStack(), stacks.toggle),
    d: () => withId(focusedStack(), onCompare),
    a: selection.toggleAll,
    escape: selection.clear,
    enter: () => withId(cursor.current(), onOpen),
    'mod+enter': () => actions.approve(chosen()),
    c: () => onComment(chosen()),
    r: () => onRedraft(chosen()),
    delete: () => actions.remove(chosen()),
    g: () => actions.gradeAgain(chosen()),
    h: names.toggle,
    '/': onSearch,
    '?': onKeys,
  });
}

function withId(id: string | null, run: (id: string) => void): void {
  if (id !== null) run(id);
}
