import { Dialog } from './dialog.tsx';
import { KeyCap } from '../key-cap.tsx';
import { useStoredChoice } from '../../theme/use-stored-choice.ts';
import { letterKeysChoice } from '../../keyboard/use-keys.ts';

/** A row of the list: the keys and their action. */
export type KeyRow = readonly [keys: readonly string[], does: string];

type Props = { readonly keys: readonly KeyRow[]; readonly onClose: () => void };

export function KeysDialog({ keys, onClose }: Props) {
  const [letterKeys, setLetterKeys] = useStoredChoice(letterKeysChoice);
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2">
        {keys.map(([caps, does]) => (
          <div key={does} className="contents">
            <dt className="flex gap-1">
              {caps.map((cap) => (
                <KeyCap key={cap}>{cap}</KeyCap>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className="mt-5 flex cursor-pointer items-start gap-3 border-t border-rule pt-4">
        <input
          type="checkbox"
          checked={letterKeys === 'on'}
          onChange={(event) => setLetterKeys(event.target.checked ? 'on' : 'off')}
          className="choice mt-0.5"
        />
        <span>
          Use single-letter shortcuts
          <span className="block text-13 text-pencil">
            Turn them off if you use speech input or press keys by accident.
          </span>
        </span>
      </label>
    </Dialog>
  );
}
