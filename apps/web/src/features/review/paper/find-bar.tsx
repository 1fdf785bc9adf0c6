import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { IconButton } from '../../../components/form/icon-button.tsx';
import type { Find } from './use-find.ts';

type Props = { readonly find: Find; readonly onClose: () => void };

export function FindBar({ find, onClose }: Props) {
  const close = () => {
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
        label="Previous place"
        icon={<ChevronUp size={16} aria-hidden />}
        disabled={find.count === 0}
        onClick={() => find.step(-1)}
      />
      <IconButton
        label="Next place"
        icon={<ChevronDown size={16} aria-hidden />}
        disabled={find.count === 0}
        onClick={() => find.step(1)}
      />
      <IconButton label="Close find" icon={<X size={16} aria-hidden />} onClick={close} />
    </search>
  );
}
