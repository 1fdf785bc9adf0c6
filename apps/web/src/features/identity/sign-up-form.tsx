import { signUp } from '@greenpen/api-contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { describeFailure } from '../../lib/api-failure.ts';
import { callApi } from '../../lib/api.ts';
import { FormProblem } from '../../components/form-problem.tsx';
import { newPassword, NewPasswordField } from './new-password-field.tsx';

const schema = z.object({
  name: z.string().trim().min(1, 'Enter your name.').max(200),
  email: z.email('Enter your e-mail address.'),
  password: newPassword,
});

type Props = {
  /** Of the link that the server's terminal shows for the first account. */
  readonly setUp: string | null;
  readonly onEntered: () => Promise<void>;
  readonly onLinkSent: (email: string) => void;
};

export function SignUpForm({ setUp, onEntered, onLinkSent }: Props) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { name: '', email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  // The first of these that is wrong gets the focus, so they stand in the form's own order.
  const registered = { name: register('name'), email: register('email'), password: register('password') };

  const submit = handleSubmit(async (given) => {
    try {
      const body = setUp === null ? given : { ...given, setUp };
      const { status } = await callApi(signUp, { body });
      if (status === 'link-sent') onLinkSent(given.email);
      else await onEntered();
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
      <NewPasswordField label="Password" error={errors.password?.message} registered={registered.password} />
      <FormProblem message={errors.root?.message} />
      <Button type="submit" look="primary" size="large" isBusy={isSubmitting}>
        Create account
      </Button>
    </form>
  );
}
