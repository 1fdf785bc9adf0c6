import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { SpinnerPage } from '../../components/loading/spinner.tsx';
import { safeReturnTo, trialStart } from '../../session/return-to.ts';
import { sessionQuery } from '../../session/session.ts';
import { FormProblem } from '../../components/form/form-problem.tsx';
import { IdentityPage } from './identity-page.tsx';
import { LinkSentPage, ResetLinkSentPage } from './link-sent-page.tsx';
import { SecondStepForm } from './second-step-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { signInOptionsQuery } from './sign-in-options.ts';
import { SignUpForm } from './sign-up-form.tsx';
import { quietLink } from './quiet-link.ts';
import { claimAddress, singleSignOn } from '@greenpen/api-contract';
import { Button, buttonClass } from '../../components/form/button.tsx';
import { describeFailure } from '../../api/api-failure.ts';
import { addressOf, callApi } from '../../api/call-api.ts';
import { LogIn } from 'lucide-react';

type Step =
  | { readonly at: 'sign-in'; readonly problem?: string }
  | { readonly at: 'sign-up' }
  | { readonly at: 'second-step' }
  | { readonly at: 'link-sent'; readonly email: string }
  | { readonly at: 'device-link-sent'; readonly email: string };

const words = {
  'sign-in': { title: 'Sign in', lead: 'Welcome back. Your drafts are where you left them.' },
  'sign-up': { title: 'Create your account', lead: 'Your trial starts now and asks for no credit card.' },
  'second-step': { title: 'One more step', lead: 'Your account asks for a code besides the password.' },
  'set-up': {
    title: 'Set up this server',
    lead: 'The account that you make now administers it. The link works until there is one.',
  },
} as const;

const setUpOf = (hash: string): string | null => /^#set-up=([\w-]+)$/u.exec(hash)?.[1] ?? null;

/** The built-in page for every way in. */
export function SignInPage() {
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const options = useQuery(signInOptionsQuery);
  const returnTo = search.get('returnTo');
  const setUp = setUpOf(hash);
  const isNew = setUp !== null || returnTo === trialStart;
  const failed = search.get('problem');
  const [step, setStep] = useState<Step>({ at: isNew ? 'sign-up' : 'sign-in' });

  const enter = async () => {
    await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
    await navigate(safeReturnTo(returnTo), { replace: true });
  };

  if (options.isPending) return <SpinnerPage />;
  // If the sign-in options cannot be loaded, the password form is shown and reports its own errors.
  const { hasPasswords, canSignUp, asksPasswordAtSignUp, singleSignOn } = options.data ?? {
    hasPasswords: true,
    canSignUp: true,
    asksPasswordAtSignUp: true,
    singleSignOn: null,
  };
  if (step.at === 'link-sent') return <LinkSentPage email={step.email} />;
  if (step.at === 'device-link-sent') return <ResetLinkSentPage email={step.email} />;
  const isWaiting = search.get('step') === 'code' && step.at === 'sign-in' && step.problem === undefined;
  const at = isWaiting ? 'second-step' : step.at === 'sign-up' && !hasPasswords ? 'sign-in' : step.at;
  const { title, lead } = words[at === 'sign-up' && setUp !== null ? 'set-up' : at];
  const problem = step.at === 'sign-in' ? (step.problem ?? problemFor(failed)) : undefined;

  return (
    <IdentityPage
      title={title}
      lead={lead}
      footer={
        at === 'second-step' ? (
          <>
            Not you?{' '}
            <a href={`/sign-in?returnTo=${encodeURIComponent(safeReturnTo(returnTo))}`} className={quietLink}>
              Start again
            </a>
          </>
        ) : !canSignUp && setUp === null ? undefined : (
          <>
            {at === 'sign-in' ? 'New here? ' : 'Have an account already? '}
            <button
              type="button"
              onClick={() => setStep({ at: at === 'sign-in' ? 'sign-up' : 'sign-in' })}
              className={quietLink}
            >
              {at === 'sign-in' ? 'Create an account' : 'Sign in'}
            </button>
          </>
        )
      }
    >
      {at === 'second-step' ? (
        <SecondStepForm
          onEntered={enter}
          onTooLate={(message) => setStep({ at: 'sign-in', problem: message })}
        />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <FormProblem message={problem} />
          {problem !== undefined && failed === 'address-held' && <ClaimAddress onEntered={enter} />}
          {singleSignOn !== null && (
            <SingleSignOnButton
              name={singleSignOn}
              returnTo={returnTo}
              setUp={setUp}
              isOnly={!hasPasswords}
            />
          )}
          {hasPasswords && at === 'sign-up' && (
            <SignUpForm
              setUp={setUp}
              asksPassword={asksPasswordAtSignUp}
              onEntered={enter}
              onLinkSent={(email) => setStep({ at: 'link-sent', email })}
            />
          )}
          {hasPasswords && at === 'sign-in' && (
            <SignInForm
              onEntered={enter}
              onSecondStep={() => setStep({ at: 'second-step' })}
              onLinkSent={(email) => setStep({ at: 'device-link-sent', email })}
            />
          )}
        </div>
      )}
    </IdentityPage>
  );
}

/** Messages for single sign-on failures; fixed here, so a link cannot inject text into this page. */
function problemFor(code: string | null): string | undefined {
  switch (code) {
    case null:
      return undefined;
    case 'address-taken':
      return 'An account with this address exists already. Sign in with your password and link single sign-on on the Account screen.';
    case 'address-held':
      return 'An unconfirmed account with your address and a password already exists here. If it is yours, sign in with that password and link single sign-on on the Account screen. If it is not, you can start with a new account; the other one is then closed.';
    case 'closed':
      return 'You cannot create an account here with this address.';
    case 'identity-taken':
      return 'This single sign-on account is already linked to another account here.';
    case 'address-unverified':
      return 'The provider does not say that your e-mail address is verified, so no account could be made.';
    case 'set-up':
      return 'This server is not set up yet. Open the set-up link that its terminal shows.';
    case 'no-address':
      return 'The provider did not say which e-mail address is yours, so no account could be made.';
    default:
      return 'Single sign-on did not succeed. Please try again.';
  }
}

/** For single sign-on users whose address already has an account here. */
function ClaimAddress({ onEntered }: { readonly onEntered: () => Promise<void> }) {
  const claim = useMutation({
    mutationFn: async () => {
      await callApi(claimAddress, {});
      await onEntered();
    },
  });
  return (
    <div className="grid gap-3">
      <FormProblem
        message={
          claim.isError ? describeFailure(claim.error, 'That did not work. Please try again.') : undefined
        }
      />
      <Button isBusy={claim.isPending} onClick={() => claim.mutate()}>
        It is not mine: start with a new account
      </Button>
    </div>
  );
}

type Props = {
  readonly name: string;
  readonly returnTo: string | null;
  /** Of the link that the server's terminal shows for the first account. */
  readonly setUp: string | null;
  /** True where there is no other way in. */
  readonly isOnly: boolean;
};

/** Leads to the provider; below it a line, where a password is the other way. */
function SingleSignOnButton({ name, returnTo, setUp, isOnly }: Props) {
  const address = addressOf(singleSignOn, {
    query: { returnTo: safeReturnTo(returnTo), setUp: setUp ?? undefined },
  });
  return (
    <>
      <a
        href={address}
        className={`${buttonClass(isOnly ? 'primary' : 'secondary', 'large')} h-auto! min-h-11 min-w-0 py-2 whitespace-normal!`}
      >
        <LogIn size={18} aria-hidden className="shrink-0" />
        <span className="min-w-0 text-center break-words">Continue with {name}</span>
      </a>
      {!isOnly && (
        <p className="flex items-center gap-3 text-13 text-pencil before:h-px before:grow before:bg-rule after:h-px after:grow after:bg-rule">
          or with a password
        </p>
      )}
    </>
  );
}
