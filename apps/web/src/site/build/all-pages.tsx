import { AboutPage } from '../about/about-page.tsx';
import { ContactPage } from '../contact/contact-page.tsx';
import { DemoPage } from '../demo/demo-page.tsx';
import { LoginPage } from '../entrance/login-page.tsx';
import { SignUpPage } from '../entrance/sign-up-page.tsx';
import { articles } from '../help/articles.tsx';
import { ArticlePage } from '../help/article-page.tsx';
import type { CatalogueEntry } from '../help/catalogue.ts';
import { HelpPage } from '../help/help-page.tsx';
import { LandingPage } from '../landing/landing-page.tsx';
import { EarlierPolicyPage } from '../privacy/earlier-policy-page.tsx';
import { PolicyPage } from '../privacy/policy-page.tsx';
import { product } from '../../product.ts';
import { NotFoundPage } from './not-found-page.tsx';
import type { SitePage } from './site-page.ts';

const { name, plan } = product;

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
      description: `Why ${name} exists: the first read of a paper is work, the last word is judgement, and judgement stays with the instructor.`,
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
    {
      paths: ['/contact'],
      title: 'Contact Us',
      description: `Write to the people behind ${name}. Messages are answered within ${product.answersWithin}.`,
      body: <ContactPage />,
      script: 'contact',
    },
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
    {
      paths: ['/404'],
      title: 'Page not found',
      description: 'There is no page at this address.',
      body: <NotFoundPage />,
    },
  ];
}
