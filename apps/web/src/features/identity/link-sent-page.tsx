import { MailCheck } from 'lucide-react';
import { Link } from 'react-router';
import { IdentityPage } from './identity-page.tsx';
import { quietLink } from './quiet-link.ts';

/** After a sign-up where addresses are verified; the same for every address. */
export function LinkSentPage({ email }: { readonly email: string }) {
  return (
    <IdentityPage
      title="Check your e-mail"
      lead="Follow the link in our message to choose your password."
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
            We sent a message to <strong className="break-words">{email}</strong>. Open the link in it to
            continue; it works for 24 hours.
          </p>
          <p className="mt-2 text-pencil">
            Nothing after a few minutes? Check your spam folder. Creating the account again sends another
            link.
          </p>
        </div>
      </div>
    </IdentityPage>
  );
}

/** After a request for a link that resets a password or confirms a device; the same for every address. */
export function ResetLinkSentPage({ email }: { readonly email: string }) {
  return (
    <IdentityPage
      title="Check your e-mail"
      lead="The link works for one hour."
      footer={
        <Link to="/sign-in" reloadDocument className={quietLink}>
          Back to sign in
        </Link>
      }
    >
      <p>
        If <strong className="break-words">{email}</strong> has an account here, we sent a message with a link
        to it. Open the link on this device.
      </p>
      <p className="mt-2 text-pencil">
        If you got several messages, any link from the last hour works. Nothing after a few minutes? Check
        your spam folder and the address.
      </p>
    </IdentityPage>
  );
}
