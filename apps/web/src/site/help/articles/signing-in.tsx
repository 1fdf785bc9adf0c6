import type { Article } from '../article.ts';

export const signingIn: Article = {
  slug: 'signing-in',
  group: 'Your account and your data',
  title: 'Signing in and forgotten passwords',
  summary: 'Sign in through your university or with e-mail and password, and reset a forgotten password.',
  alsoFoundBy: 'login log in single sign-on sso oidc google microsoft reset password sessions locked out',
  body: (
    <>
      <h2>Two ways to sign in</h2>
      <p>
        The operator of your installation decides: you sign in through your university (or Google, or
        Microsoft), or with an e-mail address and a password. A password can be any text of at least 8
        characters, unless it is common or contains your name.
      </p>
      <p>
        If both are offered, open your account and choose <b>Link</b> under Single sign-on: then you can use
        either.
      </p>
      <h2>Confirming your password</h2>
      <p>
        If you signed in more than fifteen minutes ago, you have to confirm your password before you end
        sessions, create an API key or, as an administrator, change another account.
      </p>
      <h2>Forgotten password</h2>
      <p>
        Choose <b>Forgot password?</b> on the sign-in page. You get a link by mail that works once, within an
        hour. If the installation sends no mail, its operator can create the link for you.
      </p>
      <h2>Automatic sign-out</h2>
      <p>
        A session ends some days after you last used it. If that happens while you work, unsaved changes stay
        on your device and are restored after you sign in. When you sign out, unsaved changes are sent if
        possible and removed from the device. They are also removed when another user signs in there.
      </p>
      <h2>Too many attempts</h2>
      <p>
        After several wrong passwords, further attempts from the same network are refused for a while. Nobody
        else can lock you out.
      </p>
    </>
  ),
};
