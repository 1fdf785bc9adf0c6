import { ExtensionWalk } from './extension-walk.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { Pricing } from './pricing.tsx';
import { Problems } from './problems.tsx';
import { product } from '../../product.ts';
import { buttonClass } from '../../components/form/button.tsx';

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
