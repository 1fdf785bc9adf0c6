import type { Assignment } from '@greenpen/api-contract';
import { lazy, Suspense, useRef, useState, type RefObject, useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { KeysDialog } from '../../components/dialog/keys-dialog.tsx';
import { writeFilter, type AssignmentList } from '../../api/assignment-filter.ts';
import { useStacks } from './attempts/use-stacks.ts';
import { queueKeys, useQueueKeys } from './queue-keys.ts';
import { CommentDialog } from './comment-dialog.tsx';
import { QueueHead, SelectionBar } from './queue-head.tsx';
import { QueueTable } from './queue-table.tsx';
import { useCursor } from './use-cursor.ts';
import type { QueueActions } from './use-queue-actions.ts';
import { useRows } from './use-rows.ts';
import { useSelection } from './use-selection.ts';
import { showToast } from '../../components/toast/toast-store.ts';
import { canApprove } from './what-fits.ts';

type Props = {
  /** Undefined while loading. */
  readonly items: readonly Assignment[] | undefined;
  readonly pages: Pages;
  readonly actions: QueueActions;
  readonly list: AssignmentList;
  readonly searchInput: RefObject<HTMLInputElement | null>;
  readonly onList: (list: AssignmentList) => void;
};

/** Comparing texts is rare and a lot of code, so it is loaded on demand. */
const ChangesDialog = lazy(async () => ({
  default: (await import('./changes/changes-dialog.tsx')).ChangesDialog,
}));

const RedraftManyDialog = lazy(async () => ({
  default: (await import('./redraft-many-dialog.tsx')).RedraftManyDialog,
}));

const none: readonly Assignment[] = [];

/** A key says why it does nothing; the buttons are disabled instead. */
function sayNoDraft(): void {
  showToast({
    title: 'Nothing to change',
    description: 'Only graded papers that are not approved can be changed. Reopen an approved paper first.',
  });
}

/** The table with keyboard navigation and selection. */
export function QueueList({ items, pages, actions, list, searchInput, onList }: Props) {
  const search = writeFilter(list).toString();
  const listed = items ?? none;
  const body = useRef<HTMLTableSectionElement>(null);
  const [dialog, setDialog] = useState<OpenDialog>({ kind: 'none' });
  const navigate = useNavigate();
  const stacks = useStacks(listed);
  const rows = useRows(stacks.rows.length, body);
  const selection = useSelection(stacks.rows);
  const cursor = useCursor({ order: selection.order, body, scrollTo: rows.scrollTo });
  useMorePages(pages, rows.visible.at(-1) ?? 0, stacks.rows.length);

  const change = (kind: 'comment' | 'redraft', papers: readonly Assignment[]) => {
    if (papers.some(canApprove)) setDialog({ kind, papers });
    else if (papers.length > 0) sayNoDraft();
  };
  const compare = useCallback((id: string) => setDialog({ kind: 'compare', id }), []);
  useQueueKeys({
    cursor,
    selection,
    stacks,
    actions,
    onOpen: (id) => void navigate({ pathname: `/assignments/${id}`, search }),
    onCompare: compare,
    onComment: (papers) => change('comment', papers),
    onRedraft: (papers) => change('redraft', papers),
    onSearch: () => searchInput.current?.focus(),
    onKeys: () => setDialog({ kind: 'keys' }),
  });

  return (
    <>
      <QueueTable
        items={items === undefined ? undefined : stacks.rows}
        rows={rows}
        search={search}
        selected={selection.ids}
        opened={stacks.opened}
        actions={actions}
        body={body}
        head={
          <Head
            list={list}
            onList={onList}
            selection={selection}
            total={listed.length}
            actions={actions}
            onComment={() => change('comment', selection.papers)}
            onRedraft={() => change('redraft', selection.papers)}
          />
        }
        onSelect={selection.select}
        onVisit={cursor.visit}
        onStack={stacks.toggle}
        onChanges={compare}
      />
      <QueueDialog dialog={dialog} actions={actions} onClose={() => setDialog({ kind: 'none' })} />
    </>
  );
}

type OpenDialog =
  | { readonly kind: 'none' | 'keys' }
  | { readonly kind: 'compare'; readonly id: string }
  | { readonly kind: 'comment' | 'redraft'; readonly papers: readonly Assignment[] };

type QueueDialogProps = Pick<Props, 'actions'> & {
  readonly dialog: OpenDialog;
  readonly onClose: () => void;
};

function QueueDialog({ dialog, actions, onClose }: QueueDialogProps) {
  switch (dialog.kind) {
    case 'compare':
      return (
        <Suspense fallback={null}>
          <ChangesDialog id={dialog.id} onClose={onClose} />
        </Suspense>
      );
    case 'comment':
      return (
        <CommentDialog
          papers={dialog.papers}
          onAdd={(comment) => actions.comment(dialog.papers, comment)}
          onClose={onClose}
        />
      );
    case 'redraft':
      return (
        <Suspense fallback={null}>
          <RedraftManyDialog papers={dialog.papers} onApply={actions.redraft} onClose={onClose} />
        </Suspense>
      );
    case 'keys':
      return <KeysDialog keys={queueKeys} onClose={onClose} />;
    case 'none':
    default:
      return null;
  }
}

type HeadProps = Pick<Props, 'list' | 'onList' | 'actions'> & {
  readonly selection: ReturnType<typeof useSelection>;
  readonly total: number;
  readonly onComment: () => void;
  readonly onRedraft: () => void;
};

/** The column headings, or the actions on the selected papers. */
function Head({ list, onList, actions, selection, total, onComment, onRedraft }: HeadProps) {
  const { papers, toggleAll, clear } = selection;
  return (
    <QueueHead
      list={list}
      onList={onList}
      selectAll={<SelectAll count={papers.length} total={total} onToggle={toggleAll} />}
      bar={
        papers.length === 0 ? null : (
          <SelectionBar
            selected={papers}
            actions={actions}
            onComment={onComment}
            onRedraft={onRedraft}
            onClear={clear}
          />
        )
      }
    />
  );
}

type SelectAllProps = { readonly count: number; readonly total: number; readonly onToggle: () => void };

/** The header's check box: all, none, or some of the listed papers. */
function SelectAll({ count, total, onToggle }: SelectAllProps) {
  return (
    <label className="relative z-[1] flex h-full cursor-pointer items-center justify-center pl-3">
      <input
        type="checkbox"
        aria-label="Select all shown"
        ref={(box) => {
          if (box !== null) box.indeterminate = count > 0 && count < total;
        }}
        checked={total > 0 && count === total}
        disabled={total === 0}
        onChange={onToggle}
        className="choice"
      />
    </label>
  );
}

type Pages = {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
};

/** Distance in rows from the end at which the next page is requested. */
const ahead = 60;

/** Requests the next page before the end of the list is visible. */
function useMorePages(pages: Pages, lastVisible: number, count: number): void {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
  const isWanted = hasNextPage && !isFetchingNextPage && !isFetchNextPageError && lastVisible > count - ahead;

  // Synchronises the fetched pages with the scroll position.
  useEffect(() => {
    if (isWanted) void fetchNextPage();
  }, [isWanted, fetchNextPage]);
}
