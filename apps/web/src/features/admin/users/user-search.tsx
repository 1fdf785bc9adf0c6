import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';

type Props = { readonly onSearch: (text: string) => void };

export function UserSearch({ onSearch }: Props) {
  const [text, setText] = useState('');

  // Synchronises the list with the search text, debounced.
  useEffect(() => {
    const timer = setTimeout(() => onSearch(text.trim()), 250);
    return () => clearTimeout(timer);
  }, [text, onSearch]);

  return (
    <span className="relative w-full sm:w-64">
      <Search
        size={16}
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-pencil"
      />
      <input
        type="search"
        aria-label="Search users by name, e-mail or id"
        placeholder="Name, e-mail or id"
        value={text}
        maxLength={200}
        onChange={(event) => setText(event.target.value)}
        className="field pl-9"
      />
    </span>
  );
}
