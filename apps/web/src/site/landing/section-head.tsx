import type { ReactNode } from 'react';

type Props = { readonly id: string; readonly title: string; readonly children: ReactNode };

/** A section's heading with its lead; `id` is where the navigation's links point. */
export function SectionHead({ id, title, children }: Props) {
  return (
    <div>
      <h2
        id={id}
        className="max-w-2xl font-serif text-[clamp(28px,3.6vw,40px)] leading-[1.12] font-semibold tracking-[-0.015em]"
      >
        {title}
      </h2>
      <p className="mt-4 max-w-2xl text-16 text-pencil">{children}</p>
    </div>
  );
}
