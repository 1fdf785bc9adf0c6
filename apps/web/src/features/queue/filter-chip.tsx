import { ChevronDown } from 'lucide-react';
import { classNames } from '../../components/class-names.ts';
import { bringIntoSight } from './bring-into-sight.ts';

export const chipClass = (isOn: boolean) =>
  classNames(
    'h-8 shrink-0 rounded-full border px-3 text-13 @max-5xl:px-2.5 font-medium transition-colors',
    isOn ? 'border-pen bg-pen-wash text-pen' : 'border-rule text-pencil hover:bg-hover hover:text-ink',
  );

type Props = {
  readonly label: string;
  readonly value: string | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string | undefined) => void;
};

/** A filter with many values, as a chip that opens the browser's own list. */
export function FilterChip({ label, value, options, onChange }: Props) {
  return (
    <span className="relative">
      <select
        aria-label={label}
        ref={value === undefined ? null : bringIntoSight}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
        className={classNames(
          chipClass(value !== undefined),
          'max-w-48 appearance-none truncate pr-7 @max-5xl:pr-7 [field-sizing:content] *:bg-sheet *:text-ink',
        )}
      >
        <option value="">{value === undefined ? label : `Any ${label.toLowerCase()}`}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        size={14}
        className={classNames(
          'pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2',
          value === undefined ? 'text-pencil' : 'text-pen',
        )}
      />
    </span>
  );
}
