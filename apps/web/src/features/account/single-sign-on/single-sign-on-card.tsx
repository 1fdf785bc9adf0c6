import type { Account } from '@greenpen/api-contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { FormProblem } from '../../../components/form-problem.tsx';
import { LinkDialog } from './link-dialog.tsx';

/** What the way back from the provider says when nothing was linked; the words are ours. */
const problems: Readonly<Record<string, string>> = {
  'identity-taken': 'This identity of the provider already belongs to another account here.',
};

type Props = { readonly account: Account; readonly name: string };

/** Whether the provider of single sign-on opens this account too, and the way to change that. */
export function SingleSignOnCard({ account, name }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [search] = useSearchParams();
  const { hasPassword } = account;
  const { isLinked } = account.singleSignOn;
  const problem = search.get('problem');
  return (
    <div className="grid gap-4 p-5">
      {problem !== null && !isLinked && (
        <FormProblem message={problems[problem] ?? 'Nothing was linked. Please try again.'} />
      )}
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="flex min-w-0 items-center gap-3">
          <Badge {...(isLinked && { tone: 'green' })}>{isLinked ? 'Linked' : 'Not linked'}</Badge>
          <p className="text-pencil">{stateWords({ isLinked, hasPassword })}</p>
        </div>
        {(hasPassword || !isLinked) && (
          <Button onClick={() => setOpen(true)} className="ml-auto">
            {isLinked ? 'Unlink' : `Link ${name}`}
          </Button>
        )}
      </div>
      {isOpen && (
        <LinkDialog
          name={name}
          act={isLinked ? 'unlink' : 'link'}
          hasPassword={hasPassword}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

type State = { readonly isLinked: boolean; readonly hasPassword: boolean };

function stateWords({ isLinked, hasPassword }: State): string {
  if (!isLinked) return 'Your password alone opens this account.';
  return hasPassword
    ? 'It opens this account, and so does your password.'
    : 'It is the only way into this account.';
}
