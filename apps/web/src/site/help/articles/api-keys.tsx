import keysDark from '../../images/api-keys-dark.webp';
import keysLight from '../../images/api-keys-light.webp';
import type { Article } from '../article.ts';
import { Shot } from '../shot.tsx';

export const apiKeys: Article = {
  slug: 'api-keys',
  group: 'Export and integration',
  title: 'API keys',
  summary: 'One key for each account: what it can do, and what to do if you lose it.',
  alsoFoundBy: 'token revoke regenerate gg_ authorization bearer programs',
  body: (
    <>
      <Shot light={keysLight} dark={keysDark} alt="The API Keys screen." />
      <h2>Create</h2>
      <p>
        Under <b>API Keys</b>, choose <b>Generate API Key</b>. The whole key, which begins with{' '}
        <code>gg_</code>, is shown only once: copy it and protect it like a password. We store only a hash of
        it.
      </p>
      <h2>Permissions</h2>
      <p>
        A key can upload papers, start grading, and read your papers, drafts and courses. It cannot approve,
        change or delete anything, and it gives no access to your account.
      </p>
      <h2>Lost or exposed keys</h2>
      <p>
        <b>Regenerate</b> replaces the key and <b>Revoke</b> removes it; the old key stops working at once.
        The screen shows when and from where it was last used. A key also stops working when you change or
        reset your password, turn on two-factor sign-in, or sign out everywhere else.
      </p>
    </>
  ),
};
