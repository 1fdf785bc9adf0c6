import { classNames } from '../class-names.ts';

/** A grey placeholder bar. */
export function Skeleton({ className }: { readonly className: string }) {
  return (
    <span
      aria-hidden
      data-skeleton
      className={classNames('block animate-breathe rounded-(--skeleton-radius,6px) bg-rule', className)}
    />
  );
}
