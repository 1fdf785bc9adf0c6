import type { UseFormRegisterReturn } from 'react-hook-form';
import { z } from 'zod';
import { Field } from '../../components/form/field.tsx';

const shortest = 8;

export const newPassword = z
  .string()
  .min(shortest, `Use at least ${shortest} characters.`)
  .max(128, 'Use 128 characters at most.');

type Props = {
  readonly label: string;
  readonly error: string | undefined;
  readonly registered: UseFormRegisterReturn;
};

export function NewPasswordField({ label, error, registered }: Props) {
  return (
    <Field
      label={label}
      error={error}
      hint={`At least ${shortest} characters; a few words are better than one.`}
    >
      {(control) => (
        <input {...control} {...registered} type="password" autoComplete="new-password" className="field" />
      )}
    </Field>
  );
}
