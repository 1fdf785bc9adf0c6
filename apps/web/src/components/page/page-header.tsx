import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { PageTitle } from './page-title.tsx';

type Props = {
  readonly title: string;
  readonly description?: string;
  readonly actions?: ReactNode;
  /** Whether they fit beside the title on a phone too. */
  readonly isNarrow?: boolean;
};

/** More than two do not fit beside a title on a tablet, and most do not fit on a phone: they go on a separate line. */
const actionsClass =
  '-my-0.5 flex flex-wrap gap-2 max-lg:has-[>:nth-child(3)]:col-span-2 max-lg:has-[>:nth-child(3)]:row-start-3 max-lg:has-[>:nth-child(3)]:mt-4 max-sm:has-[>:nth-child(3)]:*:grow';
const belowOnPhones = 'max-sm:col-span-2 max-sm:row-start-3 max-sm:mt-4';

/** The screen's only h1, also used as the document title. */
export function PageHeader({ title, description, actions, isNarrow = false }: Props) {
  return (
    <header className="mb-6 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4">
      <PageTitle title={title} />
      <h1 className="font-serif text-28 font-semibold tracking-tight wrap-anywhere">{title}</h1>
      {description !== undefined && (
        <p className="col-span-2 row-start-2 mt-1 text-14 text-pencil">{description}</p>
      )}
      {actions !== undefined && (
        <div className={classNames(actionsClass, !isNarrow && belowOnPhones)}>{actions}</div>
      )}
    </header>
  );
}
