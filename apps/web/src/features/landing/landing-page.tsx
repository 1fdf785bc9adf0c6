import { Link } from 'react-router';
import { Brand } from '../../components/brand.tsx';
import { buttonClass } from '../../components/button.tsx';
import { product } from '../../lib/product.ts';
import { DraftPicture } from './draft-picture.tsx';

const steps = [
  {
    title: 'Drop in the papers',
    text: 'PDF, DOCX or TXT, one or a whole class. Each file is taken or refused by itself, with the reason.',
  },
  {
    title: 'Read the draft',
    text: 'Grammar, APA 7 and content are scored apart. Every mark stands where it belongs in the paper, and every score says what it is made of.',
  },
  {
    title: 'Change what you like, approve',
    text: 'Dismiss a finding and the score follows. Edit any sentence. Nothing is final until you approve it.',
  },
] as const;

const promises = [
  [
    'Your voice',
    'Three feedback styles and weights that you set. Every generated comment can be edited before use.',
  ],
  [
    'Your papers',
    'Papers are encrypted at rest and shown to you alone. Text that a student hid never reaches a score, and you are told of it.',
  ],
  [
    'Your word',
    'A draft stays a draft until you approve it, and grading again never overwrites what you approved.',
  ],
] as const;

/** The signed-out start page. */
export function LandingPage() {
  const { plan } = product;
  return (
    <div className="mx-auto max-w-6xl px-5 md:px-8">
      <title>{`${product.name}: drafted grades and feedback for professors`}</title>
      <header className="flex h-18 items-center justify-between gap-4">
        <Brand />
        <nav aria-label="Account" className="flex items-center gap-2">
          <a href="/api/login" className={buttonClass('quiet')}>
            Sign In
          </a>
          <Link to="/signup" className={buttonClass('primary')}>
            Get Started
          </Link>
        </nav>
      </header>
      <main>
        <section className="grid items-center gap-x-14 gap-y-10 py-10 md:py-16 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
          <div>
            <h1 className="font-serif max-w-xl text-[clamp(32px,4.4vw,48px)] leading-[1.12] font-semibold tracking-tight">
              The first read of every paper, done in green pen
            </h1>
            <p className="mt-5 max-w-xl text-16 text-pencil">
              {product.name} drafts scores and feedback for your students’ papers: grammar, APA formatting and
              content, marked in the text, in your voice. You read, change what you like, and approve.
            </p>
            <div className="mt-7 flex flex-wrap items-center gap-3">
              <Link to="/signup" className={buttonClass('primary', 'large')}>
                Start Grading Now
              </Link>
              <p className="text-13 text-pencil">
                {plan.trialDays} days free, no credit card. Then ${plan.dollarsPerMonth} a month.
              </p>
            </div>
          </div>
          <DraftPicture />
        </section>
        <dl className="grid grid-cols-3 gap-4 border-y border-rule py-8">
          {product.claims.map(({ figure, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="text-13 text-pencil md:text-14">{label}</dt>
              <dd className="font-serif text-28 font-semibold md:text-40">{figure}</dd>
            </div>
          ))}
        </dl>
        <section aria-labelledby="how" className="py-14">
          <h2 id="how" className="font-serif text-28 font-semibold tracking-tight">
            Three steps, and the last word is yours
          </h2>
          <ol className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-3">
            {steps.map(({ title, text }, index) => (
              <li key={title} className="border-t border-ink pt-4">
                <p className="font-serif text-16 text-pen italic">{index + 1}</p>
                <h3 className="mt-1 text-16 font-semibold">{title}</h3>
                <p className="mt-2 text-pencil">{text}</p>
              </li>
            ))}
          </ol>
        </section>
        <section
          aria-labelledby="pricing"
          className="grid gap-8 border-t border-rule py-14 md:grid-cols-[1fr_320px]"
        >
          <div>
            <h2 id="pricing" className="font-serif text-28 font-semibold tracking-tight">
              A tool that knows its place
            </h2>
            <dl className="mt-6 grid gap-5">
              {promises.map(([title, text]) => (
                <div key={title} className="grid gap-1 sm:grid-cols-[140px_1fr]">
                  <dt className="font-semibold">{title}</dt>
                  <dd className="text-pencil">{text}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div className="self-start rounded-lg border border-rule bg-sheet p-6">
            <p className="font-semibold">{plan.name}</p>
            <p className="mt-2">
              <span className="font-serif text-40 font-semibold">${plan.dollarsPerMonth}</span>
              <span className="text-pencil"> a month</span>
            </p>
            <p className="mt-2 text-pencil">
              Unlimited assignment grading. {plan.trialDays}-day free trial, no credit card needed, cancel
              anytime.
            </p>
            <Link to="/signup" className={`${buttonClass('secondary')} mt-5 w-full`}>
              Start Your Free Trial
            </Link>
          </div>
        </section>
      </main>
      <footer className="flex flex-wrap items-center justify-between gap-4 border-t border-rule py-8 text-13 text-pencil">
        <Brand />
        <p>
          Questions?{' '}
          <a className="text-pen underline underline-offset-2" href={`mailto:${product.supportEmail}`}>
            {product.supportEmail}
          </a>
        </p>
      </footer>
    </div>
  );
}
