import { useEffect, useId, useRef, useState } from 'react';
import { Search } from 'lucide-react';
import { classNames } from '../../components/class-names.ts';
import { useItems } from './use-items.ts';

const openEvent = 'greenpen-find';

/** Opens the palette from a button. */
export function openPalette(): void {
  window.dispatchEvent(new Event(openEvent));
}

/** Waits for Ctrl or Cmd and K on every signed-in screen. */
export function PaletteHost() {
  const [isOpen, setOpen] = useState(false);

  // Synchronises with the keyboard and with the buttons that open it.
  useEffect(() => {
    const open = () => {
      if (document.querySelector('dialog[open]') === null) setOpen(true);
    };
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      if (event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', press);
    window.addEventListener(openEvent, open);
    return () => {
      document.removeEventListener('keydown', press);
      window.removeEventListener(openEvent, open);
    };
  }, []);

  return isOpen && <Palette onClose={() => setOpen(false)} />;
}

type Props = { readonly onClose: () => void };

/** Finds a paper, a course, a screen or a command by a few letters of it. */
function Palette({ onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const items = useItems(text);
  const chosen = Math.min(at, items.length - 1);
  const optionId = (index: number) => `${id}-${index}`;

  // Synchronises with the browser's top layer: a mounted dialog is an open one.
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector('input')?.focus();
    return () => element?.close();
  }, []);

  // Synchronises with clicks on the backdrop, which belong to the dialog element itself.
  useEffect(() => {
    const element = dialog.current;
    const closeOnBackdrop = (event: PointerEvent) => {
      if (event.target === element) onClose();
    };
    element?.addEventListener('pointerdown', closeOnBackdrop);
    return () => element?.removeEventListener('pointerdown', closeOnBackdrop);
  }, [onClose]);

  // Synchronises scrolling with the chosen line.
  useEffect(() => {
    dialog.current?.querySelectorAll('[role=option]')[chosen]?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  const run = (index: number) => {
    const item = items[index];
    if (item === undefined) return;
    onClose();
    item.run();
  };
  const step = (by: 1 | -1) => setAt((chosen + by + items.length) % Math.max(1, items.length));

  return (
    <dialog
      ref={dialog}
      aria-label="Find anything"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="mx-auto mt-[12dvh] max-h-[70dvh] w-[min(600px,calc(100vw-32px))] animate-rise overflow-hidden rounded-lg border border-rule bg-sheet text-ink shadow-float"
    >
      <div className="flex max-h-[inherit] flex-col">
        <span className="relative block border-b border-rule">
          <Search
            size={18}
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-pencil"
          />
          <input
            type="text"
            role="combobox"
            aria-label="Find a paper, course, screen or command"
            aria-expanded
            aria-controls={`${id}-list`}
            aria-activedescendant={items.length === 0 ? undefined : optionId(chosen)}
            placeholder="Find a paper, course, screen or command"
            value={text}
            maxLength={200}
            onChange={(event) => {
              setText(event.target.value);
              setAt(0);
            }}
            onKeyDown={(event) => {
              if (event.nativeEvent.isComposing) return;
              if (event.key === 'ArrowDown') step(1);
              else if (event.key === 'ArrowUp') step(-1);
              else if (event.key === 'Enter') run(chosen);
              else return;
              event.preventDefault();
            }}
            className="h-13 w-full bg-transparent pr-4 pl-12 text-16 outline-none"
          />
        </span>
        <div
          id={`${id}-list`}
          // The browser's own lists cannot show two columns, nor papers that arrive while one types.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="listbox"
          aria-label="What fits"
          className="min-h-0 overflow-y-auto overscroll-contain p-1.5"
        >
          {items.map((item, index) => (
            <div
              key={`${item.kind}-${item.id}`}
              id={optionId(index)}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as the list that holds it.
              role="option"
              tabIndex={-1}
              aria-selected={index === chosen}
              onPointerMove={() => setAt(index)}
              onClick={() => run(index)}
              onKeyDown={() => undefined}
              className={classNames(
                'flex h-11 cursor-pointer items-center gap-3 rounded-md px-3',
                index === chosen && 'bg-pen-wash text-pen',
              )}
            >
              <bdi className="min-w-0 truncate font-medium">{item.label}</bdi>
              {item.hint !== undefined && (
                <span className="max-w-[45%] shrink-0 truncate text-13 opacity-80">{item.hint}</span>
              )}
              <span className="ml-auto shrink-0 text-12 text-pencil">{item.kind.slice(0, -1)}</span>
            </div>
          ))}
          {items.length === 0 && (
            <p className="px-3 py-6 text-center text-pencil">Nothing fits these words.</p>
          )}
        </div>
      </div>
    </dialog>
  );
}
