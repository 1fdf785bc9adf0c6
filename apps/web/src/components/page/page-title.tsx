import { product } from '../../product.ts';

/** The browser's title of a screen. */
export function PageTitle({ title }: { readonly title: string }) {
  return <title>{`${title} · ${product.name}`}</title>;
}
