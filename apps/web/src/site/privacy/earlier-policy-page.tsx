import { product } from '../../product.ts';
import { PolicyFrame } from './policy-frame.tsx';

export function EarlierPolicyPage() {
  const { name, supportEmail } = product;
  return (
    <PolicyFrame
      title="Privacy Policy of January 30, 2025"
      date="Last updated: January 30, 2025"
      note={
        <p>
          This version is no longer in force. <a href="/privacy">The current one is of August 5, 2025.</a>
        </p>
      }
    >
      <h2>What we collect</h2>
      <p>
        Your name and e-mail address, the assignments that you upload, the grades and the feedback that are
        made of them, and your settings.
      </p>
      <h2>What we use it for</h2>
      <p>
        To draft grades and feedback for you, to keep your account, and to answer when you write to us. {name}{' '}
        does not sell data and does not use assignments for anything else.
      </p>
      <h2>Security</h2>
      <p>
        Data is encrypted, and handled according to FERPA guidelines. Whoever runs an installation decides
        where it stands.
      </p>
      <h2>How long</h2>
      <p>Assignment content is deleted within 30 days. Requests to delete data are handled within 30 days.</p>
      <h2>Questions</h2>
      <p>
        Write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
      </p>
    </PolicyFrame>
  );
}
