import { buttonClass } from '../../components/form/button.tsx';
import { IncludedPoints } from '../../components/included-points.tsx';
import { product } from '../../product.ts';
import { SectionHead } from './section-head.tsx';

export function Pricing() {
  const { plan } = product;
  return (
    <section aria-labelledby="pricing" className="border-t border-rule bg-sheet">
      <div className="mx-auto grid max-w-6xl items-start gap-12 px-5 py-20 md:grid-cols-[5fr_6fr] md:px-8 md:py-28">
        <SectionHead id="pricing" title="One plan, and all of it">
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
