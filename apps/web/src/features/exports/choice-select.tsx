import { Field } from '../../components/form/field.tsx';
import { Select } from '../../components/form/select.tsx';

type Props<T extends string> = {
  readonly label: string;
  readonly hint?: string;
  readonly value: T;
  readonly choices: readonly (readonly [value: T, label: string])[];
  readonly onChange: (value: T) => void;
};

export function ChoiceSelect<T extends string>({ label, hint, value, choices, onChange }: Props<T>) {
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
