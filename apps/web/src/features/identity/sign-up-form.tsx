import { signIn, signUp } from '@greenpen/api-contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../../components/form/button.tsx';
import { Field } from '../../components/form/field.tsx';
import { ApiFailure, describeFailure } from '../../api/api-failure.ts';
import { callApi } from '../../api/call-api.ts';
import { FormProblem } from '../../components/form/form-problem.tsx';
import { newPassword, NewPasswordField } from './new-password-field.tsx';

const withoutPassword = z.object({
  name: z.string().trim().min(1, 'Enter your name.').max(200),
  email: z.email('Enter your e-mail address.'),
  password: z.string(),
});

const withPassword = withoutPassword.extend({ password: newPassword });

type Props = {
  /** The token of the set-up link for the first account, shown in the server's terminal. */
  readonly setUp: string | null;
  /** False where the link in the message asks for the password. */
  readonly asksPassword: boolean;
  readonly onEntered: () => Promise<void>;
  readonly onLinkSent: (email: string) => void;
};

export function SignUpForm({ setUp, asksPassword, onEntered, onLinkSent }: Props) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(asksPassword ? withPassword : withoutPassword),
    defaultValues: { name: '', email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  // The first invalid field gets focus, so these follow the form's order.
  const registered = { name: register('name'), email: register('email'), password: register('password') };

  const submit = handleSubmit(async ({ name, email, password }) => {
    try {
      const credentials = { email, password };
      const body = {
        name,
        ...(asksPassword ? credentials : { email }),
        ...(setUp === null ? {} : { setUp }),
      };
      const { status } = await callApi(signUp, { body });
      if (status === 'link-sent') {
        onLinkSent(email);
        return;
      }
      if (status === 'sign-in') await signInAfter(credentials);
      await onEntered();
    } catch (error) {
      setError('root', { message: describeFailure(error, 'That did not work. Please try again.') });
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Field label="Name" error={errors.name?.message}>
        {(control) => <input {...control} {...registered.name} autoComplete="name" className="field" />}
      </Field>
      <Field label="E-mail" error={errors.email?.message}>
        {(control) => (
          <input {...control} {...registered.email} type="email" autoComplete="email" className="field" />
        )}
      </Field>
      {asksPassword && (
        <NewPasswordField
          label="Password"
          error={errors.password?.message}
          registered={registered.password}
        />
      )}
      <FormProblem message={errors.root?.message} />
      <Button type="submit" look="primary" size="large" isBusy={isSubmitting}>
        Create account
      </Button>
    </form>
  );
}

/** Sign-up responds the same for every address, so only this sign-in shows whether the address was free. */
async function signInAfter(body: { readonly email: string; readonly password: string }): Promise<void> {
  try {
    await callApi(signIn, { body });
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.code !== 'SIGN_IN_REFUSED') throw error;
    const message =
      'You may already have an account with this address. Sign in with its password, or ask the administrator of this server for a reset link.';
    throw new ApiFailure(error.status, { code: error.code, message });
  }
}
