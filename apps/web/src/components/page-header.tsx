import type { ReactNode } from 'react';
import { PageTitle } from './page-title.tsx';

type Props = { readonly title: string; readonly description?: string; readonly actions?: ReactNode };

/** A screen's one heading, which is also the browser's title. */
export function PageHeader({ title, description, actions }: Props) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-4 gap-y-4">
      <PageTitle title={title} />
      <div className="min-w-0 grow basis-52">
        <h1 className="font-serif text-28 font-semibold tracking-tight">{title}</h1>
        {description !== undefined && <p className="mt-1 text-14 text-pencil">{description}</p>}
      </div>
      {actions !== undefined && (
        <div className="flex flex-wrap gap-2 max-sm:has-[>:nth-child(3)]:*:grow">{actions}</div>
      )}
    </header>
  );
}
