import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { SpinnerPage } from '../../components/loading/spinner.tsx';
import { safeReturnTo, trialStart } from '../../session/return-to.ts';
import { sessionQuery } from '../../session/session.ts';
import { FormProblem } from '../../components/form/form-problem.tsx';
import { IdentityPage } from './identity-page.tsx';
import { LinkSentPage, ResetLinkSentPage } from './link-sent-page.tsx';
import { SecondStepForm, SignInForm } from './sign-in-form.tsx';
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
  'sign-up': { title: 'Create your account', lead: 'Your trial starts now. No credit card needed.' },
  'second-step': {
    title: 'One more step',
    lead: 'Your account requires a code in addition to your password.',
  },
  'set-up': {
    title: 'Set up this server',
    lead: 'The account that you create now will be its administrator. The link works until then.',
  },
} as const;

const setUpOf = (hash: string): string | null => /^#set-up=([\w-]+)$/u.exec(hash)?.[1] ?? null;

/** If the sign-in options cannot be loaded, the password form is shown and reports its own errors. */
const optionsWhileUnknown = {
  hasPasswords: true,
  canSignUp: true,
  asksPasswordAtSignUp: true,
  singleSignOn: null,
};

/** Sign-in and sign-up, with a password or single sign-on. */
export function SignInPage() {
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const options = useQuery(signInOptionsQuery);
  const returnTo = search.get('returnTo');
  const setUp = setUpOf(hash);
  const isNew = setUp !== null || returnTo === trialStart;
  const failed = search.get('problem');
  const [step, setStep] = useState<Step>({ at: isNew ? 'sign-up' : 'sign-in' });

  const enter = useEnter(returnTo);

  if (options.isPending) return <SpinnerPage />;
  const { hasPasswords, canSignUp, asksPasswordAtSignUp, singleSignOn } = options.data ?? optionsWhileUnknown;
  if (step.at === 'link-sent') return <LinkSentPage email={step.email} />;
  if (step.at === 'device-link-sent') return <ResetLinkSentPage email={step.email} />;
  const isWaiting = search.get('step') === 'code' && step.at === 'sign-in' && step.problem === undefined;
  const at = isWaiting ? 'second-step' : step.at === 'sign-up' && !hasPasswords ? 'sign-in' : step.at;
  const { title, lead } = words[at === 'sign-up' && setUp !== null ? 'set-up' : at];
  const problem = step.at === 'sign-in' ? (step.problem ?? problemFor(failed)) : undefined;

  const isClosed = at !== 'second-step' && !canSignUp && setUp === null;

  return (
    <IdentityPage
      title={title}
      lead={lead}
      footer={isClosed ? undefined : <Footer at={at} returnTo={returnTo} onStep={setStep} />}
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
          {hasPasswords && (
            <PasswordForm
              at={at}
              setUp={setUp}
              asksPassword={asksPasswordAtSignUp}
              onEntered={enter}
              onStep={setStep}
            />
          )}
        </div>
      )}
    </IdentityPage>
  );
}

/** Continues as the user who has just signed in. */
function useEnter(returnTo: string | null): () => Promise<void> {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return async () => {
    await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
    await navigate(safeReturnTo(returnTo), { replace: true });
  };
}

type PasswordFormProps = {
  readonly at: 'sign-in' | 'sign-up';
  readonly setUp: string | null;
  readonly asksPassword: boolean;
  readonly onEntered: () => Promise<void>;
  readonly onStep: (step: Step) => void;
};

function PasswordForm({ at, setUp, asksPassword, onEntered, onStep }: PasswordFormProps) {
  if (at === 'sign-up') {
    return (
      <SignUpForm
        setUp={setUp}
        asksPassword={asksPassword}
        onEntered={onEntered}
        onLinkSent={(email) => onStep({ at: 'link-sent', email })}
      />
    );
  }
  return (
    <SignInForm
      onEntered={onEntered}
      onSecondStep={() => onStep({ at: 'second-step' })}
      onLinkSent={(email) => onStep({ at: 'device-link-sent', email })}
    />
  );
}

type FooterProps = {
  readonly at: 'sign-in' | 'sign-up' | 'second-step';
  readonly returnTo: string | null;
  readonly onStep: (step: Step) => void;
};

/** Links to the other form. */
function Footer({ at, returnTo, onStep }: FooterProps) {
  if (at === 'second-step') {
    return (
      <>
        Not you?{' '}
        <a href={`/sign-in?returnTo=${encodeURIComponent(safeReturnTo(returnTo))}`} className={quietLink}>
          Start again
        </a>
      </>
    );
  }
  return (
    <>
      {at === 'sign-in' ? 'New here? ' : 'Have an account already? '}
      <button
        type="button"
        onClick={() => onStep({ at: at === 'sign-in' ? 'sign-up' : 'sign-in' })}
        className={quietLink}
      >
        {at === 'sign-in' ? 'Create an account' : 'Sign in'}
      </button>
    </>
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
      return 'The provider did not confirm that your e-mail address is verified, so no account was created.';
    case 'set-up':
      return 'This server is not set up yet. Open the set-up link shown in its terminal.';
    case 'no-address':
      return 'The provider did not send your e-mail address, so no account was created.';
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
  /** The token of the set-up link for the first account, shown in the server's terminal. */
  readonly setUp: string | null;
  /** True if passwords are off. */
  readonly isOnly: boolean;
};

/** Links to the provider, with a divider below it if passwords are on. */
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
