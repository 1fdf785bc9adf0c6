import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type Props = {
  readonly title?: ReactNode;
  readonly description?: string;
  readonly actions?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
};

export function Card({ title, description, actions, className, children }: Props) {
  return (
    <section className={classNames('min-w-0 rounded-lg border border-rule bg-sheet', className)}>
      {title !== undefined && (
        <header className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-rule px-5 py-3">
          <div>
            <h2 className="text-16 font-semibold">{title}</h2>
            {description !== undefined && <p className="text-13 text-pencil">{description}</p>}
          </div>
          {actions}
        </header>
      )}
      {children}
    </section>
  );
}
