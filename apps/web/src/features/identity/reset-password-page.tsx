import { confirmDevice, resetPassword } from '@greenpen/api-contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation } from 'react-router';
import { z } from 'zod';
import { Button, buttonClass } from '../../components/form/button.tsx';
import { describeFailure } from '../../api/api-failure.ts';
import { callApi } from '../../api/call-api.ts';
import { FormProblem } from '../../components/form/form-problem.tsx';
import { IdentityPage } from './identity-page.tsx';
import { newPassword, NewPasswordField } from './new-password-field.tsx';
import { quietLink } from './quiet-link.ts';

const schema = z.object({ newPassword });

const words = {
  reset: {
    title: 'Set a new password',
    lead: 'It takes effect immediately and ends all your sessions.',
    done: 'Your new password is set',
    afterwards: 'You are signed out everywhere else.',
    action: 'Set the password',
  },
  first: {
    title: 'Choose your password',
    lead: 'Continue only if you asked for this account yourself.',
    done: 'Your account is ready',
    afterwards: 'Sign in with the password that you just chose.',
    action: 'Open my account',
  },
} as const;

type Progress = 'asked' | 'set' | 'device-confirmed';

/** For the link of a new account: the owner of the mailbox chooses its password. */
export function ChoosePasswordPage() {
  return <PasswordByLink kind="first" />;
}

/** For the link of a password reset. */
export function ResetPasswordPage() {
  return <PasswordByLink kind="reset" />;
}

/** The token is in the fragment, which browsers do not send. */
function PasswordByLink({ kind }: { readonly kind: keyof typeof words }) {
  const { title, lead, done, afterwards, action } = words[kind];
  const token = useLocation().hash.slice(1);
  const [progress, setProgress] = useState<Progress>('asked');
  if (progress !== 'asked') {
    const isSet = progress === 'set';
    return (
      <IdentityPage
        title={isSet ? done : 'This device is confirmed'}
        lead={isSet ? afterwards : 'Sign in with the password you have.'}
      >
        <Link to="/sign-in" className={`${buttonClass('primary', 'large')} w-full`}>
          Sign in
        </Link>
      </IdentityPage>
    );
  }
  return (
    <IdentityPage
      title={title}
      lead={lead}
      footer={
        <Link to={kind === 'reset' ? '/forgot-password' : '/sign-in'} className={quietLink}>
          {kind === 'reset' ? 'Ask for another link' : 'Go to sign in'}
        </Link>
      }
    >
      {token === '' ? (
        <p>This link is incomplete. Open the link from the message again, or copy all of it.</p>
      ) : (
        <div className="grid gap-6">
          <NewPasswordForm token={token} action={action} onDone={() => setProgress('set')} />
          {kind === 'reset' && (
            <KeepPassword token={token} onConfirmed={() => setProgress('device-confirmed')} />
          )}
        </div>
      )}
    </IdentityPage>
  );
}

type FormProps = { readonly token: string; readonly action: string; readonly onDone: () => void };

function NewPasswordForm({ token, action, onDone }: FormProps) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { newPassword: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (body) => {
    try {
      await callApi(resetPassword, { body: { token, ...body } });
      onDone();
    } catch (error) {
      setError('root', { message: describeFailure(error, 'That did not work. Please try again.') });
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <NewPasswordField
        label="New password"
        error={errors.newPassword?.message}
        registered={register('newPassword')}
      />
      <FormProblem message={errors.root?.message} />
      <Button type="submit" look="primary" size="large" isBusy={isSubmitting}>
        {action}
      </Button>
    </form>
  );
}

type KeepProps = { readonly token: string; readonly onConfirmed: () => void };

/** For owners who requested the link because someone else was guessing their password. */
function KeepPassword({ token, onConfirmed }: KeepProps) {
  const [state, setState] = useState<{ readonly isBusy: boolean; readonly problem?: string }>({
    isBusy: false,
  });

  const confirm = async () => {
    setState({ isBusy: true });
    try {
      await callApi(confirmDevice, { body: { token } });
      onConfirmed();
    } catch (error) {
      const problem = describeFailure(error, 'That did not work. Please try again.');
      setState({ isBusy: false, problem });
    }
  };

  return (
    <div className="grid gap-3 border-t border-rule pt-5">
      <p className="text-pencil">
        If you know your password and only need to confirm this device, you can keep it.
      </p>
      <FormProblem message={state.problem} />
      <Button type="button" size="large" isBusy={state.isBusy} onClick={() => void confirm()}>
        Keep my password
      </Button>
    </div>
  );
}
