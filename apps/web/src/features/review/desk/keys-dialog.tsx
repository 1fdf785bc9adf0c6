import { Dialog } from '../../../components/dialog.tsx';
import { KeyCap } from '../../../components/key-cap.tsx';
import { useStoredChoice } from '../../../lib/stored-choice.ts';
import { letterKeysChoice } from './use-keys.ts';

const isMac = /Mac|iPhone|iPad/u.test(navigator.userAgent);

/** The modifier of this machine's shortcuts. */
export const approveKey = isMac ? '⌘↵' : 'Ctrl ↵';

const keys: readonly (readonly [keys: readonly string[], does: string])[] = [
  [['J', 'K'], 'Next and previous paper'],
  [['N', 'P'], 'Next and previous finding'],
  [['Y'], 'Keep the finding'],
  [['X'], 'Dismiss the finding'],
  [['E'], 'Edit the feedback'],
  [['1', '2', '3', '4'], 'Edit overall, content, grammar, APA'],
  [['U'], 'Undo'],
  [['/'], 'Find in the paper'],
  [['Esc'], 'Leave a text, let go of a finding'],
  [[approveKey], 'Approve and go on to the next'],
  [['?'], 'These keys'],
];

export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const [letterKeys, setLetterKeys] = useStoredChoice(letterKeysChoice);
  return (
    <Dialog title="Keys of this screen" onClose={onClose}>
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
          className="mt-0.5 size-4 accent-(--pen)"
        />
        <span>
          Use single-letter keys
          <span className="block text-13 text-pencil">
            Switch them off if you speak to your computer or press keys by accident.
          </span>
        </span>
      </label>
    </Dialog>
  );
}
