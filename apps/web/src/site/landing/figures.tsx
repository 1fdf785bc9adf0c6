import { product } from '../../product.ts';

export function Figures() {
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
