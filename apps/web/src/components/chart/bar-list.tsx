import type { ReactNode } from 'react';
import type { BadgeTone } from '../badge.tsx';

export type Bar = {
  readonly id: string;
  readonly label: ReactNode;
  /** The text at the end of the line: "86.4%". */
  readonly figure: string;
  /** 0 to 1. */
  readonly share: number;
  readonly tone?: BadgeTone;
};

const fills: Record<BadgeTone, string> = {
  neutral: 'fill-pen',
  green: 'fill-green',
  blue: 'fill-blue',
  yellow: 'fill-yellow',
  red: 'fill-red',
};

type Props = { readonly label: string; readonly bars: readonly Bar[] };

/** Rows with a number at the end and a bar below. */
export function BarList({ label, bars }: Props) {
  return (
    <ul aria-label={label} className="grid gap-3">
      {bars.map(({ id, label: name, figure, share, tone = 'neutral' }) => (
        <li key={id}>
          <span className="flex items-baseline justify-between gap-4">
            <span className="min-w-0 break-words">{name}</span>
            <span className="shrink-0 font-medium tabular-nums">{figure}</span>
          </span>
          <svg aria-hidden width="100%" height="6" className="mt-1 block rounded-full bg-rule">
            <rect
              width={`${Math.min(1, Math.max(0, share)) * 100}%`}
              height="6"
              rx="3"
              className={fills[tone]}
            />
          </svg>
        </li>
      ))}
    </ul>
  );
}
