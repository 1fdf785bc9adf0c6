import { ExtensionWalk, Features } from './sections.tsx';
import { product } from '../../product.ts';
import { buttonClass } from '../../components/form/button.tsx';
import { IncludedPoints } from '../../components/included-points.tsx';
import { SectionHead } from './section-head.tsx';
import { ProductPicture } from '../product-picture.tsx';
import largeDark from '../images/review-dark-2400.webp';
import reviewDark from '../images/review-dark.webp';
import largeLight from '../images/review-light-2400.webp';
import reviewLight from '../images/review-light.webp';
import phoneDark from '../images/review-phone-dark.webp';
import phoneLight from '../images/review-phone-light.webp';

const problems = [
  [
    'The same comma, for the fortieth time',
    'You write “and” or “&”, the year, the italics, again and again, on every paper of the pile. The comments that need you come last, when you are tired.',
  ],
  [
    'Paper 3 and paper 53 meet different readers',
    'Nobody grades as strictly at eleven at night as at nine in the morning. Students notice, and so do you.',
  ],
  [
    'Feedback that comes too late',
    'Nobody reads a comment that is three weeks late. The next draft is already written by then.',
  ],
  [
    'Tools that decide for you',
    'A number without a reason helps neither you nor the student, and a text that does not sound like you is not your feedback.',
  ],
] as const;

/** The start page for visitors. */
export function LandingPage() {
  return (
    <>
      <Hero />
      <Figures />
      <Problems />
      <Features />
      <ExtensionWalk />
      <Pricing />
      <LastCall />
    </>
  );
}

function Figures() {
  return (
    <section aria-label="In figures" className="border-y border-rule bg-sheet">
      <dl className="mx-auto grid max-w-6xl grid-cols-3 divide-x divide-rule px-5 md:px-8">
        {product.claims.map(({ figure, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end px-3 py-8 first:pl-0 last:pr-0 md:px-10 md:py-12"
          >
            <dt className="mt-1 text-13 text-pencil md:text-16">{label}</dt>
            <dd className="font-serif text-[clamp(26px,5vw,52px)] leading-none font-semibold tracking-[-0.02em]">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function LastCall() {
  return (
    <section aria-labelledby="begin" className="border-t border-rule">
      <div className="mx-auto max-w-6xl px-5 py-20 text-center md:px-8 md:py-28">
        <h2
          id="begin"
          className="mx-auto max-w-2xl font-serif text-[clamp(30px,4.4vw,48px)] leading-[1.1] font-semibold tracking-[-0.02em]"
        >
          Your next pile has a first reader
        </h2>
        <p className="mx-auto mt-4 max-w-xl text-16 text-balance text-pencil">
          Upload one paper and read its draft a moment later. There is nothing else to set up.
        </p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <a href="/signup" className={buttonClass('primary', 'large')}>
            Start Grading Now
          </a>
          <a href="/demo" className={buttonClass('secondary', 'large')}>
            Try it without an account
          </a>
        </div>
      </div>
    </section>
  );
}

function Pricing() {
  const { plan } = product;
  return (
    <section aria-labelledby="pricing" className="border-t border-rule bg-sheet">
      <div className="mx-auto grid max-w-6xl items-start gap-12 px-5 py-20 md:grid-cols-[5fr_6fr] md:px-8 md:py-28">
        <SectionHead id="pricing" title="One plan, everything included">
          Try everything for {plan.trialDays} days. If it does not give you your evenings back (
          {product.hoursSaved}), do nothing: there is no card on file, so nothing is charged.
        </SectionHead>
        <div className="rounded-lg border border-rule bg-desk p-7 md:p-9">
          <p className="text-16 font-semibold">{plan.name}</p>
          <p className="mt-3 flex items-baseline gap-2">
            <span className="font-serif text-[56px] leading-none font-semibold tracking-tight">
              ${plan.dollarsPerMonth}
            </span>
            <span className="text-16 text-pencil">per month</span>
          </p>
          <p className="mt-3 text-pencil">
            {plan.trialDays}-day free trial, no credit card needed, cancel anytime.
          </p>
          <IncludedPoints className="mt-6 gap-x-6 sm:grid-cols-2" />
          <a href="/signup" className={`${buttonClass('primary', 'large')} mt-8 w-full`}>
            Start Your Free Trial
          </a>
        </div>
      </div>
    </section>
  );
}

function Problems() {
  return (
    <section aria-labelledby="problems" className="mx-auto max-w-6xl px-5 py-20 md:px-8 md:py-28">
      <div className="grid gap-12 lg:grid-cols-[5fr_7fr]">
        <SectionHead id="problems" title="Grading takes the evenings that teaching needs">
          Most of it is not judgment. It is finding the same thing in the same place, and saying it kindly
          once more.
        </SectionHead>
        <dl>
          {problems.map(([title, text]) => (
            <div key={title} className="border-t border-rule py-6 first:border-ink first:pt-5">
              <dt className="font-serif text-20 font-semibold">{title}</dt>
              <dd className="mt-2 max-w-xl text-16 text-pencil">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function Hero() {
  const { plan } = product;
  return (
    <section className="mx-auto max-w-6xl px-5 pt-14 pb-16 md:px-8 md:pt-20">
      <h1 className="max-w-3xl font-serif text-[clamp(36px,5.6vw,64px)] leading-[1.06] font-semibold tracking-[-0.02em]">
        The first read of every paper, done in green pen
      </h1>
      <p className="mt-6 max-w-2xl text-16 text-pencil md:text-[18px] md:leading-[1.6]">
        {product.name} reads your students’ papers before you do. It marks grammar, APA 7 and content in the
        text, drafts the scores, and writes the feedback in your voice. You read it, edit it, and approve.
      </p>
      <div className="mt-8 flex flex-wrap items-center gap-3">
        <a href="/signup" className={buttonClass('primary', 'large')}>
          Start Grading Now
        </a>
        <a href="/demo" className={buttonClass('secondary', 'large')}>
          Watch Demo
        </a>
        <p className="w-full text-13 text-pencil sm:ml-2 sm:w-auto">
          {plan.trialDays}-day free trial. No credit card needed.
        </p>
      </div>
      <figure className="mt-12 md:mt-16">
        <ProductPicture
          light={reviewLight}
          dark={reviewDark}
          large={{ light: largeLight, dark: largeDark }}
          width={1366}
          height={800}
          isFirst
          onPhone={{ light: phoneLight, dark: phoneDark, width: 375, height: 560 }}
          alt="The review screen: a student’s paper with marks for grammar, APA and content on the left; the grade, the drafted feedback and the list of findings on the right."
          className="w-full rounded-lg border border-rule shadow-float"
        />
        <figcaption className="mt-3 text-13 text-pencil">
          The review screen with a sample paper. Its author and its sources are made up.
        </figcaption>
      </figure>
    </section>
  );
}
