import type { Article } from '../article.ts';

export const twoFactor: Article = {
  slug: 'two-factor',
  group: 'Your account and your data',
  title: 'Two-factor sign-in',
  summary: 'A second proof beside the password, from an app on your phone.',
  alsoFoundBy: '2fa mfa totp authenticator recovery codes backup codes phone',
  body: (
    <>
      <h2>Switch it on</h2>
      <ol>
        <li>
          On the <b>Account</b> screen, choose <b>Set up</b> beside <b>Two-factor sign-in</b>. You are asked
          for your password.
        </li>
        <li>Scan the square with an authenticator app, or type the key into it.</li>
        <li>Type the six digits that the app shows.</li>
        <li>
          Keep the recovery codes somewhere safe, and not on the same phone. Each works once in place of the
          app.
        </li>
      </ol>
      <p>
        Some installations ask everybody for it: until it is set up, only your account opens, and it cannot be
        switched off.
      </p>
      <h2>A new phone</h2>
      <p>
        Move the entry to the new app first, or sign in with a recovery code, switch the second factor off and
        on again.
      </p>
      <h2>Phone and codes are both gone</h2>
      <p>
        Write to whoever runs your installation; they have to make sure that you are you. A reset of the
        password alone does not get past the second factor. Where your university signs you in, the second
        factor is the university’s.
      </p>
    </>
  ),
};
