import { Fragment } from 'react';

/** One picture in both themes, each with its own address. */
export type ThemedPicture = {
  readonly light: string;
  readonly dark: string;
  /** The same at 2400 pixels across, for sharp screens. */
  readonly large?: { readonly light: string; readonly dark: string };
  /** Pixels of the screen, not of the file. */
  readonly width: number;
  readonly height: number;
};

type Props = ThemedPicture & {
  readonly alt: string;
  /** The picture for phones. */
  readonly onPhone?: ThemedPicture;
  /** For pictures above the fold: fetched with high priority. */
  readonly isFirst?: boolean;
  readonly className?: string;
};

const phone = '(max-width: 640px)';
const dark = '(prefers-color-scheme: dark)';
/** Within the page's own width. */
const sizes = '(max-width: 1152px) 100vw, 1088px';

/** A picture of the product that follows the theme; the page's own script does so for a theme chosen by hand. */
export function ProductPicture({ alt, onPhone, isFirst = false, className, ...picture }: Props) {
  const { width, height } = picture;
  return (
    <picture>
      {onPhone !== undefined && (
        <Fragment>
          <DarkSource picture={onPhone} where={phone} />
          <source media={phone} srcSet={onPhone.light} width={onPhone.width} height={onPhone.height} />
        </Fragment>
      )}
      <DarkSource picture={picture} where={null} />
      <img
        src={picture.light}
        srcSet={sourcesOf(picture, 'light')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        className={className}
      />
    </picture>
  );
}

function sourcesOf(picture: ThemedPicture, theme: 'light' | 'dark'): string | undefined {
  const { large, width } = picture;
  return large === undefined ? undefined : `${picture[theme]} ${width}w, ${large[theme]} 2400w`;
}

function DarkSource({ picture, where }: { readonly picture: ThemedPicture; readonly where: string | null }) {
  return (
    <source
      data-dark={where ?? 'all'}
      media={where === null ? dark : `${where} and ${dark}`}
      srcSet={sourcesOf(picture, 'dark') ?? picture.dark}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
    />
  );
}
