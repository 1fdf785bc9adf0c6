import { ProductPicture } from '../product-picture.tsx';

type Props = {
  readonly light: string;
  readonly dark: string;
  readonly alt: string;
  readonly width?: number;
  readonly height?: number;
};

/** A picture of a screen in an article; 1200 by 700 unless told. */
export function Shot({ light, dark, alt, width = 1200, height = 700 }: Props) {
  return (
    <figure>
      <ProductPicture
        light={light}
        dark={dark}
        width={width}
        height={height}
        alt={alt}
        className="w-full rounded-lg border border-rule"
      />
    </figure>
  );
}
