import { MailCheck } from 'lucide-react';
import { Link } from 'react-router';
import { IdentityPage } from './identity-page.tsx';
import { quietLink } from './quiet-link.ts';

/** After a sign-up where addresses are verified; the same for every address. */
export function LinkSentPage({ email }: { readonly email: string }) {
  return (
    <IdentityPage
      title="Look into your mailbox"
      lead="Choose your password there, and your account is open."
      footer={
        <Link to="/sign-in" reloadDocument className={quietLink}>
          Back to sign in
        </Link>
      }
    >
      <div className="flex gap-3.5">
        <MailCheck size={20} aria-hidden className="mt-0.5 shrink-0 text-pen" />
        <div className="min-w-0">
          <p>
            A message is on its way to <strong className="break-words">{email}</strong>. Open the link in it
            to go on; it works for 24 hours.
          </p>
          <p className="mt-2 text-pencil">
            Nothing after some minutes? Look among the unwanted mail. Creating the account again sends another
            link.
          </p>
        </div>
      </div>
    </IdentityPage>
  );
}

/** After a link was asked for that sets a password or makes a device known; the same for every address. */
export function ResetLinkSentPage({ email }: { readonly email: string }) {
  return (
    <IdentityPage
      title="Look into your mailbox"
      lead="The link works for one hour."
      footer={
        <Link to="/sign-in" reloadDocument className={quietLink}>
          Back to sign in
        </Link>
      }
    >
      <p>
        If <strong className="break-words">{email}</strong> has an account here, a message with a link is on
        its way to it. Open the link on this device.
      </p>
      <p className="mt-2 text-pencil">
        Several such messages? Any of them from the last hour will do. Nothing after some minutes? Look among
        the unwanted mail, and check the address.
      </p>
    </IdentityPage>
  );
}
