import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../components/form/field.tsx';

type Props = {
  readonly hasPassword: boolean;
  readonly register: UseFormRegisterReturn;
  readonly error: string | undefined;
  readonly label?: string;
};

/** Guards sensitive changes against misuse of an unlocked screen; accounts without a password see what is checked instead. */
export function CurrentPasswordField({ hasPassword, register, error, label = 'Current password' }: Props) {
  if (!hasPassword) {
    return (
      <p className="text-13 text-pencil">
        Your account has no password, so you must have signed in within the last ten minutes.
      </p>
    );
  }
  return (
    <Field label={label} error={error}>
      {(control) => (
        <input {...control} {...register} type="password" autoComplete="current-password" className="field" />
      )}
    </Field>
  );
}
