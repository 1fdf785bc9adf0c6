import { useEffect, useId, useRef, useState } from 'react';
import { Search } from 'lucide-react';
import { classNames } from '../../components/class-names.ts';
import { useModal } from '../../components/dialog/use-modal.ts';
import { type Item, useItems } from './use-items.ts';

const openEvent = 'greenpen-open-palette';

/** Opens the palette from a button. */
export function openPalette(): void {
  window.dispatchEvent(new Event(openEvent));
}

/** Opens the palette on Ctrl or Cmd K on every signed-in screen. */
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
  useModal(dialog, { firstField: 'input', onClose });
  const id = useId();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const items = useItems(text);
  const chosen = Math.min(at, items.length - 1);
  const optionId = (index: number) => `${id}-${index}`;

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
        <SearchBox
          text={text}
          listId={`${id}-list`}
          chosenId={items.length === 0 ? undefined : optionId(chosen)}
          onText={(next) => {
            setText(next);
            setAt(0);
          }}
          onStep={step}
          onEnter={() => run(chosen)}
        />
        <Results
          id={`${id}-list`}
          items={items}
          chosen={chosen}
          optionId={optionId}
          onPoint={setAt}
          onRun={run}
        />
      </div>
    </dialog>
  );
}

type ResultsProps = {
  readonly id: string;
  readonly items: readonly Item[];
  readonly chosen: number;
  readonly optionId: (index: number) => string;
  readonly onPoint: (index: number) => void;
  readonly onRun: (index: number) => void;
};

function Results({ id, items, chosen, optionId, onPoint, onRun }: ResultsProps) {
  return (
    <div
      id={id}
      // The browser's own lists cannot show two columns, nor papers that arrive while typing.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listbox"
      aria-label="Results"
      className="min-h-0 overflow-y-auto overscroll-contain p-1.5"
    >
      {items.map((item, index) => (
        <Option
          key={`${item.kind}-${item.id}`}
          id={optionId(index)}
          isChosen={index === chosen}
          onPoint={() => onPoint(index)}
          onRun={() => onRun(index)}
          item={item}
        />
      ))}
      {items.length === 0 && <p className="px-3 py-6 text-center text-pencil">No results.</p>}
    </div>
  );
}

type OptionProps = {
  readonly id: string;
  readonly isChosen: boolean;
  readonly onPoint: () => void;
  readonly onRun: () => void;
  readonly item: Item;
};

function Option({ id, isChosen, onPoint, onRun, item }: OptionProps) {
  return (
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as the list that holds it.
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      onPointerMove={onPoint}
      onClick={onRun}
      onKeyDown={() => undefined}
      className={classNames(
        'flex h-11 cursor-pointer items-center gap-3 rounded-md px-3',
        isChosen && 'bg-pen-wash text-pen',
      )}
    >
      <bdi className="min-w-0 truncate font-medium">{item.label}</bdi>
      {item.hint !== undefined && (
        <span className="max-w-[45%] shrink-0 truncate text-13 opacity-80">{item.hint}</span>
      )}
      <span className="ml-auto shrink-0 text-12 text-pencil">{item.kind.slice(0, -1)}</span>
    </div>
  );
}

type SearchBoxProps = {
  readonly text: string;
  readonly listId: string;
  readonly chosenId: string | undefined;
  readonly onText: (text: string) => void;
  readonly onStep: (by: 1 | -1) => void;
  readonly onEnter: () => void;
};

/** The text field; the arrow keys move the choice in the list below it. */
function SearchBox({ text, listId, chosenId, onText, onStep, onEnter }: SearchBoxProps) {
  return (
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
        aria-controls={listId}
        aria-activedescendant={chosenId}
        placeholder="Find a paper, course, screen or command"
        value={text}
        maxLength={200}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'ArrowDown') onStep(1);
          else if (event.key === 'ArrowUp') onStep(-1);
          else if (event.key === 'Enter') onEnter();
          else return;
          event.preventDefault();
        }}
        className="h-13 w-full bg-transparent pr-4 pl-12 text-16 outline-none"
      />
    </span>
  );
}
