import { Tabs } from 'radix-ui';
import type { DeskParts } from './wide-desk.tsx';

const tabs = [
  ['paper', 'Paper'],
  ['feedback', 'Feedback'],
  ['findings', 'Findings'],
] as const;

export type DeskTab = (typeof tabs)[number][0];

const isTab = (value: string): value is DeskTab => tabs.some(([tab]) => tab === value);

type Props = DeskParts & { readonly tab: DeskTab; readonly onTab: (tab: DeskTab) => void };

/** One pane at a time; all stay mounted to keep their scroll positions. */
export function NarrowDesk({ scores, paper, feedback, findings, tab, onTab }: Props) {
  const panels = { paper, feedback, findings };
  return (
    <Tabs.Root
      value={tab}
      onValueChange={(next) => {
        if (isTab(next)) onTab(next);
      }}
      className="flex min-h-0 grow flex-col"
    >
      <Tabs.List aria-label="Parts of the review" className="flex shrink-0 border-b border-rule px-2">
        {tabs.map(([value, label]) => (
          <Tabs.Trigger
            key={value}
            value={value}
            className="h-11 flex-1 border-b-2 border-transparent text-14 font-medium text-pencil outline-offset-[-2px] data-[state=active]:border-pen data-[state=active]:text-pen"
          >
            {label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map(([value]) => (
        <Tabs.Content
          key={value}
          value={value}
          forceMount
          tabIndex={-1}
          className={
            value === 'paper'
              ? 'min-h-0 grow data-[state=inactive]:hidden'
              : 'min-h-0 grow overflow-y-auto bg-sheet data-[state=inactive]:hidden'
          }
        >
          {value === 'feedback' && scores}
          {panels[value]}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
