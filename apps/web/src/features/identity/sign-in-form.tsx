import { forgotPassword, signIn, secondStep } from '@greenpen/api-contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState, useEffect } from 'react';
import { useForm, type UseFormRegister } from 'react-hook-form';
import { Link } from 'react-router';
import { z } from 'zod';
import { Button } from '../../components/form/button.tsx';
import { Field } from '../../components/form/field.tsx';
import { ApiFailure, describeFailure } from '../../api/api-failure.ts';
import { callApi } from '../../api/call-api.ts';
import { FormProblem } from '../../components/form/form-problem.tsx';
import { quietLink } from './quiet-link.ts';

const schema = z.object({
  email: z.email('Enter your e-mail address.'),
  password: z.string().min(1, 'Enter your password.'),
  rememberMe: z.boolean(),
});

/** After failed sign-ins: a link by e-mail that confirms this device. */
type LinkOffer =
  | { readonly status: 'none' }
  | { readonly status: 'offered'; readonly email: string }
  | { readonly status: 'sending'; readonly email: string };

const noOffer: LinkOffer = { status: 'none' };
const didNotWork = 'That did not work. Please try again.';

type Props = {
  readonly onLinkSent: (email: string) => void;
  readonly onEntered: () => Promise<void>;
  readonly onSecondStep: () => void;
};

export function SignInForm({ onLinkSent, onEntered, onSecondStep }: Props) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: '', password: '', rememberMe: true },
  });
  const { errors, isSubmitting } = formState;
  const [offer, setOffer] = useState(noOffer);

  const sendLink = async (email: string) => {
    setOffer({ status: 'sending', email });
    try {
      await callApi(forgotPassword, { body: { email } });
      onLinkSent(email);
    } catch (error) {
      setError('root', { message: describeFailure(error, didNotWork) });
      setOffer({ status: 'offered', email });
    }
  };

  const submit = handleSubmit(async (body) => {
    setOffer(noOffer);
    try {
      const { status } = await callApi(signIn, { body });
      if (status === 'second-step') onSecondStep();
      else await onEntered();
    } catch (error) {
      setError('root', { message: describeFailure(error, didNotWork) });
      const needsLink = error instanceof ApiFailure && error.code === 'SIGN_IN_BY_LINK';
      if (needsLink) setOffer({ status: 'offered', email: body.email });
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Field label="E-mail" error={errors.email?.message}>
        {(control) => (
          <input {...control} {...register('email')} type="email" autoComplete="username" className="field" />
        )}
      </Field>
      <PasswordField error={errors.password?.message} register={register} />
      <RememberMe register={register} />
      <FormProblem message={errors.root?.message} />
      {offer.status !== 'none' && (
        <Button
          type="button"
          size="large"
          isBusy={offer.status === 'sending'}
          onClick={() => void sendLink(offer.email)}
        >
          E-mail me a link
        </Button>
      )}
      <Button type="submit" look="primary" size="large" isBusy={isSubmitting}>
        Sign in
      </Button>
    </form>
  );
}

function RememberMe({ register }: { readonly register: UseFormRegister<z.infer<typeof schema>> }) {
  return (
    <label className="flex items-center gap-2.5">
      <input type="checkbox" {...register('rememberMe')} className="choice" />
      Keep me signed in on this device
    </label>
  );
}

function PasswordField({
  error,
  register,
}: {
  readonly error: string | undefined;
  readonly register: UseFormRegister<z.infer<typeof schema>>;
}) {
  return (
    <div className="relative">
      <Field label="Password" error={error}>
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
  );
}

type SecondStepFormProps = {
  readonly onEntered: () => Promise<void>;
  /** The first step was too long ago. */
  readonly onTooLate: (message: string) => void;
};

const kinds = {
  app: {
    label: 'Code from your app',
    hint: 'Six digits; a new one every half minute.',
    other: 'Use a recovery code',
  },
  recovery: {
    label: 'Recovery code',
    hint: 'One of the ten codes that you saved. Each works once.',
    other: 'Use a code from your app',
  },
} as const;

/** The second step: a code from the authenticator app, or a recovery code. */
export function SecondStepForm({ onEntered, onTooLate }: SecondStepFormProps) {
  const [kind, setKind] = useState<keyof typeof kinds>('app');
  const { register, handleSubmit, setError, clearErrors, setValue, setFocus, formState } = useForm({
    defaultValues: { code: '' },
  });
  const { errors, isSubmitting } = formState;
  const { label, hint, other } = kinds[kind];

  // Synchronises with the keyboard: the code is all there is to type here.
  useEffect(() => setFocus('code'), [setFocus]);

  const submit = handleSubmit(async (body) => {
    try {
      await callApi(secondStep, { body });
      await onEntered();
    } catch (error) {
      const message = describeFailure(error, 'That did not work. Please try again.');
      if (error instanceof ApiFailure && error.code === 'SECOND_STEP_NEEDED') {
        onTooLate(message);
        return;
      }
      setValue('code', '');
      setError('root', { message });
      setFocus('code');
    }
  });

  const change = () => {
    setValue('code', '');
    clearErrors();
    setKind(kind === 'app' ? 'recovery' : 'app');
    setFocus('code');
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Field label={label} hint={hint} error={errors.code?.message}>
        {(control) => (
          <input
            {...control}
            {...register('code', { required: 'Enter the code.' })}
            autoComplete={kind === 'app' ? 'one-time-code' : 'off'}
            inputMode={kind === 'app' ? 'numeric' : 'text'}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            className="field font-mono tabular-nums"
          />
        )}
      </Field>
      <FormProblem message={errors.root?.message} />
      <Button type="submit" look="primary" size="large" isBusy={isSubmitting}>
        Sign in
      </Button>
      <button type="button" onClick={change} className={`${quietLink} justify-self-center text-13`}>
        {other}
      </button>
    </form>
  );
}
