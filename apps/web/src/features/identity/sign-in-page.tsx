import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { safeReturnTo, trialStart } from '../../lib/return-to.ts';
import { sessionQuery } from '../../lib/session.ts';
import { IdentityPage } from './identity-page.tsx';
import type { Entry } from './identity-calls.ts';
import { SecondStepForm } from './second-step-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

const words = {
  'sign-in': {
    title: 'Sign in',
    lead: 'Welcome back. Your drafts are where you left them.',
    question: 'New here?',
    other: 'Create an account',
  },
  'sign-up': {
    title: 'Create your account',
    lead: 'Your trial starts now and asks for no credit card.',
    question: 'Have an account already?',
    other: 'Sign in',
  },
  'second-step': {
    title: 'One more step',
    lead: 'Your account asks for a code besides the password.',
    question: 'Not you?',
    other: 'Start again',
  },
  'link-sent': {
    title: 'Look in your mail',
    lead: 'We sent a link to your address. Open it to go on; if you have an account already, the mail says so.',
    question: 'Opened it?',
    other: 'Sign in',
  },
} as const;

/** The built-in page for e-mail and password. */
export function SignInPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const returnTo = search.get('returnTo');
  const [step, setStep] = useState<keyof typeof words>(returnTo === trialStart ? 'sign-up' : 'sign-in');
  const { title, lead, question, other } = words[step];

  const enter = async (entry: Entry) => {
    if (entry !== 'signed-in') {
      setStep(entry);
      return;
    }
    await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
    await navigate(safeReturnTo(returnTo), { replace: true });
  };

  return (
    <IdentityPage
      title={title}
      lead={lead}
      footer={
        <>
          {question}{' '}
          <button
            type="button"
            onClick={() => setStep(step === 'sign-in' ? 'sign-up' : 'sign-in')}
            className="text-pen underline underline-offset-2"
          >
            {other}
          </button>
        </>
      }
    >
      {step === 'second-step' ? (
        <SecondStepForm onEntered={enter} />
      ) : step === 'link-sent' ? (
        <p>Nothing there after a few minutes? Look among unwanted mail, or sign up again.</p>
      ) : (
        <SignInForm key={step} action={step} onEntered={enter} />
      )}
    </IdentityPage>
  );
}
