import { ChevronDown, ChevronUp, Download, PanelLeft, Search, ZoomIn, ZoomOut } from 'lucide-react';
import { IconButton } from '../../../components/form/icon-button.tsx';
import { Tooltip } from '../../../components/tooltip.tsx';
import { memo, useMemo } from 'react';
import { classNames } from '../../../components/class-names.ts';
import { splitPages, type PageLayout, type PaperToRead } from './split-pages.ts';

export const zooms = [0.6, 0.75, 0.9, 1, 1.15, 1.3, 1.6] as const;

type Props = {
  readonly page: number;
  readonly pages: number;
  readonly isEstimated: boolean;
  readonly zoom: number;
  readonly hasThumbnails: boolean;
  readonly fileAddress: string;
  readonly onJump: (page: number) => void;
  readonly onZoom: (zoom: number) => void;
  readonly onFind: () => void;
  readonly onToggleThumbnails: () => void;
};

export function PaperToolbar(props: Props) {
  const { page, pages, zoom, onJump, onZoom } = props;
  const step = zooms.findIndex((one) => one === zoom);
  const smaller = zooms[step - 1];
  const larger = zooms[step + 1];
  return (
    <div
      role="toolbar"
      aria-label="Paper"
      className="flex h-11 shrink-0 items-center gap-0.5 border-b border-rule px-2"
    >
      <IconButton
        label="Page thumbnails"
        aria-pressed={props.hasThumbnails}
        className="max-lg:hidden"
        icon={<PanelLeft size={16} aria-hidden />}
        onClick={props.onToggleThumbnails}
      />
      <IconButton
        label="Previous page"
        icon={<ChevronUp size={16} aria-hidden />}
        disabled={page <= 1}
        onClick={() => onJump(page - 1)}
      />
      <IconButton
        label="Next page"
        icon={<ChevronDown size={16} aria-hidden />}
        disabled={page >= pages}
        onClick={() => onJump(page + 1)}
      />
      <PageChoice isEstimated={props.isEstimated} page={page} onJump={onJump} pages={pages} />
      <span className="grow" />
      <ZoomButtons smaller={smaller} onZoom={onZoom} zoom={zoom} larger={larger} />
      <IconButton
        label="Find in paper"
        shortcut="/"
        icon={<Search size={16} aria-hidden />}
        onClick={props.onFind}
      />
      <Tooltip text="Download the original file">
        <a
          href={props.fileAddress}
          download
          aria-label="Download the original file"
          className="inline-flex size-8 shrink-0 items-center justify-center rounded-md text-pencil hover:bg-hover hover:text-ink"
        >
          <Download size={16} aria-hidden />
        </a>
      </Tooltip>
    </div>
  );
}

type ZoomButtonsProps = Pick<Props, 'onZoom' | 'zoom'> & {
  readonly smaller: number | undefined;
  readonly larger: number | undefined;
};

function ZoomButtons({ smaller, onZoom, zoom, larger }: ZoomButtonsProps) {
  return (
    <>
      <IconButton
        label="Zoom out"
        icon={<ZoomOut size={16} aria-hidden />}
        disabled={smaller === undefined}
        onClick={() => onZoom(smaller ?? zoom)}
      />
      <Tooltip text="Fit to width">
        <button
          type="button"
          aria-label={`Zoom ${Math.round(zoom * 100)} percent; fit to width`}
          onClick={() => onZoom(1)}
          className="h-8 w-12 shrink-0 rounded-md text-13 text-pencil tabular-nums hover:bg-hover hover:text-ink max-[359px]:hidden"
        >
          {Math.round(zoom * 100)}%
        </button>
      </Tooltip>
      <IconButton
        label="Zoom in"
        icon={<ZoomIn size={16} aria-hidden />}
        disabled={larger === undefined}
        onClick={() => onZoom(larger ?? zoom)}
      />
    </>
  );
}

/** The page in view, as a list to jump by. */
function PageChoice({
  isEstimated,
  page,
  onJump,
  pages,
}: Pick<Props, 'isEstimated' | 'page' | 'onJump' | 'pages'>) {
  return (
    <Tooltip text={isEstimated ? 'Page breaks are estimated: this format has none' : 'Jump to a page'}>
      <label className="flex items-center gap-1.5 px-1 text-13 whitespace-nowrap text-pencil">
        <span className="max-sm:sr-only">Page</span>
        <span className="relative">
          <select
            value={page}
            onChange={(event) => onJump(Number(event.target.value))}
            className="h-7 appearance-none rounded-md border border-rule bg-sheet pr-6 pl-2 text-13 text-ink"
          >
            {Array.from({ length: pages }, (_, index) => (
              <option key={index} value={index + 1}>
                {index + 1}
              </option>
            ))}
          </select>
          <ChevronDown
            size={14}
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-1.5 -translate-y-1/2 text-pencil"
          />
        </span>
        of {isEstimated && <span className="max-[420px]:sr-only">about </span>}
        {pages}
      </label>
    </Tooltip>
  );
}

const rows = 26;
const charactersPerRow = 90;

type ThumbnailsProps = {
  readonly paper: PaperToRead;
  readonly current: number;
  readonly onJump: (page: number) => void;
};

/** Small pages drawn from the lengths of their paragraphs. */
export const Thumbnails = memo(function Thumbnails({ paper, current, onJump }: ThumbnailsProps) {
  const layouts = useMemo(() => splitPages(paper), [paper]);
  return (
    <nav
      aria-label="Pages"
      className="hidden w-20 shrink-0 overflow-y-auto border-r border-rule py-3 lg:block"
    >
      <ol className="grid justify-items-center gap-3">
        {layouts.map((layout) => {
          const { number } = layout.page;
          return (
            <li key={number}>
              <button
                type="button"
                aria-label={`Page ${number}`}
                aria-current={number === current ? 'page' : undefined}
                onClick={() => onJump(number)}
                className="group grid justify-items-center gap-0.5 text-12 text-pencil aria-[current]:font-semibold aria-[current]:text-pen"
              >
                <svg
                  width="46"
                  height="60"
                  viewBox="0 0 46 60"
                  aria-hidden
                  className={classNames(
                    'rounded-[2px] border bg-sheet',
                    number === current ? 'border-pen' : 'border-rule group-hover:border-edge',
                  )}
                >
                  {linesOf(layout).map(({ x, y, width }) => (
                    <rect
                      key={y}
                      x={x}
                      y={y}
                      width={width}
                      height="0.9"
                      className="fill-current text-edge opacity-70"
                    />
                  ))}
                </svg>
                {number}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
});

type Line = { readonly x: number; readonly y: number; readonly width: number };

function linesOf({ pieces }: PageLayout): readonly Line[] {
  const lines: Line[] = [];
  for (const { span, block } of pieces) {
    for (
      let left = Math.max(1, span.end - span.start);
      left > 0 && lines.length < rows;
      left -= charactersPerRow
    ) {
      const width = Math.max(3, (Math.min(left, charactersPerRow) / charactersPerRow) * 34);
      lines.push({
        width,
        y: 6 + lines.length * 1.9,
        x: block.format.alignment === 'center' ? 23 - width / 2 : 6,
      });
    }
  }
  return lines;
}
