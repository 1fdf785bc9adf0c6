import { formatShort } from '../format.ts';
import type { BadgeTone } from '../badge.tsx';
import { classNames } from '../class-names.ts';

export type Column = {
  readonly id: string;
  /** Below the column; empty if there is no room for every name. */
  readonly label: string;
  /** The column's text for screen readers: "80 to 89: 4 papers". */
  readonly words: string;
  readonly value: number;
  readonly tone?: BadgeTone;
};

const fills: Record<BadgeTone, string> = {
  neutral: 'fill-pen',
  green: 'fill-green',
  blue: 'fill-blue',
  yellow: 'fill-yellow',
  red: 'fill-red',
};

type Props = { readonly label: string; readonly columns: readonly Column[] };

const height = 96;

/** Minimum column width at which numbers of a given length do not overlap. */
const needed = ['', '', '@max-[11px]:invisible', '@max-[26px]:invisible', '@max-[30px]:invisible'] as const;

/**
 * Columns side by side, each with its number above and its name below: readable without seeing the bars. Where columns
 * are too narrow for every number, those without a name leave theirs out.
 */
export function ColumnChart({ label, columns }: Props) {
  const highest = Math.max(1, ...columns.map(({ value }) => value));
  return (
    <ol aria-label={label} className="flex items-end gap-1 tabular-nums">
      {columns.map(({ id, label: name, words, value, tone = 'neutral' }, at) => (
        <li key={id} className="@container min-w-0 grow basis-0 text-center">
          <span className="sr-only">{words}</span>
          <span
            aria-hidden
            className={classNames(
              'flex justify-center text-12 font-medium',
              name === '' && (needed[formatShort(value).length] ?? needed[4]),
            )}
          >
            {value === 0 ? '\u00a0' : formatShort(value)}
          </span>
          <svg aria-hidden width="100%" height={height} className="mt-1 block">
            <rect
              x="8%"
              width="84%"
              y={height - barHeight(value, highest)}
              height={barHeight(value, highest)}
              rx="3"
              className={value === 0 ? 'fill-rule' : fills[tone]}
            />
          </svg>
          <span
            aria-hidden
            className={classNames(
              'mt-1 flex min-h-5 justify-center text-12 whitespace-nowrap text-pencil',
              // The last name would overflow the card.
              at === columns.length - 1 && '@max-[24px]:justify-end',
            )}
          >
            {name}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Pixels; zero is a thin line, and any other value is taller. */
function barHeight(value: number, highest: number): number {
  return value === 0 ? 2 : Math.max(6, (value / highest) * height);
}
