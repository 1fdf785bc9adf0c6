import type { HeaderContent } from './header-content.ts';
import type { HeaderKind, Section } from './section-reader.ts';

export type HeaderSource = {
  readonly sections: readonly Section[];
  readonly hasEvenHeaders: boolean;
  /** Headers and footers by relationship id. */
  readonly contents: ReadonlyMap<string, HeaderContent>;
};

export type PageHeaders = {
  readonly header: HeaderContent | undefined;
  readonly footer: HeaderContent | undefined;
  /** The number that the page shows. */
  readonly shownNumber: number;
};

/** Says of one page after another, from the first on, which header and footer it has. */
export function createHeaderFinder(source: HeaderSource) {
  let previousSection = -1;
  let shownNumber = 0;
  return {
    next(sectionIndex: number): PageHeaders {
      const section = source.sections[sectionIndex];
      const isFirstOfSection = sectionIndex !== previousSection;
      shownNumber = (isFirstOfSection ? section?.firstPageNumber : undefined) ?? shownNumber + 1;
      previousSection = sectionIndex;
      const kind = headerKind(section, { isFirstOfSection, shownNumber, hasEven: source.hasEvenHeaders });
      return {
        header: findContent(source, { sectionIndex, kind, side: 'headers' }),
        footer: findContent(source, { sectionIndex, kind, side: 'footers' }),
        shownNumber,
      };
    },
  };
}

function headerKind(
  section: Section | undefined,
  page: { readonly isFirstOfSection: boolean; readonly shownNumber: number; readonly hasEven: boolean },
): HeaderKind {
  if (section?.hasTitlePage === true && page.isFirstOfSection) return 'first';
  return page.hasEven && page.shownNumber % 2 === 0 ? 'even' : 'default';
}

/** A section without a header of a kind shows the one before it (ECMA-376 part 1, 17.10.1). */
function findContent(
  source: HeaderSource,
  place: { readonly sectionIndex: number; readonly kind: HeaderKind; readonly side: 'headers' | 'footers' },
): HeaderContent | undefined {
  for (let index = place.sectionIndex; index >= 0; index -= 1) {
    const id = source.sections[index]?.[place.side].get(place.kind);
    if (id !== undefined) return source.contents.get(id);
  }
  return undefined;
}
