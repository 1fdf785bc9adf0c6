import { classNames } from '../../../components/class-names.ts';
import type { Mark } from './marks.ts';
import { rhythmOf } from './rhythm.ts';
import { blockStyle } from './run-look.ts';
import { SegmentText } from './segment-text.tsx';
import type { Piece } from './split-pages.ts';
import { TableView } from './table-view.tsx';

/** The paper's headings stand below the screen's own two. */
const headings = ['h3', 'h4', 'h5', 'h6'] as const;

type Props = {
  readonly piece: Piece;
  readonly text: string;
  /** The address of the picture that a figure shows. */
  readonly picture: string | null;
  readonly marks: readonly Mark[];
  readonly bodySize: number;
};

/** One block, or the part of it that stands on this page. */
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
