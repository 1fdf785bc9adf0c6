import type { ReactNode } from 'react';

type Props = {
  readonly title: string;
  readonly date: string;
  readonly note: ReactNode;
  readonly children: ReactNode;
};

export function PolicyFrame({ title, date, note, children }: Props) {
  return (
    <div className="mx-auto max-w-3xl px-5 py-14 md:py-20">
      <h1 className="font-serif text-[clamp(32px,4.6vw,48px)] leading-[1.1] font-semibold tracking-[-0.02em]">
        {title}
      </h1>
      <p className="mt-3 text-16 text-pencil">{date}</p>
      <div className="mt-6 rounded-lg border border-rule bg-sheet px-5 py-4 text-pencil [&_a]:text-pen [&_a]:underline [&_a]:underline-offset-2">
        {note}
      </div>
      <div className="prose-text mt-2">{children}</div>
    </div>
  );
}
