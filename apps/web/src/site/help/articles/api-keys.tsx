import keysDark from '../../images/api-keys-dark.webp';
import keysLight from '../../images/api-keys-light.webp';
import type { Article } from '../article.ts';
import { Shot } from '../shot.tsx';

export const apiKeys: Article = {
  slug: 'api-keys',
  group: 'Taking it away',
  title: 'API keys',
  summary: 'One key for each account: what it opens, and what to do when it is lost.',
  alsoFoundBy: 'token revoke regenerate gg_ authorization bearer programs',
  body: (
    <>
      <Shot light={keysLight} dark={keysDark} alt="The API Keys screen." />
      <h2>Create</h2>
      <p>
        Under <b>API Keys</b>, choose <b>Generate API Key</b>. The whole key, which begins with{' '}
        <code>gg_</code>, is shown this once: copy it and keep it like a password. Only a hash of it is
        stored.
      </p>
      <h2>What it opens</h2>
      <p>
        Uploading papers, starting to grade them, and reading your papers, drafts and courses. It cannot
        approve, change or delete anything, and it does not open your account.
      </p>
      <h2>Lost, or seen by somebody</h2>
      <p>
        <b>Regenerate</b> replaces it, <b>Revoke</b> removes it; both stop the old key at once. When and from
        where it was last used stands beside it. It also stops when you change or reset your password, switch
        on two-factor sign-in, or sign out everywhere else.
      </p>
    </>
  ),
};
