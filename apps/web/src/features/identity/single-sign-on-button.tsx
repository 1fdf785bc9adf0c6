import { singleSignOn } from '@greenpen/api-contract';
import { LogIn } from 'lucide-react';
import { buttonClass } from '../../components/form/button.tsx';
import { addressOf } from '../../api/call-api.ts';
import { safeReturnTo } from '../../session/return-to.ts';

type Props = {
  readonly name: string;
  readonly returnTo: string | null;
  /** Of the link that the server's terminal shows for the first account. */
  readonly setUp: string | null;
  /** True where there is no other way in. */
  readonly isOnly: boolean;
};

/** Leads to the provider; below it a line, where a password is the other way. */
export function SingleSignOnButton({ name, returnTo, setUp, isOnly }: Props) {
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
