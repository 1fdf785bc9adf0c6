import { verifyEmail } from '@greenpen/api-contract';
import { useMutation } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { Button, buttonClass } from '../../components/button.tsx';
import { describeFailure } from '../../lib/api-failure.ts';
import { callApi } from '../../lib/api.ts';
import { FormProblem } from '../../components/form-problem.tsx';
import { IdentityPage } from './identity-page.tsx';

/** Where the link to a new address leads. A click confirms, because mail programs open links by themselves. */
export function VerifyEmailPage() {
  const token = useLocation().hash.slice(1);
  const verify = useMutation({ mutationFn: () => callApi(verifyEmail, { body: { token } }) });
  if (verify.isSuccess) {
    return (
      <IdentityPage title="Your address is confirmed" lead="Your account is open.">
        <Link to="/sign-in" className={`${buttonClass('primary', 'large')} w-full`}>
          Sign in
        </Link>
      </IdentityPage>
    );
  }
  return (
    <IdentityPage
      title="Confirm your address"
      lead="Do it only if you made an account here, or changed its address, yourself."
    >
      <div className="grid gap-4">
        <FormProblem
          message={
            verify.isError ? describeFailure(verify.error, 'That did not work. Please try again.') : undefined
          }
        />
        {verify.isError ? (
          <Link to="/sign-in" className={buttonClass('secondary', 'large')}>
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
