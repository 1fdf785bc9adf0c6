import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../../components/form/field.tsx';

type Props = {
  readonly register: UseFormRegisterReturn;
  readonly error: string | undefined;
  /** Also accepts a recovery code, which has more than digits. */
  readonly takesRecoveryCode?: boolean;
};

export function CodeField({ register, error, takesRecoveryCode = false }: Props) {
  return (
    <Field
      label={takesRecoveryCode ? 'Code from your app, or a recovery code' : 'Six-digit code from your app'}
      error={error}
    >
      {(control) => (
        <input
          {...control}
          {...register}
          type="text"
          inputMode={takesRecoveryCode ? 'text' : 'numeric'}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          className={takesRecoveryCode ? 'field' : 'field max-w-40 tracking-widest'}
        />
      )}
    </Field>
  );
}
