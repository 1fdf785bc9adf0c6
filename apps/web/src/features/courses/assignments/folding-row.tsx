import { ChevronDown } from 'lucide-react';
import { Accordion } from 'radix-ui';
import type { ReactNode } from 'react';

type Props = {
  readonly id: string;
  readonly title: string;
  readonly facts: ReactNode;
  readonly children: ReactNode;
};

/** An expandable row. */
export function FoldingRow({ id, title, facts, children }: Props) {
  return (
    <Accordion.Item value={id}>
      <Accordion.Header asChild>
        <h4>
          <Accordion.Trigger className="group flex min-h-11 w-full items-center gap-3 px-5 py-2 text-left hover:bg-hover focus-visible:-outline-offset-2">
            <ChevronDown
              size={16}
              aria-hidden
              className="shrink-0 text-pencil transition-transform group-data-[state=open]:rotate-180"
            />
            <span className="flex min-w-0 grow flex-col gap-x-3 gap-y-1 sm:flex-row sm:items-center">
              <span className="min-w-0 grow break-words sm:truncate">{title}</span>
              <span className="flex shrink-0 items-center gap-3">{facts}</span>
            </span>
          </Accordion.Trigger>
        </h4>
      </Accordion.Header>
      <Accordion.Content className="px-5 pt-1 pb-5 sm:pl-12">{children}</Accordion.Content>
    </Accordion.Item>
  );
}
