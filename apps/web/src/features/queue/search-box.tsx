import { Search } from 'lucide-react';
import { useEffect, useState, type RefObject } from 'react';

type Props = {
  readonly value: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onChange: (value: string) => void;
};

export function SearchBox({ value, input, onChange }: Props) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  // The address changed by another hand, as by "Clear the filter": the box follows.
  if (known !== value) {
    setKnown(value);
    setText(value);
  }

  // Synchronises with the address, a moment after the last letter.
  useEffect(() => {
    if (text === value) return undefined;
    const timer = setTimeout(() => {
      setKnown(text);
      onChange(text);
    }, 250);
    return () => clearTimeout(timer);
  }, [text, value, onChange]);

  return (
    <span className="relative w-full @5xl:w-60">
      <Search
        size={16}
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-pencil"
      />
      <input
        ref={input}
        type="search"
        aria-label="Search by student or file name"
        placeholder="Student or file name"
        value={text}
        maxLength={200}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
        className="field pl-9"
      />
    </span>
  );
}
