import type { Span } from '@greenpen/paper';
import { MessageSquarePlus, MessageSquareQuote } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { Button } from '../../../components/form/button.tsx';
import { KeyCap } from '../../../components/key-cap.tsx';

export type SelectedPassage = {
  readonly span: Span;
  /** Where the toolbar fits, in pixels of the area of the sheets. */
  readonly place: { readonly top: number; readonly left: number };
};

const toolbarWidth = 250;

/** The passage that is selected in the paper; null while the mouse is still selecting. */
export function useSelectedPassage(
  scroller: RefObject<HTMLElement | null>,
  text: string,
  isOff: boolean,
): SelectedPassage | null {
  const [passage, setPassage] = useState<SelectedPassage | null>(null);

  // Synchronises with the document's selection, by mouse, touch or keyboard.
  useEffect(() => {
    const root = scroller.current;
    if (root === null || isOff) return undefined;
    let isDragging = false;
    const read = () => setPassage(isDragging ? null : readPassage(root, text));
    const press = ({ pointerType }: PointerEvent) => {
      isDragging = pointerType === 'mouse';
    };
    const release = () => {
      isDragging = false;
      // The browser settles the selection after the event.
      requestAnimationFrame(read);
    };
    root.addEventListener('pointerdown', press);
    document.addEventListener('pointerup', release);
    document.addEventListener('selectionchange', read);
    // Zoom and pictures that arrive move the words.
    const resized = new ResizeObserver(read);
    resized.observe(sheetsOf(root));
    return () => {
      resized.disconnect();
      root.removeEventListener('pointerdown', press);
      document.removeEventListener('pointerup', release);
      document.removeEventListener('selectionchange', read);
    };
  }, [scroller, text, isOff]);

  return isOff ? null : passage;
}

function readPassage(root: HTMLElement, text: string): SelectedPassage | null {
  const selection = window.getSelection();
  const span = selectedSpan(root, selection, text);
  if (span === null || selection === null) return null;
  const last = [...selection.getRangeAt(0).getClientRects()].at(-1);
  if (last === undefined) return null;
  const shown = root.getBoundingClientRect();
  const sheets = sheetsOf(root).getBoundingClientRect();
  const rightmost = shown.left + root.clientWidth - toolbarWidth - 8;
  const left = Math.max(shown.left + 8, Math.min(last.right - 40, rightmost));
  return { span, place: { top: last.bottom - sheets.top + 8, left: left - sheets.left } };
}

/** Notices above the sheets come and go, so places are measured from the sheets. */
function sheetsOf(root: HTMLElement): Element {
  return root.querySelector('.sheets') ?? root;
}

type Props = {
  readonly place: SelectedPassage['place'];
  readonly onComment: () => void;
  readonly onTemplate: () => void;
};

/** What can be done with the selected words. */
export function SelectionToolbar({ place, onComment, onTemplate }: Props) {
  return (
    <div
      role="toolbar"
      aria-label="Selected words"
      tabIndex={-1}
      // A press must not clear the selection.
      onPointerDown={(event) => event.preventDefault()}
      className="absolute z-10 flex animate-rise gap-0.5 rounded-lg border border-rule bg-sheet p-1 shadow-float"
      style={place}
    >
      <Button
        size="small"
        look="quiet"
        aria-keyshortcuts="C"
        icon={<MessageSquarePlus size={15} aria-hidden />}
        onClick={onComment}
      >
        Comment <KeyCap>C</KeyCap>
      </Button>
      <Button
        size="small"
        look="quiet"
        aria-keyshortcuts="/"
        icon={<MessageSquareQuote size={15} aria-hidden />}
        onClick={onTemplate}
      >
        Template <KeyCap>/</KeyCap>
      </Button>
    </div>
  );
}

/** Elements with `data-start` contain exactly the paper's text from that offset. */
const holders = '[data-start]';

/** The stretch of the paper's text that a selection covers, without spaces at its ends; null for none. */
function selectedSpan(root: Element, selection: Selection | null, text: string): Span | null {
  if (selection === null || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!range.intersectsNode(root)) return null;
  const touched = [...root.querySelectorAll<HTMLElement>(holders)].filter((holder) => touches(range, holder));
  const [first] = touched;
  const last = touched.at(-1);
  if (first === undefined || last === undefined) return null;
  const { startContainer, startOffset, endContainer, endOffset } = range;
  const start = first.contains(startContainer) ? lengthBefore(first, startContainer, startOffset) : 0;
  const end = last.contains(endContainer)
    ? lengthBefore(last, endContainer, endOffset)
    : (last.textContent?.length ?? 0);
  return trimmed(text, { start: startOf(first) + start, end: startOf(last) + end });
}

/** Whether the range has any of the element's text. */
function touches(range: Range, holder: HTMLElement): boolean {
  if (!range.intersectsNode(holder)) return false;
  const inside = document.createRange();
  inside.selectNodeContents(holder);
  if (range.compareBoundaryPoints(Range.START_TO_START, inside) > 0)
    inside.setStart(range.startContainer, range.startOffset);
  if (range.compareBoundaryPoints(Range.END_TO_END, inside) < 0)
    inside.setEnd(range.endContainer, range.endOffset);
  return inside.toString() !== '';
}

function lengthBefore(holder: HTMLElement, container: Node, offset: number): number {
  const before = document.createRange();
  before.setStart(holder, 0);
  before.setEnd(container, offset);
  return before.toString().length;
}

function startOf(holder: HTMLElement): number {
  return Number(holder.dataset['start']);
}

/** null if nothing but spaces is left. */
export function trimmed(text: string, { start, end }: Span): Span | null {
  const words = text.slice(start, end);
  const from = start + words.length - words.trimStart().length;
  const to = start + words.trimEnd().length;
  return from < to ? { start: from, end: to } : null;
}
