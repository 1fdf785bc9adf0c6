type Props = {
  /** The same picture in both themes, each with its own address. */
  readonly light: string;
  readonly dark: string;
  /** Pixels of the screen, not of the file. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** For what stands in the first screen: fetched before everything else. */
  readonly isFirst?: boolean;
  readonly className?: string;
};

/** A picture of the product that follows the theme; the page's own script does so for a theme chosen by hand. */
export function ProductPicture({ light, dark, width, height, alt, isFirst = false, className }: Props) {
  return (
    <picture>
      <source data-dark media="(prefers-color-scheme: dark)" srcSet={dark} />
      <img
        src={light}
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
