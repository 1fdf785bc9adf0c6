import { product } from '../product.ts';

/** The tick of a green pen and the product's name. */
export function Brand({ isNameHidden = false }: { readonly isNameHidden?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2.5 text-ink">
      <svg width="26" height="26" viewBox="0 0 32 32" aria-hidden className="shrink-0 rounded-md bg-pen">
        <path
          d="M8.5 17.5l5 5L24 9.5"
          fill="none"
          stroke="var(--on-pen)"
          strokeWidth="3.2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {!isNameHidden && (
        <span className="font-serif text-20 leading-none font-semibold tracking-tight">{product.name}</span>
      )}
    </span>
  );
}
