import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { safeReturnTo, trialStart } from '../../lib/return-to.ts';
import { sessionQuery } from '../../lib/session.ts';
import { IdentityPage } from './identity-page.tsx';
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
} as const;

/** The built-in page for e-mail and password. */
export function SignInPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const returnTo = search.get('returnTo');
  const [action, setAction] = useState<keyof typeof words>(returnTo === trialStart ? 'sign-up' : 'sign-in');
  const { title, lead, question, other } = words[action];

  const enter = async () => {
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
            onClick={() => setAction(action === 'sign-in' ? 'sign-up' : 'sign-in')}
            className="text-pen underline underline-offset-2"
          >
            {other}
          </button>
        </>
      }
    >
      <SignInForm key={action} action={action} onEntered={enter} />
    </IdentityPage>
  );
}
