import { classNames } from '../../../components/class-names.ts';

type Props = { readonly by: number; readonly digits?: number; readonly isMoreBetter?: boolean };

/** A difference with its sign; its colour says no more than the sign does. */
export function Change({ by, digits = 0, isMoreBetter = true }: Props) {
  const rounded = Number(by.toFixed(digits));
  if (rounded === 0) return <span className="text-13 text-pencil">no change</span>;
  const sign = rounded > 0 ? '+' : '−';
  return (
    <span
      className={classNames('text-13 font-medium', rounded > 0 === isMoreBetter ? 'text-pen' : 'text-red')}
    >
      {sign}
      {Math.abs(rounded).toFixed(digits)}
    </span>
  );
}
