import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { Split } from './split.tsx';

export const deskTabs = ['paper', 'assignment', 'feedback', 'findings'] as const;

export type DeskTab = (typeof deskTabs)[number];

export type DeskParts = {
  readonly scores: ReactNode;
  readonly paper: ReactNode;
  /** null where there is no assignment that the paper was held against. */
  readonly assignment: ReactNode | null;
  readonly feedback: ReactNode;
  readonly findings: ReactNode;
  /** The chosen finding, shown below the other tabs. */
  readonly chosen: ReactNode;
  /** The comment or finding that is being edited, below every tab. */
  readonly composer: ReactNode;
  /** Shown behind the names of the tabs: "3/4", "14". */
  readonly counts: { readonly assignment: string; readonly findings: string };
  readonly tab: DeskTab;
  readonly onTab: (tab: DeskTab) => void;
};

const labels: Record<DeskTab, string> = {
  paper: 'Paper',
  assignment: 'Assignment',
  feedback: 'Feedback',
  findings: 'Findings',
};

const isTab = (value: string): value is DeskTab => deskTabs.some((tab) => tab === value);

type Props = Pick<DeskParts, 'tab' | 'onTab' | 'counts'> & {
  readonly shown: readonly DeskTab[];
  readonly className: string;
  readonly children: ReactNode;
};

/** Tabs over the parts of a review; arrow keys move between them. */
export function DeskTabs({ shown, tab, onTab, counts, className, children }: Props) {
  const counted: Partial<Record<DeskTab, string>> = counts;
  return (
    <Tabs.Root
      value={tab}
      onValueChange={(next) => {
        if (isTab(next)) onTab(next);
      }}
      className={className}
    >
      <Tabs.List aria-label="Parts of the review" className="flex shrink-0 border-b border-rule px-2">
        {shown.map((value) => (
          <Tabs.Trigger
            key={value}
            value={value}
            className="h-11 flex-1 border-b-2 border-transparent text-14 font-medium whitespace-nowrap text-pencil outline-offset-[-2px] data-[state=active]:border-pen data-[state=active]:text-pen"
          >
            {labels[value]}{' '}
            {(counted[value] ?? '') !== '' && (
              <span className="ml-0.5 text-12 font-normal text-pencil tabular-nums max-sm:hidden">
                {counted[value]}
              </span>
            )}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {children}
    </Tabs.Root>
  );
}

type PanelProps = { readonly tab: DeskTab; readonly className: string; readonly children: ReactNode };

/** All panels stay mounted to keep their scroll positions. */
export function DeskPanel({ tab, className, children }: PanelProps) {
  return (
    <Tabs.Content
      value={tab}
      forceMount
      tabIndex={-1}
      className={`min-h-0 grow data-[state=inactive]:hidden ${className}`}
    >
      {children}
    </Tabs.Content>
  );
}

/** One pane at a time; the scores stand above what is decided, not above the paper. */
export function NarrowDesk({ scores, paper, assignment, feedback, findings, counts, tab, onTab }: DeskParts) {
  const panels = { paper, assignment, feedback, findings };
  const shown: readonly DeskTab[] =
    assignment === null ? ['paper', 'feedback', 'findings'] : ['paper', 'assignment', 'feedback', 'findings'];
  const withScores = tab === 'assignment' ? 'assignment' : 'feedback';
  return (
    <DeskTabs shown={shown} tab={tab} onTab={onTab} counts={counts} className="flex min-h-0 grow flex-col">
      {shown.map((value) => (
        <DeskPanel key={value} tab={value} className={value === 'paper' ? '' : 'overflow-y-auto bg-sheet'}>
          {value === withScores && scores}
          {panels[value]}
        </DeskPanel>
      ))}
    </DeskTabs>
  );
}

/** The widest readable line length. */
const measure = 'mx-auto max-w-240';

/** Side by side: the paper, and beside it the scores above tabs of full height. */
export function WideDesk({
  scores,
  paper,
  assignment,
  feedback,
  findings,
  chosen,
  composer,
  counts,
  tab,
  onTab,
}: DeskParts) {
  const panels = { assignment, feedback, findings };
  const shown =
    assignment === null
      ? (['feedback', 'findings'] as const)
      : (['assignment', 'feedback', 'findings'] as const);
  const first = shown[0];
  const open = tab === 'paper' || (tab === 'assignment' && assignment === null) ? first : tab;
  return (
    <Split
      left={paper}
      right={
        <div className="flex h-full min-h-0 flex-col bg-sheet">
          <div className="border-b border-rule [&>*>*]:border-b-0">
            <div className={measure}>{scores}</div>
          </div>
          <DeskTabs
            shown={shown}
            tab={open}
            onTab={onTab}
            counts={counts}
            className="flex min-h-0 grow flex-col"
          >
            {shown.map((value) => (
              <DeskPanel key={value} tab={value} className="overflow-y-auto overscroll-contain">
                <div className={measure}>{panels[value]}</div>
              </DeskPanel>
            ))}
          </DeskTabs>
          {open !== 'findings' && chosen}
          {composer}
        </div>
      }
    />
  );
}
