import { useId, type ReactNode } from 'react';

type Props = { readonly title: string; readonly description: string; readonly children: ReactNode };

/** A section of the account page: description on the left, controls on the right; stacked on a phone. */
export function Section({ title, description, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-3 border-t border-rule py-8 first:border-t-0 first:pt-2 lg:grid-cols-[240px_minmax(0,640px)]"
    >
      <header>
        <h2 id={id} className="text-16 font-semibold">
          {title}
        </h2>
        <p className="mt-1 text-13 text-pencil">{description}</p>
      </header>
      <div className="min-w-0 self-start rounded-lg border border-rule bg-sheet">{children}</div>
    </section>
  );
}
