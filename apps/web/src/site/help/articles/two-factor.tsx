import type { Article } from '../article.ts';

export const twoFactor: Article = {
  slug: 'two-factor',
  group: 'Your account and your data',
  title: 'Two-factor sign-in',
  summary: 'A code from an app on your phone, in addition to your password.',
  alsoFoundBy: '2fa mfa totp authenticator recovery codes backup codes phone',
  body: (
    <>
      <h2>Turn it on</h2>
      <ol>
        <li>
          On the <b>Account</b> screen, choose <b>Set up</b> beside <b>Two-factor sign-in</b>. You are asked
          for your password.
        </li>
        <li>Scan the QR code with an authenticator app, or type the key into it.</li>
        <li>Type the six digits from the app.</li>
        <li>
          Store the recovery codes in a safe place, not on the same phone. Each code works once instead of the
          app.
        </li>
      </ol>
      <p>
        Some installations require it: until you set it up, you can only open your account, and you cannot
        turn it off.
      </p>
      <h2>A new phone</h2>
      <p>
        Move the entry to the new app first, or sign in with a recovery code and turn the second factor off
        and on again.
      </p>
      <h2>Lost phone and recovery codes</h2>
      <p>
        Write to the operator of your installation, who has to verify your identity. A password reset does not
        bypass the second factor. If you sign in through your university, it provides the second factor.
      </p>
    </>
  ),
};
