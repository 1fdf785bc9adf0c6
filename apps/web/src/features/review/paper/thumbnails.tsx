import { memo, useMemo } from 'react';
import { classNames } from '../../../components/class-names.ts';
import { splitPages, type PageLayout, type PaperToRead } from './split-pages.ts';

const rows = 26;
const charactersPerRow = 90;

type Props = {
  readonly paper: PaperToRead;
  readonly current: number;
  readonly onJump: (page: number) => void;
};

/** Small pages drawn from the lengths of their paragraphs. */
export const Thumbnails = memo(function Thumbnails({ paper, current, onJump }: Props) {
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
