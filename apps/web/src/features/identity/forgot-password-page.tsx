import { forgotPassword } from '@greenpen/api-contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { z } from 'zod';
import { Button } from '../../components/form/button.tsx';
import { Field } from '../../components/form/field.tsx';
import { SpinnerPage } from '../../components/loading/spinner.tsx';
import { describeFailure } from '../../api/api-failure.ts';
import { callApi } from '../../api/call-api.ts';
import { FormProblem } from '../../components/form/form-problem.tsx';
import { IdentityPage } from './identity-page.tsx';
import { ResetLinkSentPage } from './link-sent-page.tsx';
import { signInOptionsQuery } from './sign-in-options.ts';
import { quietLink } from './quiet-link.ts';

const schema = z.object({ email: z.email('Enter your e-mail address.') });

const backToSignIn = (
  <Link to="/sign-in" className={quietLink}>
    Back to sign in
  </Link>
);

export function ForgotPasswordPage() {
  const options = useQuery(signInOptionsQuery);
  const [askedFor, setAskedFor] = useState<string | null>(null);

  if (options.isPending) return <SpinnerPage />;
  if (options.data?.hasMail === false) {
    return (
      <IdentityPage
        title="Forgot your password?"
        lead="The administrator of this server can help."
        footer={backToSignIn}
      >
        <p>
          This server cannot send e-mail. Ask its administrator for a reset link; this command on the server
          creates one:
        </p>
        <pre className="mt-3 rounded-md bg-desk px-3 py-2.5 font-mono text-13 break-words whitespace-pre-wrap">
          npm run operate -- reset-link you@example.edu
        </pre>
        <p className="mt-3 text-pencil">The link lets you set a new password once, within an hour.</p>
      </IdentityPage>
    );
  }
  if (askedFor !== null) return <ResetLinkSentPage email={askedFor} />;
  return (
    <IdentityPage
      title="Forgot your password?"
      lead="Enter your e-mail address, and we will send you a link to set a new one."
      footer={backToSignIn}
    >
      <AskForLink onAsked={setAskedFor} />
    </IdentityPage>
  );
}

function AskForLink({ onAsked }: { readonly onAsked: (email: string) => void }) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (body) => {
    try {
      await callApi(forgotPassword, { body });
      onAsked(body.email);
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
      <FormProblem message={errors.root?.message} />
      <Button type="submit" look="primary" size="large" isBusy={isSubmitting}>
        Send the link
      </Button>
    </form>
  );
}
