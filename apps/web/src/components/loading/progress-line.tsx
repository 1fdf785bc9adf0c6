import type { ReactNode } from 'react';

type Props = {
  /** The bar's label for screen readers. */
  readonly label: string;
  readonly sentence: string;
  readonly total: number;
  readonly done: number;
  readonly action?: ReactNode;
};

/** One line about work in progress: a sentence, a bar and actions. */
export function ProgressLine({ label, sentence, total, done, action }: Props) {
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2 px-5 py-2">
      <output className="text-13 whitespace-nowrap tabular-nums">{sentence}</output>
      <progress aria-label={label} max={total} value={done} className="progress min-w-16 grow basis-0" />
      {action}
    </div>
  );
}
