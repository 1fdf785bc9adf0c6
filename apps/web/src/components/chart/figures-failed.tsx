import { CircleAlert, RotateCw } from 'lucide-react';
import { Button } from '../form/button.tsx';

/** Shown below figures that could not be loaded, with a retry button. */
export function FiguresFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <p
      role="alert"
      className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg bg-red-wash py-2 pr-2 pl-4 text-red"
    >
      <CircleAlert size={18} aria-hidden className="shrink-0" />
      <span className="grow">The figures did not load.</span>
      <Button size="small" icon={<RotateCw size={14} aria-hidden />} onClick={onRetry}>
        Try again
      </Button>
    </p>
  );
}
