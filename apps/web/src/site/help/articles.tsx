import type { Article } from './article.ts';
import { browserExtension } from './articles/browser-extension.tsx';
import { courses } from './articles/courses.tsx';
import { dashboard } from './articles/dashboard.tsx';
import { exporting } from './articles/exporting.tsx';
import { firstPaper } from './articles/first-paper.tsx';
import { gradingQueue } from './articles/grading-queue.tsx';
import { keyboard } from './articles/keyboard.tsx';
import { reviewing } from './articles/reviewing.tsx';
import { signingIn } from './articles/signing-in.tsx';
import { troubleshooting } from './articles/troubleshooting.tsx';
import { uploading } from './articles/uploading.tsx';
import { whatIsChecked } from './articles/what-is-checked.tsx';
import { yourVoice } from './articles/your-voice.tsx';
import type { CatalogueEntry } from './catalogue.ts';
import { product } from '../../product.ts';
import keysDark from '../images/api-keys-dark.webp';
import keysLight from '../images/api-keys-light.webp';
import { Shot } from './shot.tsx';

const twoFactor: Article = {
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

const studentData: Article = {
  slug: 'student-data',
  group: 'Your account and your data',
  title: 'What happens to your students’ papers',
  summary: 'Where they are, who sees them, when they are deleted, and what you can do yourself.',
  alsoFoundBy: 'privacy ferpa gdpr security encryption retention delete export data model training',
  body: (
    <>
      <ul>
        <li>Papers and what is made of them are encrypted at rest. The key belongs to the installation.</li>
        <li>You alone see them: not other instructors, and not through the admin pages.</li>
        <li>
          The file, its text, the findings’ quotes and drafts that you never approved are deleted within 30
          days; your installation may do so sooner. The screens say when.
        </li>
        <li>Approved grades and feedback are your record and stay until you delete them.</li>
        <li>No model is trained on papers here.</li>
        <li>
          The engine runs on the installation’s own machines and needs no language model. Whether one is
          connected is decided by whoever runs the installation. Where one is, <b>Settings</b> names it and
          where it is called; it drafts feedback and never scores, and you can switch it off there.
        </li>
      </ul>
      <h2>Delete now</h2>
      <p>
        A paper: from the menu in the queue; it can be put back for ten minutes and is gone for good after
        that. Your whole account, and a copy of everything in it: under <b>Delete account</b> and{' '}
        <b>Export everything</b> on the Account screen.
      </p>
      <p>
        All of it in full: the <a href="/privacy">privacy policy</a>.
      </p>
    </>
  ),
};

const howScoresAreMade: Article = {
  slug: 'how-scores-are-made',
  group: 'What is checked',
  title: 'How scores are made',
  summary: 'From findings to three scores, from three scores to a grade.',
  alsoFoundBy: 'grade letter percent total weighted mean calculation points why',
  body: (
    <>
      <h2>Grammar and APA</h2>
      <p>
        Each begins at full points. A finding costs points, the same kind of finding less and less as it
        repeats, and no single rule can take everything. Advice costs nothing.
      </p>
      <h2>Content</h2>
      <p>
        Five measured parts add up to 100: development, structure, language, use of sources, and what was
        asked. Where a part does not apply, its share goes to the others. With graded examples of yours, the
        score leans towards your marks.
      </p>
      <h2>The total</h2>
      <p>
        The weighted mean of the three, with the weights that stood when the paper was graded. A is 90 and
        above, B 80, C 70, D 60; below that, F. Where an assignment has other points than 100, the points
        stand beside the percentage.
      </p>
      <h2>What a score is not</h2>
      <p>
        It is a draft made by rules and measurements. It does not know the discussion in your seminar. That is
        why every part can be dismissed, set by hand, or overruled, and why nothing counts until you approve
        it.
      </p>
    </>
  ),
};

const apiKeys: Article = {
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

const { name, dollarsPerMonth, trialDays } = product.plan;

const plan: Article = {
  slug: 'plan',
  group: 'Your account and your data',
  title: 'Trial, plan and billing',
  summary: `One plan, ${name}, at $${dollarsPerMonth} a month after ${trialDays} free days.`,
  alsoFoundBy: 'price cost subscription cancel invoice payment credit card refund',
  body: (
    <>
      <h2>The trial</h2>
      <p>
        {trialDays} days from the day of your account, with everything, without a card. Nothing is charged
        when it ends.
      </p>
      <h2>After it</h2>
      <p>
        {name} costs ${dollarsPerMonth} a month, with unlimited grading. Without a subscription you can still
        read and export all you have; only new grading waits for it.
      </p>
      <h2>Cancelling</h2>
      <p>Any time, to the end of the month that is paid. Your papers and grades stay.</p>
      <h2>Installations of a university</h2>
      <p>
        Whoever runs an installation decides whether it charges at all. Where billing is not set up, nothing
        ends and nothing is asked for.
      </p>
    </>
  ),
};

/** Every article, in the order in which they are best read. */
export function articles(catalogue: readonly CatalogueEntry[]): readonly Article[] {
  return [
    firstPaper,
    keyboard,
    dashboard,
    uploading,
    gradingQueue,
    reviewing,
    courses,
    yourVoice,
    whatIsChecked(catalogue),
    howScoresAreMade,
    exporting,
    browserExtension,
    apiKeys,
    signingIn,
    twoFactor,
    plan,
    studentData,
    troubleshooting,
  ];
}
