import { signIn } from '@greenpen/api-contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { z } from 'zod';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { describeFailure } from '../../lib/api-failure.ts';
import { callApi } from '../../lib/api.ts';
import { FormProblem } from '../../components/form-problem.tsx';
import { quietLink } from './quiet-link.ts';

const schema = z.object({
  email: z.email('Enter your e-mail address.'),
  password: z.string().min(1, 'Enter your password.'),
  rememberMe: z.boolean(),
});

type Props = {
  readonly onEntered: () => Promise<void>;
  readonly onSecondStep: () => void;
};

export function SignInForm({ onEntered, onSecondStep }: Props) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: '', password: '', rememberMe: true },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (body) => {
    try {
      const { status } = await callApi(signIn, { body });
      if (status === 'second-step') onSecondStep();
      else await onEntered();
    } catch (error) {
      setError('root', { message: describeFailure(error, 'That did not work. Please try again.') });
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Field label="E-mail" error={errors.email?.message}>
        {(control) => (
          <input {...control} {...register('email')} type="email" autoComplete="username" className="field" />
        )}
      </Field>
      <div className="relative">
        <Field label="Password" error={errors.password?.message}>
          {(control) => (
            <input
              {...control}
              {...register('password')}
              type="password"
              autoComplete="current-password"
              className="field"
            />
          )}
        </Field>
        <Link to="/forgot-password" className={`${quietLink} absolute top-0 right-0 text-13`}>
          Forgot password?
        </Link>
      </div>
      <label className="flex items-center gap-2.5">
        <input type="checkbox" {...register('rememberMe')} className="choice" />
        Keep me signed in on this device
      </label>
      <FormProblem message={errors.root?.message} />
      <Button type="submit" look="primary" size="large" isBusy={isSubmitting}>
        Sign in
      </Button>
    </form>
  );
}
