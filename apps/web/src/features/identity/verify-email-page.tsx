import { verifyEmail } from '@greenpen/api-contract';
import { useMutation } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { Button, buttonClass } from '../../components/form/button.tsx';
import { ApiFailure, describeFailure } from '../../api/api-failure.ts';
import { callApi } from '../../api/call-api.ts';
import { FormProblem } from '../../components/form/form-problem.tsx';
import { IdentityPage } from './identity-page.tsx';

/**
 * For the link to a new address. It takes a click, because mail programs open links automatically, and applies to
 * the account that is signed in.
 */
export function VerifyEmailPage() {
  const token = useLocation().hash.slice(1);
  const signIn = `/sign-in?returnTo=${encodeURIComponent(`/verify-email#${token}`)}`;
  const verify = useMutation({ mutationFn: () => callApi(verifyEmail, { body: { token } }) });
  if (verify.isSuccess) {
    return (
      <IdentityPage title="Your address is confirmed" lead="Your account uses it from now on.">
        <Link to="/account" className={`${buttonClass('primary', 'large')} w-full`}>
          To your account
        </Link>
      </IdentityPage>
    );
  }
  return (
    <IdentityPage
      title="Confirm your address"
      lead="Continue only if you changed the address of your account yourself."
    >
      <div className="grid gap-4">
        <FormProblem message={verify.isError ? describeProblem(verify.error) : undefined} />
        {verify.isError ? (
          <Link to={signIn} className={buttonClass('secondary', 'large')}>
            Go to sign in
          </Link>
        ) : (
          <Button look="primary" size="large" isBusy={verify.isPending} onClick={() => verify.mutate()}>
            Confirm
          </Button>
        )}
      </div>
    </IdentityPage>
  );
}

function describeProblem(error: Error): string {
  const isSignedOut = error instanceof ApiFailure && error.status === 401;
  if (isSignedOut)
    return 'Sign in to the account whose address changes. Then you come back here to confirm it.';
  return describeFailure(error, 'That did not work. Please try again.');
}
