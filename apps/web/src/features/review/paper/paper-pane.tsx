import type { ReviewOnWire } from '@greenpen/api-contract';
import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { storedSwitch } from '../../../theme/stored-choice.ts';
import { useStoredChoice } from '../../../theme/use-stored-choice.ts';
import type { Span } from '@greenpen/paper';
import { SelectionToolbar, useSelectedPassage } from '../own/selection-toolbar.tsx';
import type { Mark, TaggedFinding } from './marks.ts';
import { PaperNotices } from './paper-notices.tsx';
import { PaperSheets } from './paper-sheets.tsx';
import { PaperToolbar, Thumbnails } from './paper-navigation.tsx';
import type { PaperToRead } from './split-pages.ts';
import { type Find, useFind } from './use-find.ts';
import { usePictures } from './use-pictures.ts';
import { type ShowRequest, usePaperMarks } from './use-paper-marks.ts';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { IconButton } from '../../../components/form/icon-button.tsx';

const tagWidth = 32;

const thumbnailsChoice = storedSwitch('thumbnails', 'off');

type PaperPaneProps = {
  readonly paper: PaperToRead;
  readonly review: Pick<ReviewOnWire, 'hidden' | 'notes'>;
  /** Notices of what else is known about the paper. */
  readonly notices: ReactNode;
  readonly findings: readonly TaggedFinding[];
  readonly dismissed: ReadonlySet<string>;
  readonly passage: Mark | null;
  readonly fileAddress: string;
  readonly isApproved: boolean;
  readonly selected: string | null;
  readonly show: ShowRequest | null;
  readonly isFinding: boolean;
  readonly onFinding: (isFinding: boolean) => void;
  readonly onChoose: (tag: string) => void;
} & CommentActions;

export type CommentActions = {
  /** Called with the passage that is selected in the paper. */
  readonly onSelect: (span: Span | null) => void;
  readonly onComment: () => void;
  readonly onTemplates: () => void;
};

type ZoomStyle = CSSProperties & { readonly '--zoom': number };

/** The paper as pages, with toolbar, search and notices. */
export function PaperPane(props: PaperPaneProps) {
  const { paper, review, findings, dismissed, passage } = props;
  const { scroller, page, find, selection, jump } = useScrolledPaper(props);
  const [zoom, setZoom] = useState(1);
  const [thumbnails, setThumbnails] = useStoredChoice(thumbnailsChoice);
  const pictures = usePictures(paper, props.fileAddress);
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
          className="sheets-scroll relative min-w-0 grow outline-offset-[-2px]"
        >
          {props.notices}
          <PaperNotices hidden={review.hidden} notes={review.notes} />
          <div className="relative">
            <div className="sheets pt-4" style={style} data-approved={props.isApproved ? '' : undefined}>
              <PaperSheets
                paper={paper}
                pictures={pictures}
                findings={findings}
                dismissed={dismissed}
                passage={passage}
              />
            </div>
            {selection !== null && (
              <SelectionToolbar
                place={selection.place}
                onComment={props.onComment}
                onTemplate={props.onTemplates}
              />
            )}
          </div>
        </section>
      </div>
    </div>
  );
}

/** What depends on the scrolling paper: the visible page, matches of a search, marks and the selection. */
function useScrolledPaper(props: PaperPaneProps) {
  const { paper, selected, show, isApproved, onSelect, onChoose } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const page = useVisiblePage(scroller);
  const find = useFind(scroller, paper.text);
  usePaperMarks(scroller, selected, show, onChoose);
  const selection = useSelectedPassage(scroller, paper.text, isApproved);

  // Synchronises the keys of the screen with the selection in the paper, before its toolbar is shown.
  useLayoutEffect(() => onSelect(selection?.span ?? null), [onSelect, selection]);

  const jump = (number: number) =>
    scroller.current?.querySelector(`[data-page="${number}"]`)?.scrollIntoView({ block: 'start' });
  return { scroller, page, find, selection, jump };
}

type FindBarProps = { readonly find: Find; readonly onClose: () => void };

function FindBar({ find, onClose }: FindBarProps) {
  const close = () => {
    // The match stays selected, so that it can be commented on by keyboard.
    find.select();
    find.search('');
    onClose();
  };
  return (
    <search className="absolute top-2 right-3 z-10 flex animate-rise items-center gap-1 rounded-lg border border-rule bg-sheet p-1.5 shadow-float">
      <input
        ref={(input) => input?.focus()}
        type="text"
        aria-label="Find in paper"
        placeholder="Find in paper"
        value={find.words}
        onChange={(event) => find.search(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') find.step(event.shiftKey ? -1 : 1);
          if (event.key === 'Escape') close();
        }}
        className="field min-h-8 w-44"
      />
      <output className="min-w-14 text-center text-13 text-pencil">
        {find.words === '' ? '' : `${find.position} of ${find.count}`}
      </output>
      <IconButton
        label="Previous match"
        icon={<ChevronUp size={16} aria-hidden />}
        disabled={find.count === 0}
        onClick={() => find.step(-1)}
      />
      <IconButton
        label="Next match"
        icon={<ChevronDown size={16} aria-hidden />}
        disabled={find.count === 0}
        onClick={() => find.step(1)}
      />
      <IconButton label="Close find" icon={<X size={16} aria-hidden />} onClick={close} />
    </search>
  );
}

/** The number of the visible page; lays out a page's margin when it first comes near. */
function useVisiblePage(scroller: RefObject<HTMLElement | null>): number {
  const [current, setCurrent] = useState(1);

  // Synchronises with scrolling: the topmost page that shows is the one being read.
  useEffect(() => {
    const root = scroller.current;
    if (root === null) return undefined;
    const showing = new Set<number>();
    const seen = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const page = Number(target.getAttribute('data-page'));
          if (isIntersecting) showing.add(page);
          else showing.delete(page);
        }
        if (showing.size > 0) setCurrent(Math.min(...showing));
      },
      { root, rootMargin: '-20% 0px -40% 0px' },
    );
    const near = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) if (isIntersecting) placeTags(target);
      },
      { root, rootMargin: '600px 0px' },
    );
    const resized = new ResizeObserver((entries) => {
      for (const { target } of entries) placeTags(target);
    });
    const drawnAgain = new MutationObserver((changes) => {
      const sheets = new Set(
        changes.map(({ target }) => (target instanceof Element ? target.closest('.sheet') : null)),
      );
      for (const sheet of sheets) if (sheet !== null) placeTags(sheet);
    });
    drawnAgain.observe(root, { childList: true, subtree: true });
    for (const sheet of root.querySelectorAll('.sheet')) {
      seen.observe(sheet);
      near.observe(sheet);
      resized.observe(sheet);
    }
    return () => {
      seen.disconnect();
      near.disconnect();
      resized.disconnect();
      drawnAgain.disconnect();
    };
  }, [scroller]);

  return current;
}

/** Places names of the same margin line side by side and hides those that do not fit. */
function placeTags(sheet: Element): void {
  const tags = [...sheet.querySelectorAll<HTMLElement>('.margin-tag')];
  // All reads before all writes, to avoid layout thrashing.
  const room = Number.parseFloat(getComputedStyle(sheet).paddingRight) - 8;
  const perLine = Math.max(1, Math.floor(room / tagWidth));
  const lines: { readonly top: number; readonly tags: HTMLElement[] }[] = [];
  for (const tag of tags) {
    const top = tag.offsetTop;
    const line = lines.at(-1);
    if (line !== undefined && Math.abs(top - line.top) < 12) line.tags.push(tag);
    else lines.push({ top, tags: [tag] });
  }
  for (const line of lines) {
    const count = Math.min(perLine, line.tags.length);
    for (const [place, tag] of line.tags.entries()) {
      tag.style.setProperty('--shift', String(Math.max(0, count - 1 - place)));
      tag.toggleAttribute('data-crowded', place >= perLine);
    }
  }
}
