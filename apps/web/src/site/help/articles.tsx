import type { Article } from './article.ts';
import { browserExtension, exporting } from './articles/export-and-integration.tsx';
import { languageModel } from './articles/language-model.tsx';
import { courses, dashboard, yourVoice } from './articles/teaching-screens.tsx';
import { firstPaper, keyboard } from './articles/getting-started.tsx';
import { gradingQueue, reviewing, uploading } from './articles/grading-screens.tsx';
import { notSeen, whatIsChecked } from './articles/what-is-checked.tsx';
import { signingIn } from './articles/signing-in.tsx';
import { troubleshooting } from './articles/troubleshooting.tsx';
import type { CatalogueEntry } from './catalogue.ts';
import { product } from '../../product.ts';
import keysDark from '../images/api-keys-dark.webp';
import keysLight from '../images/api-keys-light.webp';
import { Shot } from './shot.tsx';

const twoFactor: Article = {
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

const studentData: Article = {
  slug: 'student-data',
  group: 'Your account and your data',
  title: 'What happens to your students’ papers',
  summary: 'Where papers are stored, who can see them, when they are deleted, and what you can do.',
  alsoFoundBy: 'privacy ferpa gdpr security encryption retention delete export data model training',
  body: (
    <>
      <ul>
        <li>Papers, reviews and feedback are encrypted at rest. The key belongs to the installation.</li>
        <li>Only you can see them: other instructors and the admin pages cannot.</li>
        <li>
          The file, its text, the quotes of findings and unapproved drafts are deleted within 30 days, or
          sooner in some installations. The screens show the date.
        </li>
        <li>Approved grades and feedback stay until you delete them.</li>
        <li>We train no models on papers.</li>
        <li>
          The engine runs on the installation’s own machines and needs no language model. The operator decides
          whether to connect one. If one is connected, <b>Settings</b> shows its name and host; it drafts
          feedback and never scores, and you can turn it off there.
        </li>
      </ul>
      <h2>Delete now</h2>
      <p>
        Delete a paper from its menu in the queue; you can restore it for ten minutes. On the Account screen,{' '}
        <b>Delete account</b> deletes your whole account, and <b>Export everything</b> downloads a copy of it.
      </p>
      <p>
        For details, see the <a href="/privacy">privacy policy</a>.
      </p>
    </>
  ),
};

const howScoresAreMade: Article = {
  slug: 'how-scores-are-made',
  group: 'What is checked',
  title: 'How scores are made',
  summary: 'How findings become three scores, and three scores become a grade.',
  alsoFoundBy: 'grade letter percent total weighted mean calculation points why',
  body: (
    <>
      <h2>Grammar and APA</h2>
      <p>
        Each score starts at full points. A finding costs points, repeated findings of the same kind cost less
        and less, and no single rule can cost all points. Advice costs nothing.
      </p>
      <h2>Content</h2>
      <p>
        Five measured parts add up to 100: development, structure, language, use of sources, and the
        assignment’s requirements. If a part does not apply, its share goes to the others. If you add graded
        examples, the score is adjusted towards your marks.
      </p>
      <h2>The total</h2>
      <p>
        The total is the weighted mean of the three scores, with the weights set when the paper was graded. A
        is 90 and above, B 80, C 70, D 60; below that, F. If an assignment’s maximum is not 100, the points
        are shown beside the percentage.
      </p>
      <h2>Limits of a score</h2>
      <p>
        A score is a draft from rules and measurements. It does not know your classroom discussions. You can
        therefore dismiss or override every part, and nothing counts until you approve it.
      </p>
    </>
  ),
};

const apiKeys: Article = {
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
        The trial lasts {trialDays} days from the day you create your account, includes all features, and
        needs no credit card. Nothing is charged when it ends.
      </p>
      <h2>After the trial</h2>
      <p>
        {name} costs ${dollarsPerMonth} a month, with unlimited grading. Without a subscription you can still
        read and export all your data, but you cannot grade new papers.
      </p>
      <h2>Cancelling</h2>
      <p>You can cancel at any time, to the end of the month you paid for. Your papers and grades stay.</p>
      <h2>University installations</h2>
      <p>
        The operator of an installation decides whether it charges. Without billing, there is no trial limit
        and no payment.
      </p>
    </>
  ),
};

/** All articles, in reading order. */
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
    languageModel,
    whatIsChecked(catalogue),
    notSeen,
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
