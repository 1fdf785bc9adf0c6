import { AboutPage } from '../about/about-page.tsx';
import { ContactPage } from '../contact/contact-page.tsx';
import { DemoPage } from '../demo/demo-page.tsx';
import { LoginPage } from '../entrance/login-page.tsx';
import { articles } from '../help/articles.tsx';
import { ArticlePage, HelpPage } from '../help/help-pages.tsx';
import type { CatalogueEntry } from '../help/catalogue.ts';
import { LandingPage } from '../landing/landing-page.tsx';
import { PolicyPage } from '../privacy/policy-page.tsx';
import { product } from '../../product.ts';
import type { SitePage } from './site-page.ts';
import { buttonClass } from '../../components/form/button.tsx';
import { loginAddress, trialStart } from '../../session/return-to.ts';
import { EntrancePage, quietLink } from '../entrance/entrance-page.tsx';
import { PolicyFrame } from '../privacy/policy-frame.tsx';

const places = [
  ['Help Center', '/help'],
  ['Demo', '/demo'],
  ['Contact Us', '/contact'],
] as const;

const { name, plan } = product;

/** The current privacy policy and the earlier one. */
const policies: readonly SitePage[] = [
  {
    paths: ['/privacy', '/privacy-policy'],
    title: 'Privacy Policy',
    description: `What ${name} stores, for how long, who can read it, and how to take it out or delete it.`,
    body: <PolicyPage />,
  },
  {
    paths: ['/privacy/2025-01-30'],
    title: 'Privacy Policy of January 30, 2025',
    description: `The earlier privacy policy of ${name}, in force until August 5, 2025.`,
    body: <EarlierPolicyPage />,
  },
];

/** The pages that lead to an account. */
const entrances: readonly SitePage[] = [
  {
    paths: ['/signup'],
    title: 'Start Your Free Trial',
    description: `${plan.trialDays} days of ${name} without a credit card, then $${plan.dollarsPerMonth} a month. Cancel anytime.`,
    body: <SignUpPage />,
    isQuiet: true,
  },
  {
    paths: ['/login'],
    title: 'Professor Login Area',
    description: `Sign in to ${name} to read your drafts and grade new papers.`,
    body: <LoginPage />,
    isQuiet: true,
  },
];

/** Every page that is drawn when the web app is built. */
export function allPages(catalogue: readonly CatalogueEntry[]): readonly SitePage[] {
  const written = articles(catalogue);
  return [
    {
      paths: ['/'],
      title: `${name}: drafted grades and feedback for professors`,
      description: `${name} drafts scores and feedback for student papers: grammar, APA 7 and content, marked in the text, in your own voice. You read, change what you like, and approve.`,
      body: <LandingPage />,
    },
    {
      paths: ['/about'],
      title: 'About',
      description: `Why ${name} exists: the first read of a paper is work, the last word is judgment, and judgment stays with the instructor.`,
      body: <AboutPage />,
    },
    {
      paths: ['/demo'],
      title: 'Demo',
      description: `Paste a paragraph or take a sample paper and see what ${name} finds in it: no account, deleted after ten minutes.`,
      body: <DemoPage />,
      script: 'demo',
    },
    {
      paths: ['/help'],
      title: 'Help Center',
      description: `How to use ${name}: first steps, every screen, every check with its place in APA 7, exports, privacy, and what to do when something goes wrong.`,
      body: <HelpPage articles={written} />,
      script: 'help',
    },
    ...written.map((article): SitePage => ({
      paths: [`/help/${article.slug}`],
      title: article.title,
      description: article.summary,
      body: <ArticlePage article={article} articles={written} />,
    })),
    ...policies,
    {
      paths: ['/contact'],
      title: 'Contact Us',
      description: `Write to the people behind ${name}. Messages are answered within ${product.answersWithin}.`,
      body: <ContactPage />,
      script: 'contact',
    },
    ...entrances,
    {
      paths: ['/404'],
      title: 'Page not found',
      description: 'There is no page at this address.',
      body: <NotFoundPage />,
    },
  ];
}

function NotFoundPage() {
  return (
    <div className="mx-auto grid min-h-[60vh] max-w-xl content-center px-5 py-20">
      <p className="font-serif text-[96px] leading-none font-semibold text-pen">
        4<span className="mark mark-grammar">0</span>4
      </p>
      <h1 className="mt-6 font-serif text-28 font-semibold">Page not found</h1>
      <p className="mt-3 text-16 text-pencil">
        This page does not exist. The address may be mistyped, or the page has moved.
      </p>
      <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
        <a href="/" className={buttonClass('primary', 'large')}>
          Go to the home page
        </a>
        <p className="flex flex-wrap gap-x-6 gap-y-2 max-sm:w-full">
          {places.map(([name, href]) => (
            <a key={href} href={href} className="text-pen underline underline-offset-2">
              {name}
            </a>
          ))}
        </p>
      </div>
    </div>
  );
}

function SignUpPage() {
  const { plan } = product;
  return (
    <EntrancePage
      title="Start Your Free Trial"
      lead={`${plan.trialDays} days of everything, no credit card. After that $${plan.dollarsPerMonth} a month, cancel anytime.`}
      footer={
        <>
          Already have an account?{' '}
          <a href="/login" className={quietLink}>
            Sign in
          </a>
        </>
      }
    >
      <a href={loginAddress(trialStart)} className={`${buttonClass('primary', 'large')} w-full`}>
        Start Free Trial
      </a>
      <p className="mt-4 text-pencil">
        You create an account on the next page, upload a paper, and read the first draft a moment later.
      </p>
      <p className="mt-4 border-t border-rule pt-4 text-13 text-pencil">
        Your papers stay yours: encrypted, shown to you alone, deleted within 30 days. All of it is in the{' '}
        <a href="/privacy" className={quietLink}>
          privacy policy
        </a>
        .
      </p>
    </EntrancePage>
  );
}

function EarlierPolicyPage() {
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
        Data is encrypted, and handled according to FERPA guidelines. The operator of an installation decides
        where it is stored.
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
