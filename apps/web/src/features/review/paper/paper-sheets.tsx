import { memo, useMemo, type CSSProperties } from 'react';
import { marksByStretch, marksOf, withPassage, type TaggedFinding, type Mark } from './marks.ts';
import { bodySizeOf, marginsOf, type SideMargins } from './run-look.ts';
import type { Pictures } from './use-pictures.ts';
import { splitPages, type PaperToRead, type PageLayout } from './split-pages.ts';
import type { Page } from '@greenpen/paper';
import { PieceView } from './piece-view.tsx';

type Props = {
  readonly paper: PaperToRead;
  readonly pictures: Pictures;
  readonly findings: readonly TaggedFinding[];
  readonly dismissed: ReadonlySet<string>;
  /** The passage of the chosen requirement. */
  readonly passage: Mark | null;
};

/** All pages with their marks; a dismissal redraws only its page. */
export const PaperSheets = memo(function PaperSheets({
  paper,
  pictures,
  findings,
  dismissed,
  passage,
}: Props) {
  const layouts = useMemo(() => splitPages(paper), [paper]);
  const margins = useMemo(() => marginsOf(paper.pages), [paper]);
  const bodySize = useMemo(() => bodySizeOf(paper.blocks), [paper]);
  const marks = useMemo(
    () =>
      marksByStretch(
        withPassage(marksOf(findings), passage),
        layouts.map(({ pieces, page }) => ({
          start: pieces[0]?.span.start ?? page.span.start,
          end: Math.max(pieces.at(-1)?.span.end ?? 0, page.span.start),
        })),
      ),
    [findings, passage, layouts],
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

type PageViewProps = {
  readonly layout: PageLayout;
  readonly text: string;
  readonly pictures: Pictures;
  readonly marks: readonly Mark[];
  /** Names of this page's dismissed marks, as one string so that only a changed page redraws. */
  readonly dismissed: string;
  readonly bodySize: number;
  readonly margins: SideMargins;
};

type SheetStyle = CSSProperties & Record<`--${string}`, number>;

/** One sheet. */
const PageView = memo(function PageView(props: PageViewProps) {
  const { layout, text, pictures, marks, dismissed, bodySize, margins } = props;
  const { page, pieces } = layout;
  const gone = new Set(dismissed.split(' '));
  const kept = dismissed === '' ? marks : marks.filter(({ tag }) => !gone.has(tag));
  const byPiece = marksByStretch(
    kept,
    pieces.map(({ span }) => span),
  );
  return (
    <section
      aria-label={`Page ${page.number}`}
      data-page={page.number}
      data-unsized={page.heightPt === null ? '' : undefined}
      className="sheet"
      style={sheetStyle(page, margins)}
    >
      <Edge text={page.header} page={page} place="header" />
      <div className="sheet-body">
        {pieces.map((piece, index) => (
          <PieceView
            key={`${piece.span.start}-${piece.span.end}-${piece.block.page}`}
            piece={piece}
            text={text}
            picture={pictures.get(piece.block) ?? null}
            marks={byPiece[index] ?? []}
            bodySize={bodySize}
          />
        ))}
      </div>
      <Edge text={page.footer} page={page} place="footer" />
    </section>
  );
});

function sheetStyle({ widthPt, heightPt }: Page, { left, right }: SideMargins): SheetStyle {
  return {
    '--w': widthPt ?? 612,
    '--h': heightPt ?? 792,
    '--left': left,
    '--right': right,
  };
}

type EdgeProps = { readonly text: string | null; readonly page: Page; readonly place: 'header' | 'footer' };

/** A header or footer line, with parts spread out at its tabs. */
function Edge({ text, page: { number, pageNumber }, place }: EdgeProps) {
  const parts = (text ?? '').split(/\t+|\n+| {3,}/u).filter((part) => part.trim() !== '');
  const isAlone = parts.length < 2;
  const textAlign = isAlone && pageNumber?.place === place ? pageNumber.alignment : 'left';
  return (
    <div className={`edge edge-${place}`} data-number={number} style={{ textAlign }}>
      {parts.map((part) => (
        <span key={part}>{part}</span>
      ))}
    </div>
  );
}
