import type { Article } from '../article.ts';

export const signingIn: Article = {
  slug: 'signing-in',
  group: 'Your account and your data',
  title: 'Signing in, and a forgotten password',
  summary: 'By your university or by e-mail and password, and the way back in.',
  alsoFoundBy: 'login log in single sign-on sso oidc google microsoft reset password sessions locked out',
  body: (
    <>
      <h2>Two ways in</h2>
      <p>
        Whoever runs your installation decides: either your university (or Google, or Microsoft) signs you in,
        or you do so with an e-mail address and a password. The password may be any text of 8 characters or
        more.
      </p>
      <p>
        Where both are offered, open your account and choose <b>Link</b> under Single sign-on: from then on
        either way opens it.
      </p>
      <h2>Asked once more</h2>
      <p>
        Before sessions are ended, or an administrator changes somebody's account, you are asked for your
        password again if you signed in more than fifteen minutes ago.
      </p>
      <h2>Forgotten</h2>
      <p>
        Choose <b>Forgot password?</b> on the sign-in page. You get a link by mail that works once, within an
        hour. Where the installation sends no mail, its operator can make such a link for you.
      </p>
      <h2>Signed out by itself</h2>
      <p>
        A session ends some days after you last used it. If that happens while you work, what is unsaved stays
        on your device; after signing in it is put back. Signing out yourself sends what can be sent and
        leaves nothing on the device; somebody else signing in there removes it too.
      </p>
      <h2>Too many attempts</h2>
      <p>
        After some wrong passwords, more are refused from that place for a while. Nobody else can lock you
        out.
      </p>
    </>
  ),
};
