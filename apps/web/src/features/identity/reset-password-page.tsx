import { resetPassword } from '@greenpen/api-contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation } from 'react-router';
import { z } from 'zod';
import { Button, buttonClass } from '../../components/button.tsx';
import { describeFailure } from '../../lib/api-failure.ts';
import { callApi } from '../../lib/api.ts';
import { FormProblem } from '../../components/form-problem.tsx';
import { IdentityPage } from './identity-page.tsx';
import { newPassword, NewPasswordField } from './new-password-field.tsx';
import { quietLink } from './quiet-link.ts';

const schema = z.object({ newPassword });

/** Where the link of a reset leads; its secret stands behind the "#", which browsers send nowhere. */
export function ResetPasswordPage() {
  const token = useLocation().hash.slice(1);
  const [isDone, setIsDone] = useState(false);
  if (isDone) {
    return (
      <IdentityPage title="Your new password is set" lead="You are signed out everywhere else.">
        <Link to="/sign-in" className={`${buttonClass('primary', 'large')} w-full`}>
          Sign in
        </Link>
      </IdentityPage>
    );
  }
  return (
    <IdentityPage
      title="Set a new password"
      lead="It counts at once, and every session of your account ends."
      footer={
        <Link to="/forgot-password" className={quietLink}>
          Ask for another link
        </Link>
      }
    >
      {token === '' ? (
        <p>This address is not complete. Open the link from the message again, or copy all of it.</p>
      ) : (
        <NewPasswordForm token={token} onDone={() => setIsDone(true)} />
      )}
    </IdentityPage>
  );
}

function NewPasswordForm({ token, onDone }: { readonly token: string; readonly onDone: () => void }) {
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
        Set the password
      </Button>
    </form>
  );
}
