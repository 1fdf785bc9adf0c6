import { classNames } from '../../../components/class-names.ts';
import type { Mark } from './marks.ts';
import { blockStyle, runStyle } from './run-look.ts';
import type { Piece } from './split-pages.ts';
import type { Block, Run, Span, TableCell } from '@greenpen/paper';
import type { ReactNode } from 'react';

const longestLine = 80;

/** The paper's headings start below the screen's two levels. */
const headings = ['h3', 'h4', 'h5', 'h6'] as const;

type Props = {
  readonly piece: Piece;
  readonly text: string;
  /** The address of the picture that a figure shows. */
  readonly picture: string | null;
  readonly marks: readonly Mark[];
  readonly bodySize: number;
};

/** One block, or its part on this page. */
export function PieceView({ piece, text, picture, marks, bodySize }: Props) {
  const { block, span, isContinued } = piece;
  if (block.kind === 'table')
    return <TableView block={block} text={text} marks={marks} bodySize={bodySize} />;
  if (block.kind === 'figure' && span.start === span.end) {
    return picture === null ? (
      <div className="figure">Picture that cannot be shown here</div>
    ) : (
      <img src={picture} alt="Figure in the paper" className="picture" />
    );
  }

  const content = <SegmentText text={text} span={span} runs={block.runs} marks={marks} bodySize={bodySize} />;
  const style = blockStyle(block, isContinued);
  if (block.headingLevel !== null) {
    const Heading = headings[block.headingLevel - 1] ?? 'h6';
    const hasOwnWeight = block.runs.some(({ bold }) => bold !== null);
    return (
      <Heading data-start={span.start} className={hasOwnWeight ? 'block' : 'block font-bold'} style={style}>
        {content}
      </Heading>
    );
  }
  const label = isContinued ? null : block.listLabel;
  return (
    <p
      data-start={span.start}
      data-label={label}
      className={classNames(
        'block',
        block.kind === 'footnote' && 'footnote',
        `rhythm-${rhythmOf(block, text)}`,
      )}
      style={style}
    >
      {content}
    </p>
  );
}

type TableViewProps = {
  readonly block: Block;
  readonly text: string;
  readonly marks: readonly Mark[];
  readonly bodySize: number;
};

function TableView({ block, text, marks, bodySize }: TableViewProps) {
  return (
    <table className="paper-table">
      <tbody>
        {rowsOf(block.cells).map((cells) => (
          <tr key={cells[0]?.row}>
            {cells.map(({ column, span }) => (
              <td key={column} data-start={span.start}>
                <SegmentText
                  text={text}
                  span={span}
                  runs={block.runs.filter((run) => run.span.start < span.end && run.span.end > span.start)}
                  marks={marks}
                  bodySize={bodySize}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function rowsOf(cells: readonly TableCell[]): readonly (readonly TableCell[])[] {
  const rows = new Map<number, TableCell[]>();
  for (const cell of cells) {
    const row = rows.get(cell.row);
    if (row === undefined) rows.set(cell.row, [cell]);
    else row.push(cell);
  }
  return [...rows.values()];
}

type SegmentTextProps = {
  readonly text: string;
  readonly span: Span;
  readonly runs: readonly Run[];
  readonly marks: readonly Mark[];
  readonly bodySize: number;
};

/** The words of a stretch with their looks and marks. Names in the margin are drawn by CSS, so the DOM's text is the paper's. */
function SegmentText({ text, span, runs, marks, bodySize }: SegmentTextProps) {
  return cutSegments(span, runs, marks).map((segment) => {
    const words = text.slice(segment.span.start, segment.span.end);
    const style = runStyle(segment.run, bodySize);
    let node: ReactNode = style === undefined ? words : <span style={style}>{words}</span>;
    for (const { tag, kind } of segment.marks) {
      node = (
        <span data-f={tag} className={`mark mark-${kind}`}>
          {node}
        </span>
      );
    }
    return (
      <span key={segment.span.start}>
        {segment.begins.map(({ tag, kind }) => (
          <span key={tag} aria-hidden data-f={tag} data-tag={tag} className={`margin-tag tag-${kind}`} />
        ))}
        {node}
      </span>
    );
  });
}

/** A block's spacing when its format does not specify it; `own` if it does. */
type Rhythm = 'own' | 'paragraph' | 'item' | 'line';

/** In plain text, paragraphs get spacing; headings and title page lines do not. */
export function rhythmOf(block: Block, text: string): Rhythm {
  if (!isWithoutFacts(block)) return 'own';
  if (block.listLabel !== null) return 'item';
  const words = text.slice(block.span.start, block.span.end).trimEnd();
  return words.length <= longestLine && !/[.!?:;,…]["”’)\]]*$/u.test(words) ? 'line' : 'paragraph';
}

function isWithoutFacts({ kind, headingLevel, format, runs }: Block): boolean {
  return (
    kind !== 'footnote' &&
    headingLevel === null &&
    Object.values(format).every((fact) => fact === null) &&
    runs.every(({ font, sizePt }) => font === null && sizePt === null)
  );
}

/** A stretch of text with one look: the same run and the same marks throughout. */
type Segment = {
  readonly span: Span;
  readonly run: Run | null;
  readonly marks: readonly Mark[];
  /** Marks that begin here; their names are shown in the margin of this line. */
  readonly begins: readonly Mark[];
};

/** Cuts a stretch of text wherever a run or a mark begins or ends; overlapping marks share segments. */
export function cutSegments(span: Span, runs: readonly Run[], marks: readonly Mark[]): readonly Segment[] {
  const here = marks.filter((mark) => mark.span.start < span.end && mark.span.end > span.start);
  const cuts = new Set([span.start, span.end]);
  for (const { span: part } of [...runs, ...here]) {
    if (part.start > span.start && part.start < span.end) cuts.add(part.start);
    if (part.end > span.start && part.end < span.end) cuts.add(part.end);
  }
  const offsets = [...cuts].toSorted((a, b) => a - b);

  const segments: Segment[] = [];
  let runAt = 0;
  let markAt = 0;
  let open: readonly Mark[] = [];
  for (const [index, start] of offsets.slice(0, -1).entries()) {
    const end = offsets[index + 1] ?? span.end;
    while (runAt < runs.length && (runs[runAt]?.span.end ?? 0) <= start) runAt += 1;
    const run = runs[runAt];
    const from = markAt;
    while (markAt < here.length && (here[markAt]?.span.start ?? 0) <= start) markAt += 1;
    const begun = here.slice(from, markAt);
    open = [...open, ...begun].filter((mark) => mark.span.end > start);
    segments.push({
      span: { start, end },
      run: run !== undefined && run.span.start <= start ? run : null,
      marks: open,
      begins: begun.filter((mark) => mark.span.start >= span.start),
    });
  }
  return segments;
}
