import { Undo2 } from 'lucide-react';
import { Button } from './form/button.tsx';

type Item = { readonly id: string; readonly label: string };
type Props = { readonly items: readonly Item[]; readonly onPutBack: (id: string) => void };

/** Items deleted since the page was opened, for users who missed the toast's Undo. */
export function RecentlyDeleted({ items, onPutBack }: Props) {
  if (items.length === 0) return null;
  return (
    <details className="border-t border-rule px-5 py-3">
      <summary className="cursor-pointer text-13 text-pencil">Recently deleted ({items.length})</summary>
      <ul aria-label="Recently deleted" className="mt-2 grid gap-1">
        {items.map(({ id, label }) => (
          <li key={id} className="flex min-h-9 items-center justify-between gap-3">
            <span className="min-w-0 truncate text-pencil">{label}</span>
            <Button
              look="quiet"
              size="small"
              icon={<Undo2 size={14} aria-hidden />}
              aria-label={`Restore ${label}`}
              onClick={() => onPutBack(id)}
            >
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
