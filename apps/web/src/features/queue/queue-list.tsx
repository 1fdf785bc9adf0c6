import type { Assignment } from '@greenpen/api-contract';
import { useRef, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { KeysDialog } from '../../components/keys-dialog.tsx';
import { writeFilter, type AssignmentList } from '../../lib/assignment-filter.ts';
import { useNames } from '../../lib/hidden-names.ts';
import { useKeys } from '../../lib/use-keys.ts';
import { queueKeys } from './queue-keys.ts';
import { CommentDialog } from './comment-dialog.tsx';
import { QueueHead } from './queue-head.tsx';
import { QueueTable } from './queue-table.tsx';
import { SelectAll } from './select-all.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useCursor } from './use-cursor.ts';
import { useMorePages, type Pages } from './use-more-pages.ts';
import type { QueueActions } from './use-queue-actions.ts';
import { useRows } from './use-rows.ts';
import { useSelection } from './use-selection.ts';
import { canApprove } from './what-fits.ts';

type Props = {
  /** Undefined while they are on their way. */
  readonly items: readonly Assignment[] | undefined;
  readonly pages: Pages;
  readonly actions: QueueActions;
  readonly list: AssignmentList;
  readonly searchInput: RefObject<HTMLInputElement | null>;
  readonly onList: (list: AssignmentList) => void;
};

const none: readonly Assignment[] = [];

/** The table with its keyboard: one row is where the keys are, some are selected. */
export function QueueList({ items, pages, actions, list, searchInput, onList }: Props) {
  const search = writeFilter(list).toString();
  const listed = items ?? none;
  const body = useRef<HTMLTableSectionElement>(null);
  const [hasKeys, setKeys] = useState(false);
  const [commented, setCommented] = useState<readonly Assignment[] | null>(null);
  const navigate = useNavigate();
  const names = useNames();
  const rows = useRows(listed.length, body);
  const selection = useSelection(listed);
  const cursor = useCursor({ order: selection.order, body, scrollTo: rows.scrollTo });
  useMorePages(pages, rows.visible.at(-1) ?? 0, listed.length);

  /** The selected papers, or else the one that the keyboard is at. */
  const chosen = () =>
    selection.papers.length > 0 ? selection.papers : listed.filter(({ id }) => id === cursor.current());
  const stretch = (by: 1 | -1) => {
    const from = cursor.current();
    if (from !== null) selection.select(from, true);
    const to = cursor.move(by);
    if (to !== null) selection.select(to, true);
  };

  const comment = () => {
    const papers = chosen();
    if (papers.some(canApprove)) setCommented(papers);
  };

  useKeys({
    j: () => cursor.move(1),
    k: () => cursor.move(-1),
    arrowdown: () => cursor.move(1),
    arrowup: () => cursor.move(-1),
    'shift+arrowdown': () => stretch(1),
    'shift+arrowup': () => stretch(-1),
    x: () => {
      const id = cursor.current();
      if (id !== null) selection.select(id, false);
    },
    a: selection.toggleAll,
    escape: selection.clear,
    enter: () => {
      const id = cursor.current();
      if (id !== null) void navigate({ pathname: `/assignments/${id}`, search });
    },
    'mod+enter': () => actions.approve(chosen()),
    c: comment,
    delete: () => actions.remove(chosen()),
    g: () => actions.gradeAgain(chosen()),
    h: names.toggle,
    '/': () => searchInput.current?.focus(),
    '?': () => setKeys(true),
  });

  return (
    <>
      <QueueTable
        items={items}
        rows={rows}
        search={search}
        selected={selection.ids}
        actions={actions}
        body={body}
        head={
          <QueueHead
            list={list}
            onList={onList}
            selectAll={
              <SelectAll
                count={selection.papers.length}
                total={listed.length}
                onToggle={selection.toggleAll}
              />
            }
            bar={
              selection.papers.length === 0 ? null : (
                <SelectionBar
                  selected={selection.papers}
                  actions={actions}
                  onComment={comment}
                  onClear={selection.clear}
                />
              )
            }
          />
        }
        onSelect={selection.select}
        onVisit={cursor.visit}
      />
      {commented !== null && (
        <CommentDialog
          papers={commented}
          onAdd={(words) => actions.comment(commented, words)}
          onClose={() => setCommented(null)}
        />
      )}
      {hasKeys && <KeysDialog keys={queueKeys} onClose={() => setKeys(false)} />}
    </>
  );
}
