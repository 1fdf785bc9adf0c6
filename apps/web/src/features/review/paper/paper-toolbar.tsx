import { ChevronDown, ChevronUp, Download, PanelLeft, Search, ZoomIn, ZoomOut } from 'lucide-react';
import { IconButton } from '../../../components/form/icon-button.tsx';
import { Tooltip } from '../../../components/tooltip.tsx';

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
