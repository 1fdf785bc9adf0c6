import type { ReactNode } from 'react';
import { Field } from '../../components/form/field.tsx';
import { Select } from '../../components/form/select.tsx';

type Props<T extends string> = {
  readonly legend: string;
  readonly name: string;
  readonly value: T;
  readonly choices: readonly {
    readonly value: T;
    readonly label: string;
    readonly note: string;
    readonly icon: ReactNode;
  }[];
  readonly onChange: (value: T) => void;
};

/** Radio buttons as cards, each with a description. */
export function RadioCards<T extends string>({ legend, name, value, choices, onChange }: Props<T>) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-13 font-medium">{legend}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="flex cursor-pointer gap-3 rounded-md border border-edge p-3 transition-colors hover:bg-hover has-checked:border-pen has-checked:bg-pen-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pen"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="sr-only"
            />
            <span className="mt-0.5 text-pencil">{choice.icon}</span>
            <span className="min-w-0">
              <span className="block font-medium">{choice.label}</span>
              <span className="block text-13 text-pencil">{choice.note}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type ChoiceSelectProps<T extends string> = {
  readonly label: string;
  readonly hint?: string;
  readonly value: T;
  readonly choices: readonly (readonly [value: T, label: string])[];
  readonly onChange: (value: T) => void;
};

export function ChoiceSelect<T extends string>({
  label,
  hint,
  value,
  choices,
  onChange,
}: ChoiceSelectProps<T>) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={(event) => {
            const chosen = choices.find(([choice]) => choice === event.target.value);
            if (chosen !== undefined) onChange(chosen[0]);
          }}
        >
          {choices.map(([choice, text]) => (
            <option key={choice} value={choice}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
