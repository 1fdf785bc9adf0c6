import { useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { storedChoice } from '../../../theme/stored-choice.ts';

const least = 35;
const most = 75;
const isPercent = (value: string): value is `${number}` => /^\d{2}(?:\.\d)?$/u.test(value);
const splitChoice = storedChoice('split', isPercent, '58');

type Props = { readonly left: ReactNode; readonly right: ReactNode };
type SplitStyle = CSSProperties & { readonly '--split': string };

/** Two panes with a splitter that can be dragged or moved by arrow keys; its position is stored. */
export function Split({ left, right }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [percent, setPercent] = useState(() => Number(splitChoice.get()));

  const move = (next: number) => {
    const clamped = Math.round(Math.min(most, Math.max(least, next)) * 10) / 10;
    setPercent(clamped);
    splitChoice.set(`${clamped}`);
  };
  const follow = (clientX: number) => {
    const box = frame.current?.getBoundingClientRect();
    if (box !== undefined && box.width > 0) move(((clientX - box.left) / box.width) * 100);
  };
  const style: SplitStyle = { '--split': `${percent}%` };

  return (
    <div ref={frame} style={style} className="flex min-h-0 grow">
      <div className="min-w-0 shrink-0 basis-(--split)">{left}</div>
      <div
        // The window splitter of the ARIA patterns, for which HTML has no element.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="separator"
        aria-label="Width of the paper"
        aria-orientation="vertical"
        aria-valuenow={Math.round(percent)}
        aria-valuemin={least}
        aria-valuemax={most}
        tabIndex={0}
        onDoubleClick={() => move(58)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowLeft') move(percent - 2);
          if (event.key === 'ArrowRight') move(percent + 2);
        }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          event.preventDefault();
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event.clientX);
        }}
        className="group relative z-[2] -mx-1 w-2 shrink-0 cursor-col-resize touch-none focus-visible:outline-none"
      >
        <span className="absolute inset-y-0 left-1 w-px bg-rule transition-colors group-hover:w-0.5 group-hover:bg-pen group-focus-visible:w-0.5 group-focus-visible:bg-pen" />
      </div>
      <div className="min-w-0 grow">{right}</div>
    </div>
  );
}
