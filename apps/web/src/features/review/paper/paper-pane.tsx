import type { ReviewOnWire } from '@greenpen/api-contract';
import { useRef, useState, type CSSProperties } from 'react';
import { storedSwitch } from '../../../theme/stored-choice.ts';
import { useStoredChoice } from '../../../theme/use-stored-choice.ts';
import { FindBar } from './find-bar.tsx';
import type { TaggedFinding } from './marks.ts';
import { PaperNotices } from './paper-notices.tsx';
import { PaperSheets } from './paper-sheets.tsx';
import { PaperToolbar } from './paper-toolbar.tsx';
import type { PaperToRead } from './split-pages.ts';
import { Thumbnails } from './thumbnails.tsx';
import { useFind } from './use-find.ts';
import { usePictures } from './use-pictures.ts';
import { usePaperMarks, type ShowRequest } from './use-paper-marks.ts';
import { useVisiblePage } from './use-visible-page.ts';

const thumbnailsChoice = storedSwitch('thumbnails', 'off');

type Props = {
  readonly paper: PaperToRead;
  readonly review: Pick<ReviewOnWire, 'hidden' | 'notes'>;
  readonly findings: readonly TaggedFinding[];
  readonly dismissed: ReadonlySet<string>;
  readonly fileAddress: string;
  readonly isApproved: boolean;
  readonly selected: string | null;
  readonly show: ShowRequest | null;
  readonly isFinding: boolean;
  readonly onFinding: (isFinding: boolean) => void;
  readonly onChoose: (tag: string) => void;
};

type ZoomStyle = CSSProperties & { readonly '--zoom': number };

/** The paper as pages, with what belongs to reading it. */
export function PaperPane(props: Props) {
  const { paper, review, findings, dismissed, selected, show } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  const [thumbnails, setThumbnails] = useStoredChoice(thumbnailsChoice);
  const page = useVisiblePage(scroller);
  const find = useFind(scroller, paper.text);
  const pictures = usePictures(paper, props.fileAddress);
  usePaperMarks(scroller, selected, show, props.onChoose);

  const jump = (number: number) =>
    scroller.current?.querySelector(`[data-page="${number}"]`)?.scrollIntoView({ block: 'start' });
  const style: ZoomStyle = { '--zoom': zoom };

  return (
    <div className="relative flex h-full min-h-0 flex-col">
      <h2 className="sr-only">Paper</h2>
      <PaperToolbar
        page={page}
        pages={paper.pages.length}
        isEstimated={paper.pagination === 'estimated'}
        zoom={zoom}
        hasThumbnails={thumbnails === 'on'}
        fileAddress={props.fileAddress}
        onJump={jump}
        onZoom={setZoom}
        onFind={() => props.onFinding(true)}
        onToggleThumbnails={() => setThumbnails(thumbnails === 'on' ? 'off' : 'on')}
      />
      <div className="relative flex min-h-0 grow">
        {props.isFinding && <FindBar find={find} onClose={() => props.onFinding(false)} />}
        {thumbnails === 'on' && <Thumbnails paper={paper} current={page} onJump={jump} />}
        <section
          ref={scroller}
          // A scrolling area must be focusable.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          aria-label="The paper"
          className="sheets-scroll min-w-0 grow outline-offset-[-2px]"
        >
          <PaperNotices hidden={review.hidden} notes={review.notes} />
          <div className="sheets pt-4" style={style} data-approved={props.isApproved ? '' : undefined}>
            <PaperSheets paper={paper} pictures={pictures} findings={findings} dismissed={dismissed} />
          </div>
        </section>
      </div>
    </div>
  );
}
