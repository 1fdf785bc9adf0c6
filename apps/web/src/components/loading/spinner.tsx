import { LoaderCircle } from 'lucide-react';

export function Spinner({ size = 16 }: { readonly size?: number }) {
  return <LoaderCircle aria-hidden size={size} className="shrink-0 animate-spin" />;
}

/** Fills the space of content that is still loading. */
export function SpinnerPage() {
  return (
    <output className="grid min-h-[60dvh] place-items-center text-pencil">
      <Spinner size={24} />
      <span className="sr-only">Loading</span>
    </output>
  );
}
