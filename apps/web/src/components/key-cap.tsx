import type { ReactNode } from 'react';

export function KeyCap({ children }: { readonly children: ReactNode }) {
  return (
    <kbd className="inline-flex h-5 pointer-coarse:hidden min-w-5 items-center justify-center rounded border border-current/30 px-1 font-sans text-12 leading-none font-medium opacity-85">
      {children}
    </kbd>
  );
}
