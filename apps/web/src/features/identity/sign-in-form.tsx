import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { describeFailure } from '../../lib/api-failure.ts';
import { askIdentity, type Entry } from './identity-calls.ts';

const email = z.email('Enter your e-mail address.');
const shortestPassword = 8;

const signIn = z.object({ name: z.string(), email, password: z.string().min(1, 'Enter your password.') });

const signUp = z.object({
  name: z.string().trim().min(1, 'Enter your name.').max(200),
  email,
  password: z.string().min(shortestPassword, `Use at least ${shortestPassword} characters.`).max(128),
});

type Props = { readonly action: 'sign-in' | 'sign-up'; readonly onEntered: (entry: Entry) => Promise<void> };

export function SignInForm({ action, onEntered }: Props) {
  const isNew = action === 'sign-up';
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(isNew ? signUp : signIn),
    defaultValues: { name: '', email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ name, ...credentials }) => {
    try {
      await onEntered(await askIdentity(action, isNew ? { name, ...credentials } : credentials));
    } catch (error) {
      setError('root', { message: describeFailure(error, 'That did not work. Please try again.') });
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {isNew && (
        <Field label="Name" error={errors.name?.message}>
          {(control) => <input {...control} {...register('name')} autoComplete="name" className="field" />}
        </Field>
      )}
      <Field label="E-mail" error={errors.email?.message}>
        {(control) => (
          <input {...control} {...register('email')} type="email" autoComplete="email" className="field" />
        )}
      </Field>
      <Field
        label="Password"
        error={errors.password?.message}
        hint={isNew ? `At least ${shortestPassword} characters; a few words are better than one.` : undefined}
      >
        {(control) => (
          <input
            {...control}
            {...register('password')}
            type="password"
            autoComplete={isNew ? 'new-password' : 'current-password'}
            className="field"
          />
        )}
      </Field>
      {errors.root !== undefined && (
        <p role="alert" className="rounded-md bg-red-wash px-3 py-2 text-13 text-red">
          {errors.root.message}
        </p>
      )}
      <Button type="submit" look="primary" size="large" isBusy={isSubmitting}>
        {isNew ? 'Create account' : 'Sign in'}
      </Button>
    </form>
  );
}
