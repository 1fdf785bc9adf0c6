import { memo, useMemo } from 'react';
import { marksByStretch, marksOf, type TaggedFinding } from './marks.ts';
import { PageView } from './page-view.tsx';
import { bodySizeOf, marginsOf } from './run-look.ts';
import type { Pictures } from './use-pictures.ts';
import { splitPages, type PaperToRead } from './split-pages.ts';

type Props = {
  readonly paper: PaperToRead;
  readonly pictures: Pictures;
  readonly findings: readonly TaggedFinding[];
  readonly dismissed: ReadonlySet<string>;
};

/** All pages with their marks; a dismissal draws only its own page again. */
export const PaperSheets = memo(function PaperSheets({ paper, pictures, findings, dismissed }: Props) {
  const layouts = useMemo(() => splitPages(paper), [paper]);
  const margins = useMemo(() => marginsOf(paper.pages), [paper]);
  const bodySize = useMemo(() => bodySizeOf(paper.blocks), [paper]);
  const marks = useMemo(
    () =>
      marksByStretch(
        marksOf(findings),
        layouts.map(({ pieces, page }) => ({
          start: pieces[0]?.span.start ?? page.span.start,
          end: Math.max(pieces.at(-1)?.span.end ?? 0, page.span.start),
        })),
      ),
    [findings, layouts],
  );

  return layouts.map((layout, index) => {
    const here = marks[index] ?? [];
    return (
      <PageView
        key={layout.page.number}
        layout={layout}
        text={paper.text}
        pictures={pictures}
        marks={here}
        dismissed={here
          .filter(({ id }) => dismissed.has(id))
          .map(({ tag }) => tag)
          .join(' ')}
        bodySize={bodySize}
        margins={margins}
      />
    );
  });
});
