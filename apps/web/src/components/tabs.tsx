import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

type Tab = { readonly id: string; readonly label: string; readonly content: ReactNode };
type Props = { readonly label: string; readonly tabs: readonly Tab[] };

/** A few views of the same thing, one at a time; arrow keys move between them. */
export function Tabs({ label, tabs }: Props) {
  return (
    <Radix.Root defaultValue={tabs[0]?.id ?? ''}>
      <Radix.List aria-label={label} className="flex gap-1 border-b border-rule">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.id}
            value={tab.id}
            className="-mb-px h-9 border-b-2 border-transparent px-3 text-13 font-medium text-pencil transition-colors hover:text-ink data-[state=active]:border-pen data-[state=active]:text-ink"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.id} value={tab.id} className="pt-4">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
