import type { ReactNode } from 'react';
import { Brand } from '../../components/brand.tsx';

type Props = {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
  readonly footer: ReactNode;
};

export const quietLink = 'text-pen underline underline-offset-2';

/** The quiet page that sign-up and login share; it looks like the sign-in that follows. */
export function EntrancePage({ title, lead, children, footer }: Props) {
  return (
    <div className="mx-auto flex min-h-dvh max-w-md flex-col px-5 py-8">
      <header>
        <a href="/" className="inline-flex no-underline">
          <Brand />
        </a>
      </header>
      <main className="my-auto py-10">
        <h1 className="font-serif text-28 font-semibold tracking-tight">{title}</h1>
        <p className="mt-2 text-16 text-pencil">{lead}</p>
        <div className="mt-6 rounded-lg border border-rule bg-sheet p-6">{children}</div>
        <p className="mt-5 text-center text-pencil">{footer}</p>
      </main>
      <footer className="flex justify-center gap-5 text-13 text-pencil">
        <a href="/privacy" className="underline-offset-2 hover:underline">
          Privacy Policy
        </a>
        <a href="/help" className="underline-offset-2 hover:underline">
          Help Center
        </a>
        <a href="/contact" className="underline-offset-2 hover:underline">
          Contact Us
        </a>
      </footer>
    </div>
  );
}
